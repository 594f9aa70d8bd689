import type * as Schema from '../../shared/apollo/schema.generated';

import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecipeActions_RecipeFragment = { __typename: 'Recipe', id: string, recipeId: number, name: string, visibility: Schema.RecipeVisibility, viewerCanEdit: boolean, viewerCanDelete: boolean } & { ' $fragmentName'?: 'RecipeActions_RecipeFragment' };

export const RecipeActions_RecipeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipeActions_recipe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}}]}}]} as unknown as DocumentNode<RecipeActions_RecipeFragment, unknown>;
/** Stands for the data of `RecipeActions_recipe`, which only that fragment's hook can read. */
export type RecipeActions_RecipeRef = FragmentType<RecipeActions_RecipeFragment>;
/** The masked data of `RecipeActions_recipe`; renders again only when its own fields change. */
export const useRecipeActions_Recipe = (from: RecipeActions_RecipeRef): RecipeActions_RecipeFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: RecipeActions_RecipeFragmentDoc, fragmentName: "RecipeActions_recipe", from })
    .data as RecipeActions_RecipeFragment;