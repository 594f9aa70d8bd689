/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../shared/apollo/schema.generated';

import { loadQuery, useLoadedQuery } from "../../shared/preload";
import type { LoadOptions, Preload } from "../../shared/preload";
import type { ApolloClient } from "@apollo/client";
import { fetchQuery } from "../../shared/apollo/fetchQuery";
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type IngredientsPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: Schema.ReferenceSort;
}>;


export type IngredientsPageQuery = { mayEdit: boolean, mayMerge: boolean, viewer: { __typename: 'User', id: string } | null, page: { __typename: 'IngredientConnection', totalCount: number, edges: Array<{ __typename: 'IngredientEdge', node: { __typename: 'Ingredient', id: string, name: string, recipeCount: number, key: number } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type NewIngredientPageQueryVariables = Exact<{ [key: string]: never; }>;


export type NewIngredientPageQuery = { mayEdit: boolean, viewer: { __typename: 'User', id: string } | null };

export type IngredientPageQueryVariables = Exact<{
  key: number;
}>;


export type IngredientPageQuery = { mayEdit: boolean, mayMerge: boolean, viewer: { __typename: 'User', id: string } | null, one: { __typename: 'Ingredient', id: string, name: string, version: number, recipeCount: number, key: number, aliases: Array<{ __typename: 'Alias', aliasId: number, name: string }> } };

export type AddIngredientMutationVariables = Exact<{
  input: Schema.IngredientInput;
}>;


export type AddIngredientMutation = { added: { __typename: 'Ingredient', id: string, name: string, key: number } };

export type RenameIngredientMutationVariables = Exact<{
  key: number;
  input: Schema.IngredientInput;
  version: number;
}>;


export type RenameIngredientMutation = { renamed: { __typename: 'Ingredient', id: string, name: string, version: number, key: number } };

export type DeleteIngredientMutationVariables = Exact<{
  key: number;
}>;


export type DeleteIngredientMutation = { deleted: string };


export const IngredientsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IngredientsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReferenceSort"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"mayEdit"},"name":{"kind":"Name","value":"viewerCanManageIngredients"}},{"kind":"Field","alias":{"kind":"Name","value":"mayMerge"},"name":{"kind":"Name","value":"viewerCanManageReference"}},{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"searchIngredients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"key"},"name":{"kind":"Name","value":"ingredientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"recipeCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<IngredientsPageQuery, IngredientsPageQueryVariables>;
export const NewIngredientPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewIngredientPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"mayEdit"},"name":{"kind":"Name","value":"viewerCanManageIngredients"}}]}}]} as unknown as DocumentNode<NewIngredientPageQuery, NewIngredientPageQueryVariables>;
export const IngredientPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IngredientPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"mayEdit"},"name":{"kind":"Name","value":"viewerCanManageIngredients"}},{"kind":"Field","alias":{"kind":"Name","value":"mayMerge"},"name":{"kind":"Name","value":"viewerCanManageReference"}},{"kind":"Field","alias":{"kind":"Name","value":"one"},"name":{"kind":"Name","value":"ingredient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ingredientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"key"},"name":{"kind":"Name","value":"ingredientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"recipeCount"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aliasId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<IngredientPageQuery, IngredientPageQueryVariables>;
export const AddIngredientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddIngredient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IngredientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"added"},"name":{"kind":"Name","value":"createIngredient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"key"},"name":{"kind":"Name","value":"ingredientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddIngredientMutation, AddIngredientMutationVariables>;
export const RenameIngredientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameIngredient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IngredientInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"renamed"},"name":{"kind":"Name","value":"updateIngredient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ingredientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"key"},"name":{"kind":"Name","value":"ingredientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<RenameIngredientMutation, RenameIngredientMutationVariables>;
export const DeleteIngredientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteIngredient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"deleted"},"name":{"kind":"Name","value":"deleteIngredient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ingredientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}]}}]} as unknown as DocumentNode<DeleteIngredientMutation, DeleteIngredientMutationVariables>;
/** Starts `IngredientsPage` for a route, and waits for its answer. */
export const preloadIngredientsPage = (preload: Preload, options: LoadOptions & { variables: IngredientsPageQueryVariables }) =>
  loadQuery(preload, IngredientsPageDocument, options);
/** The query that a route has started with `preloadIngredientsPage`, with the present data of the cache. */
export const useIngredientsPage = useLoadedQuery<IngredientsPageQuery, IngredientsPageQueryVariables>;
/** Queries `IngredientsPage` and writes the result to the cache, which screens watch. */
export const fetchIngredientsPage = (client: ApolloClient, variables: IngredientsPageQueryVariables) =>
  fetchQuery(client, IngredientsPageDocument, variables);
/** Starts `NewIngredientPage` for a route, and waits for its answer. */
export const preloadNewIngredientPage = (preload: Preload, options: LoadOptions) =>
  loadQuery(preload, NewIngredientPageDocument, options);
/** The query that a route has started with `preloadNewIngredientPage`, with the present data of the cache. */
export const useNewIngredientPage = useLoadedQuery<NewIngredientPageQuery, NewIngredientPageQueryVariables>;
/** Starts `IngredientPage` for a route, and waits for its answer. */
export const preloadIngredientPage = (preload: Preload, options: LoadOptions & { variables: IngredientPageQueryVariables }) =>
  loadQuery(preload, IngredientPageDocument, options);
/** The query that a route has started with `preloadIngredientPage`, with the present data of the cache. */
export const useIngredientPage = useLoadedQuery<IngredientPageQuery, IngredientPageQueryVariables>;
/** Queries `IngredientPage` and writes the result to the cache, which screens watch. */
export const fetchIngredientPage = (client: ApolloClient, variables: IngredientPageQueryVariables) =>
  fetchQuery(client, IngredientPageDocument, variables);
export const useAddIngredientMutation = (options?: useMutation.Options<AddIngredientMutation, AddIngredientMutationVariables>) =>
  useMutation(AddIngredientDocument, options);
export const useRenameIngredientMutation = (options?: useMutation.Options<RenameIngredientMutation, RenameIngredientMutationVariables>) =>
  useMutation(RenameIngredientDocument, options);
export const useDeleteIngredientMutation = (options?: useMutation.Options<DeleteIngredientMutation, DeleteIngredientMutationVariables>) =>
  useMutation(DeleteIngredientDocument, options);