import type * as Schema from '../../shared/apollo/schema.generated';

import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FavoriteButton_RecipeFragment = { __typename: 'Recipe', id: string, recipeId: number, name: string, viewerHasFavorited: boolean } & { ' $fragmentName'?: 'FavoriteButton_RecipeFragment' };

export const FavoriteButton_RecipeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavoriteButton_recipe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavorited"}}]}}]} as unknown as DocumentNode<FavoriteButton_RecipeFragment, unknown>;
/** Stands for the data of `FavoriteButton_recipe`, which only that fragment's hook can read. */
export type FavoriteButton_RecipeRef = FragmentType<FavoriteButton_RecipeFragment>;
/** The masked data of `FavoriteButton_recipe`; renders again only when its own fields change. */
export const useFavoriteButton_Recipe = (from: FavoriteButton_RecipeRef): FavoriteButton_RecipeFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: FavoriteButton_RecipeFragmentDoc, fragmentName: "FavoriteButton_recipe", from })
    .data as FavoriteButton_RecipeFragment;