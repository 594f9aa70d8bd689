import type * as Schema from '../../shared/apollo/schema.generated';

import type { Picture_ImageFragment } from '../../shared/ui/Picture_image.generated';
import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CoverStack_RecipeFragment = { __typename: 'Recipe', id: string, cover: { __typename: 'Image', url: string, width: number, height: number, srcSet: string | null, placeholder: string | null } } & { ' $fragmentName'?: 'CoverStack_RecipeFragment' };

export const CoverStack_RecipeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoverStack_recipe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}}]} as unknown as DocumentNode<CoverStack_RecipeFragment, unknown>;
/** Stands for the data of `CoverStack_recipe`, which only that fragment's hook can read. */
export type CoverStack_RecipeRef = FragmentType<CoverStack_RecipeFragment>;
/** The masked data of `CoverStack_recipe`; renders again only when its own fields change. */
export const useCoverStack_Recipe = (from: CoverStack_RecipeRef): CoverStack_RecipeFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: CoverStack_RecipeFragmentDoc, fragmentName: "CoverStack_recipe", from })
    .data as CoverStack_RecipeFragment;