import type * as Schema from '../../shared/apollo/schema.generated';

import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecipeOrigin_RecipeFragment = { __typename: 'Recipe', id: string, recipeId: number, version: number, source: string | null, language: string | null, nutrition: string | null, nutritionSource: string | null, createdAt: string, updatedAt: string, tags: Array<{ __typename: 'Tag', id: string, tagId: number, name: string }> } & { ' $fragmentName'?: 'RecipeOrigin_RecipeFragment' };

export const RecipeOrigin_RecipeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipeOrigin_recipe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"nutrition"}},{"kind":"Field","name":{"kind":"Name","value":"nutritionSource"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tagId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RecipeOrigin_RecipeFragment, unknown>;
/** Stands for the data of `RecipeOrigin_recipe`, which only that fragment's hook can read. */
export type RecipeOrigin_RecipeRef = FragmentType<RecipeOrigin_RecipeFragment>;
/** The masked data of `RecipeOrigin_recipe`; renders again only when its own fields change. */
export const useRecipeOrigin_Recipe = (from: RecipeOrigin_RecipeRef): RecipeOrigin_RecipeFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: RecipeOrigin_RecipeFragmentDoc, fragmentName: "RecipeOrigin_recipe", from })
    .data as RecipeOrigin_RecipeFragment;