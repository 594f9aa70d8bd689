/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../shared/apollo/schema.generated';

import type { RecipeTile_RecipeFragment } from '../features/recipes/RecipeTile_recipe.generated';
import { loadQuery, useLoadedQuery } from "../shared/preload";
import type { LoadOptions, Preload } from "../shared/preload";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { RecipeTile_RecipeFragmentDoc } from "../features/recipes/RecipeTile_recipe.generated";
import { withFragments } from "../shared/apollo/withFragments";
export type HomeFavoritesQueryVariables = Exact<{
  first: number;
}>;


export type HomeFavoritesQuery = { viewer: { __typename: 'User', id: string, favorites: { __typename: 'RecipeConnection', edges: Array<{ __typename: 'RecipeEdge', node: (
          { __typename: 'Recipe', id: string }
          & { ' $fragmentRefs'?: { 'RecipeTile_RecipeFragment': RecipeTile_RecipeFragment } }
        ) }> } } | null };


export const HomeFavoritesDocument = /* @__PURE__ */ withFragments([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeFavorites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"favorites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeTile_recipe"}}]}}]}}]}}]}}]}}], RecipeTile_RecipeFragmentDoc) as unknown as DocumentNode<HomeFavoritesQuery, HomeFavoritesQueryVariables>;
/** Starts `HomeFavorites` for a route, and waits for its answer. */
export const preloadHomeFavorites = (preload: Preload, options: LoadOptions & { variables: HomeFavoritesQueryVariables }) =>
  loadQuery(preload, HomeFavoritesDocument, options);
/** The query that a route has started with `preloadHomeFavorites`, with the present data of the cache. */
export const useHomeFavorites = useLoadedQuery<HomeFavoritesQuery, HomeFavoritesQueryVariables>;