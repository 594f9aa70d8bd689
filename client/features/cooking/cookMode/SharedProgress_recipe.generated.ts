import type * as Schema from '../../../shared/apollo/schema.generated';

import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SharedProgress_RecipeFragment = { __typename: 'Recipe', id: string, recipeId: number, name: string, version: number, viewerCookingProgress: { __typename: 'CookingProgress', recipeVersion: number, done: Array<string>, step: number | null, changedAt: string } | null } & { ' $fragmentName'?: 'SharedProgress_RecipeFragment' };

export const SharedProgress_RecipeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharedProgress_recipe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCookingProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<SharedProgress_RecipeFragment, unknown>;
/** Stands for the data of `SharedProgress_recipe`, which only that fragment's hook can read. */
export type SharedProgress_RecipeRef = FragmentType<SharedProgress_RecipeFragment>;
/** The masked data of `SharedProgress_recipe`; renders again only when its own fields change. */
export const useSharedProgress_Recipe = (from: SharedProgress_RecipeRef): SharedProgress_RecipeFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: SharedProgress_RecipeFragmentDoc, fragmentName: "SharedProgress_recipe", from })
    .data as SharedProgress_RecipeFragment;