/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../shared/apollo/schema.generated';

import { loadQuery, useLoadedQuery } from "../../shared/preload";
import type { LoadOptions, Preload } from "../../shared/preload";
import type { ApolloClient } from "@apollo/client";
import { fetchQuery } from "../../shared/apollo/fetchQuery";
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DifficultyLevelsPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: Schema.ReferenceSort;
}>;


export type DifficultyLevelsPageQuery = { mayEdit: boolean, viewer: { __typename: 'User', id: string } | null, page: { __typename: 'DifficultyLevelConnection', totalCount: number, edges: Array<{ __typename: 'DifficultyLevelEdge', node: { __typename: 'DifficultyLevel', id: string, name: string, key: number } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type NewDifficultyLevelPageQueryVariables = Exact<{ [key: string]: never; }>;


export type NewDifficultyLevelPageQuery = { mayEdit: boolean, viewer: { __typename: 'User', id: string } | null };

export type DifficultyLevelPageQueryVariables = Exact<{
  key: number;
}>;


export type DifficultyLevelPageQuery = { mayEdit: boolean, viewer: { __typename: 'User', id: string } | null, one: { __typename: 'DifficultyLevel', id: string, name: string, version: number, key: number } };

export type AddDifficultyLevelMutationVariables = Exact<{
  input: Schema.DifficultyLevelInput;
}>;


export type AddDifficultyLevelMutation = { added: { __typename: 'DifficultyLevel', id: string, name: string, key: number } };

export type RenameDifficultyLevelMutationVariables = Exact<{
  key: number;
  input: Schema.DifficultyLevelInput;
  version: number;
}>;


export type RenameDifficultyLevelMutation = { renamed: { __typename: 'DifficultyLevel', id: string, name: string, version: number, key: number } };

export type DeleteDifficultyLevelMutationVariables = Exact<{
  key: number;
}>;


export type DeleteDifficultyLevelMutation = { deleted: string };


export const DifficultyLevelsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DifficultyLevelsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReferenceSort"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"mayEdit"},"name":{"kind":"Name","value":"viewerCanManageReference"}},{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"searchDifficultyLevels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"key"},"name":{"kind":"Name","value":"difficultyLevelId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<DifficultyLevelsPageQuery, DifficultyLevelsPageQueryVariables>;
export const NewDifficultyLevelPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewDifficultyLevelPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"mayEdit"},"name":{"kind":"Name","value":"viewerCanManageReference"}}]}}]} as unknown as DocumentNode<NewDifficultyLevelPageQuery, NewDifficultyLevelPageQueryVariables>;
export const DifficultyLevelPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DifficultyLevelPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"mayEdit"},"name":{"kind":"Name","value":"viewerCanManageReference"}},{"kind":"Field","alias":{"kind":"Name","value":"one"},"name":{"kind":"Name","value":"difficultyLevel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"difficultyLevelId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"key"},"name":{"kind":"Name","value":"difficultyLevelId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<DifficultyLevelPageQuery, DifficultyLevelPageQueryVariables>;
export const AddDifficultyLevelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddDifficultyLevel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DifficultyLevelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"added"},"name":{"kind":"Name","value":"createDifficultyLevel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"key"},"name":{"kind":"Name","value":"difficultyLevelId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddDifficultyLevelMutation, AddDifficultyLevelMutationVariables>;
export const RenameDifficultyLevelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameDifficultyLevel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DifficultyLevelInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"renamed"},"name":{"kind":"Name","value":"updateDifficultyLevel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"difficultyLevelId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"key"},"name":{"kind":"Name","value":"difficultyLevelId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<RenameDifficultyLevelMutation, RenameDifficultyLevelMutationVariables>;
export const DeleteDifficultyLevelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDifficultyLevel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"deleted"},"name":{"kind":"Name","value":"deleteDifficultyLevel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"difficultyLevelId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}]}}]} as unknown as DocumentNode<DeleteDifficultyLevelMutation, DeleteDifficultyLevelMutationVariables>;
/** Starts `DifficultyLevelsPage` for a route, and waits for its answer. */
export const preloadDifficultyLevelsPage = (preload: Preload, options: LoadOptions & { variables: DifficultyLevelsPageQueryVariables }) =>
  loadQuery(preload, DifficultyLevelsPageDocument, options);
/** The query that a route has started with `preloadDifficultyLevelsPage`, with the present data of the cache. */
export const useDifficultyLevelsPage = useLoadedQuery<DifficultyLevelsPageQuery, DifficultyLevelsPageQueryVariables>;
/** Queries `DifficultyLevelsPage` and writes the result to the cache, which screens watch. */
export const fetchDifficultyLevelsPage = (client: ApolloClient, variables: DifficultyLevelsPageQueryVariables) =>
  fetchQuery(client, DifficultyLevelsPageDocument, variables);
/** Starts `NewDifficultyLevelPage` for a route, and waits for its answer. */
export const preloadNewDifficultyLevelPage = (preload: Preload, options: LoadOptions) =>
  loadQuery(preload, NewDifficultyLevelPageDocument, options);
/** The query that a route has started with `preloadNewDifficultyLevelPage`, with the present data of the cache. */
export const useNewDifficultyLevelPage = useLoadedQuery<NewDifficultyLevelPageQuery, NewDifficultyLevelPageQueryVariables>;
/** Starts `DifficultyLevelPage` for a route, and waits for its answer. */
export const preloadDifficultyLevelPage = (preload: Preload, options: LoadOptions & { variables: DifficultyLevelPageQueryVariables }) =>
  loadQuery(preload, DifficultyLevelPageDocument, options);
/** The query that a route has started with `preloadDifficultyLevelPage`, with the present data of the cache. */
export const useDifficultyLevelPage = useLoadedQuery<DifficultyLevelPageQuery, DifficultyLevelPageQueryVariables>;
/** Queries `DifficultyLevelPage` and writes the result to the cache, which screens watch. */
export const fetchDifficultyLevelPage = (client: ApolloClient, variables: DifficultyLevelPageQueryVariables) =>
  fetchQuery(client, DifficultyLevelPageDocument, variables);
export const useAddDifficultyLevelMutation = (options?: useMutation.Options<AddDifficultyLevelMutation, AddDifficultyLevelMutationVariables>) =>
  useMutation(AddDifficultyLevelDocument, options);
export const useRenameDifficultyLevelMutation = (options?: useMutation.Options<RenameDifficultyLevelMutation, RenameDifficultyLevelMutationVariables>) =>
  useMutation(RenameDifficultyLevelDocument, options);
export const useDeleteDifficultyLevelMutation = (options?: useMutation.Options<DeleteDifficultyLevelMutation, DeleteDifficultyLevelMutationVariables>) =>
  useMutation(DeleteDifficultyLevelDocument, options);