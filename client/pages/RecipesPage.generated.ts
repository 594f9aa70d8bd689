/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../shared/apollo/schema.generated';

import type { CompactCard_RecipeFragment } from '../features/recipes/CompactCard_recipe.generated';
import type { FavoriteButton_RecipeFragment } from '../features/favorites/FavoriteButton_recipe.generated';
import type { RecipeCard_RecipeFragment } from '../features/recipes/RecipeCard_recipe.generated';
import type { RecipeActions_RecipeFragment } from '../features/recipeActions/RecipeActions_recipe.generated';
import { loadQuery, useLoadedQuery } from "../shared/preload";
import type { LoadOptions, Preload } from "../shared/preload";
import type { ApolloClient } from "@apollo/client";
import { fetchQuery } from "../shared/apollo/fetchQuery";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { CompactCard_RecipeFragmentDoc } from "../features/recipes/CompactCard_recipe.generated";
import { FavoriteButton_RecipeFragmentDoc } from "../features/favorites/FavoriteButton_recipe.generated";
import { RecipeCard_RecipeFragmentDoc } from "../features/recipes/RecipeCard_recipe.generated";
import { RecipeActions_RecipeFragmentDoc } from "../features/recipeActions/RecipeActions_recipe.generated";
import { withFragments } from "../shared/apollo/withFragments";
export type RecipesPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: Schema.RecipeFilter | null | undefined;
  sort: Schema.RecipeSort;
  full: boolean;
}>;


export type RecipesPageQuery = { viewerCanAddRecipe: boolean, recipes: { __typename: 'RecipeConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'RecipeEdge', cursor: string, matches?: Array<{ __typename: 'SearchMatch', kind: Schema.SearchMatchKind, name: string }> | null, node: (
        { __typename: 'Recipe', id: string }
        & { ' $fragmentRefs'?: { 'CompactCard_RecipeFragment': CompactCard_RecipeFragment;'FavoriteButton_RecipeFragment': FavoriteButton_RecipeFragment } }
      ) & (
        { __typename: 'Recipe' }
        & { ' $fragmentRefs'?: { 'RecipeCard_RecipeFragment': RecipeCard_RecipeFragment } }
      ) & { __typename: 'Recipe' } & (
        { __typename: 'Recipe' }
        & { ' $fragmentRefs'?: { 'RecipeActions_RecipeFragment': RecipeActions_RecipeFragment } }
      ) & { __typename: 'Recipe' } }> } };


export const RecipesPageDocument = /* @__PURE__ */ withFragments([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecipesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"full"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerCanAddRecipe"}},{"kind":"Field","name":{"kind":"Name","value":"recipes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"matches"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"full"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompactCard_recipe"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavoriteButton_recipe"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeCard_recipe"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"full"}}}]}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeActions_recipe"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"full"}}}]}]}]}}]}}]}}]}}], CompactCard_RecipeFragmentDoc, FavoriteButton_RecipeFragmentDoc, RecipeCard_RecipeFragmentDoc, RecipeActions_RecipeFragmentDoc) as unknown as DocumentNode<RecipesPageQuery, RecipesPageQueryVariables>;
/** Starts `RecipesPage` for a route, and waits for its answer. */
export const preloadRecipesPage = (preload: Preload, options: LoadOptions & { variables: RecipesPageQueryVariables }) =>
  loadQuery(preload, RecipesPageDocument, options);
/** The query that a route has started with `preloadRecipesPage`, with the present data of the cache. */
export const useRecipesPage = useLoadedQuery<RecipesPageQuery, RecipesPageQueryVariables>;
/** Queries `RecipesPage` and writes the result to the cache, which screens watch. */
export const fetchRecipesPage = (client: ApolloClient, variables: RecipesPageQueryVariables) =>
  fetchQuery(client, RecipesPageDocument, variables);