/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../apollo/schema.generated';

import { useSuspenseFragment } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Picture_ImageFragment = { __typename: 'Image', url: string, width: number, height: number, srcSet: string | null, placeholder: string | null } & { ' $fragmentName'?: 'Picture_ImageFragment' };

export const Picture_ImageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}}]} as unknown as DocumentNode<Picture_ImageFragment, unknown>;
/** The masked data of `Picture_image`; renders again only when its own fields change. */
export type Picture_ImageRef = FragmentType<Picture_ImageFragment>;
export const usePicture_Image = (from: Picture_ImageRef): Picture_ImageFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: Picture_ImageFragmentDoc, fragmentName: "Picture_image", from })
    .data as Picture_ImageFragment;