/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../apollo/schema.generated';

import { useSuspenseFragment } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type IngredientList_RecipeFragment = { __typename: 'Recipe', id: string, ingredientsNotes: string | null, ingredients: Array<{ __typename: 'RecipeIngredient', ingredientId: number, name: string, quantity: string | null, unit: string | null, isOptional: boolean }> } & { ' $fragmentName'?: 'IngredientList_RecipeFragment' };

export const IngredientList_RecipeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IngredientList_recipe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ingredientsNotes"}},{"kind":"Field","name":{"kind":"Name","value":"ingredients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}}]}}]}}]} as unknown as DocumentNode<IngredientList_RecipeFragment, unknown>;
/** The masked data of `IngredientList_recipe`; renders again only when its own fields change. */
export type IngredientList_RecipeRef = FragmentType<IngredientList_RecipeFragment>;
export const useIngredientList_Recipe = (from: IngredientList_RecipeRef): IngredientList_RecipeFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: IngredientList_RecipeFragmentDoc, fragmentName: "IngredientList_recipe", from })
    .data as IngredientList_RecipeFragment;