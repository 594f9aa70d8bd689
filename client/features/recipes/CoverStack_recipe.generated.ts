/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../apollo/schema.generated';

import { useSuspenseFragment } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CoverStack_RecipeFragment = { __typename: 'Recipe', id: string, cover: { __typename: 'Image', url: string, width: number, height: number } } & { ' $fragmentName'?: 'CoverStack_RecipeFragment' };

export const CoverStack_RecipeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoverStack_recipe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]} as unknown as DocumentNode<CoverStack_RecipeFragment, unknown>;
/** The masked data of `CoverStack_recipe`; renders again only when its own fields change. */
export type CoverStack_RecipeRef = FragmentType<CoverStack_RecipeFragment>;
export const useCoverStack_Recipe = (from: CoverStack_RecipeRef): CoverStack_RecipeFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: CoverStack_RecipeFragmentDoc, fragmentName: "CoverStack_recipe", from })
    .data as CoverStack_RecipeFragment;