/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../apollo/schema.generated';

import type { Picture_ImageFragment } from '../../shared/ui/Picture_image.generated';
import { useSuspenseFragment } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecipeTile_RecipeFragment = { __typename: 'Recipe', id: string, recipeId: number, name: string, owner: { __typename: 'Author', userId: number, name: string }, cover: { __typename: 'Image', url: string, width: number, height: number, srcSet: string | null, placeholder: string | null }, rating: { __typename: 'Rating', average: number | null, count: number } } & { ' $fragmentName'?: 'RecipeTile_RecipeFragment' };

export const RecipeTile_RecipeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipeTile_recipe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}}]} as unknown as DocumentNode<RecipeTile_RecipeFragment, unknown>;
/** The masked data of `RecipeTile_recipe`; renders again only when its own fields change. */
export type RecipeTile_RecipeRef = FragmentType<RecipeTile_RecipeFragment>;
export const useRecipeTile_Recipe = (from: RecipeTile_RecipeRef): RecipeTile_RecipeFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: RecipeTile_RecipeFragmentDoc, fragmentName: "RecipeTile_recipe", from })
    .data as RecipeTile_RecipeFragment;