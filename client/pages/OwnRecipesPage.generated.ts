/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../shared/apollo/schema.generated';

import type { RecipeActions_RecipeFragment } from '../features/recipeActions/RecipeActions_recipe.generated';
import { loadQuery, useLoadedQuery } from "../shared/preload";
import type { LoadOptions, Preload } from "../shared/preload";
import type { ApolloClient } from "@apollo/client";
import { fetchQuery } from "../shared/apollo/fetchQuery";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnRecipesPageQueryVariables = Exact<{
  first: number;
  visibility?: Schema.RecipeVisibility | null | undefined;
}>;


export type OwnRecipesPageQuery = { viewerCanAddRecipe: boolean, viewer: { __typename: 'User', id: string } | null, viewerRecipes: { __typename: 'RecipeConnection', edges: Array<{ __typename: 'RecipeEdge', cursor: string, node: (
        { __typename: 'Recipe', id: string }
        & { ' $fragmentRefs'?: { 'RecipeActions_RecipeFragment': RecipeActions_RecipeFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type MoreOwnRecipesQueryVariables = Exact<{
  first: number;
  visibility?: Schema.RecipeVisibility | null | undefined;
  after?: string | null | undefined;
}>;


export type MoreOwnRecipesQuery = { viewerRecipes: { __typename: 'RecipeConnection', edges: Array<{ __typename: 'RecipeEdge', cursor: string, node: (
        { __typename: 'Recipe', id: string }
        & { ' $fragmentRefs'?: { 'RecipeActions_RecipeFragment': RecipeActions_RecipeFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type OwnRecipes_ConnectionFragment = { __typename: 'RecipeConnection', edges: Array<{ __typename: 'RecipeEdge', cursor: string, node: (
      { __typename: 'Recipe', id: string }
      & { ' $fragmentRefs'?: { 'RecipeActions_RecipeFragment': RecipeActions_RecipeFragment } }
    ) }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } & { ' $fragmentName'?: 'OwnRecipes_ConnectionFragment' };


export const OwnRecipesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnRecipesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"visibility"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeVisibility"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAddRecipe"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRecipes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"visibility"},"value":{"kind":"Variable","name":{"kind":"Name","value":"visibility"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnRecipes_connection"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipeActions_recipe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnRecipes_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeActions_recipe"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<OwnRecipesPageQuery, OwnRecipesPageQueryVariables>;
export const MoreOwnRecipesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreOwnRecipes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"visibility"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeVisibility"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerRecipes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"visibility"},"value":{"kind":"Variable","name":{"kind":"Name","value":"visibility"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnRecipes_connection"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipeActions_recipe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnRecipes_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeActions_recipe"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<MoreOwnRecipesQuery, MoreOwnRecipesQueryVariables>;
/** Starts `OwnRecipesPage` for a route, and waits for its answer. */
export const preloadOwnRecipesPage = (preload: Preload, options: LoadOptions & { variables: OwnRecipesPageQueryVariables }) =>
  loadQuery(preload, OwnRecipesPageDocument, options);
/** The query that a route has started with `preloadOwnRecipesPage`, with the present data of the cache. */
export const useOwnRecipesPage = useLoadedQuery<OwnRecipesPageQuery, OwnRecipesPageQueryVariables>;
/** Queries `MoreOwnRecipes` and writes the result to the cache, which screens watch. */
export const fetchMoreOwnRecipes = (client: ApolloClient, variables: MoreOwnRecipesQueryVariables) =>
  fetchQuery(client, MoreOwnRecipesDocument, variables);