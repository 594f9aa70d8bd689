/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../shared/apollo/schema.generated';

import type { RecipeTile_RecipeFragment } from '../features/recipes/RecipeTile_recipe.generated';
import type { CoverStack_RecipeFragment } from '../features/recipes/CoverStack_recipe.generated';
import { loadQuery, useLoadedQuery } from "../shared/preload";
import type { LoadOptions, Preload } from "../shared/preload";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { RecipeTile_RecipeFragmentDoc } from "../features/recipes/RecipeTile_recipe.generated";
import { CoverStack_RecipeFragmentDoc } from "../features/recipes/CoverStack_recipe.generated";
import { withFragments } from "../shared/apollo/withFragments";
export type HomePageQueryVariables = Exact<{
  first: number;
}>;


export type HomePageQuery = { viewerCanAddRecipe: boolean, viewerCanManageUsers: boolean, newest: { __typename: 'RecipeConnection', edges: Array<{ __typename: 'RecipeEdge', node: (
        { __typename: 'Recipe', id: string }
        & { ' $fragmentRefs'?: { 'RecipeTile_RecipeFragment': RecipeTile_RecipeFragment } }
      ) }> }, bestLoved: { __typename: 'RecipeConnection', edges: Array<{ __typename: 'RecipeEdge', node: (
        { __typename: 'Recipe', id: string }
        & { ' $fragmentRefs'?: { 'RecipeTile_RecipeFragment': RecipeTile_RecipeFragment;'CoverStack_RecipeFragment': CoverStack_RecipeFragment } }
      ) }> } };


export const HomePageDocument = /* @__PURE__ */ withFragments([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerCanAddRecipe"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManageUsers"}},{"kind":"Field","alias":{"kind":"Name","value":"newest"},"name":{"kind":"Name","value":"recipes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEWEST"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeTile_recipe"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"bestLoved"},"name":{"kind":"Name","value":"recipes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"BEST_LOVED"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeTile_recipe"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoverStack_recipe"}}]}}]}}]}}]}}], RecipeTile_RecipeFragmentDoc, CoverStack_RecipeFragmentDoc) as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;
/** Starts `HomePage` for a route, and waits for its answer. */
export const preloadHomePage = (preload: Preload, options: LoadOptions & { variables: HomePageQueryVariables }) =>
  loadQuery(preload, HomePageDocument, options);
/** The query that a route has started with `preloadHomePage`, with the present data of the cache. */
export const useHomePage = useLoadedQuery<HomePageQuery, HomePageQueryVariables>;