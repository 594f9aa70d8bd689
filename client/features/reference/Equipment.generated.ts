/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../shared/apollo/schema.generated';

import { loadQuery, useLoadedQuery } from "../../shared/preload";
import type { LoadOptions, Preload } from "../../shared/preload";
import type { ApolloClient } from "@apollo/client";
import { fetchQuery } from "../../shared/apollo/fetchQuery";
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EquipmentPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: Schema.ReferenceSort;
}>;


export type EquipmentPageQuery = { mayEdit: boolean, mayMerge: boolean, viewer: { __typename: 'User', id: string } | null, page: { __typename: 'EquipmentConnection', totalCount: number, edges: Array<{ __typename: 'EquipmentEdge', node: { __typename: 'Equipment', id: string, name: string, key: number } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type NewEquipmentPageQueryVariables = Exact<{ [key: string]: never; }>;


export type NewEquipmentPageQuery = { mayEdit: boolean, viewer: { __typename: 'User', id: string } | null };

export type PieceOfEquipmentPageQueryVariables = Exact<{
  key: number;
}>;


export type PieceOfEquipmentPageQuery = { mayEdit: boolean, mayMerge: boolean, viewer: { __typename: 'User', id: string } | null, one: { __typename: 'Equipment', id: string, name: string, version: number, key: number, aliases: Array<{ __typename: 'Alias', aliasId: number, name: string }> } };

export type AddEquipmentMutationVariables = Exact<{
  input: Schema.EquipmentInput;
}>;


export type AddEquipmentMutation = { added: { __typename: 'Equipment', id: string, name: string, key: number } };

export type RenameEquipmentMutationVariables = Exact<{
  key: number;
  input: Schema.EquipmentInput;
  version: number;
}>;


export type RenameEquipmentMutation = { renamed: { __typename: 'Equipment', id: string, name: string, version: number, key: number } };

export type DeleteEquipmentMutationVariables = Exact<{
  key: number;
}>;


export type DeleteEquipmentMutation = { deleted: string };


export const EquipmentPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EquipmentPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReferenceSort"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"mayEdit"},"name":{"kind":"Name","value":"viewerCanManageIngredients"}},{"kind":"Field","alias":{"kind":"Name","value":"mayMerge"},"name":{"kind":"Name","value":"viewerCanManageReference"}},{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"searchEquipment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"key"},"name":{"kind":"Name","value":"equipmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<EquipmentPageQuery, EquipmentPageQueryVariables>;
export const NewEquipmentPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewEquipmentPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"mayEdit"},"name":{"kind":"Name","value":"viewerCanManageIngredients"}}]}}]} as unknown as DocumentNode<NewEquipmentPageQuery, NewEquipmentPageQueryVariables>;
export const PieceOfEquipmentPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PieceOfEquipmentPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"mayEdit"},"name":{"kind":"Name","value":"viewerCanManageIngredients"}},{"kind":"Field","alias":{"kind":"Name","value":"mayMerge"},"name":{"kind":"Name","value":"viewerCanManageReference"}},{"kind":"Field","alias":{"kind":"Name","value":"one"},"name":{"kind":"Name","value":"pieceOfEquipment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"equipmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"key"},"name":{"kind":"Name","value":"equipmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aliasId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PieceOfEquipmentPageQuery, PieceOfEquipmentPageQueryVariables>;
export const AddEquipmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddEquipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EquipmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"added"},"name":{"kind":"Name","value":"createEquipment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"key"},"name":{"kind":"Name","value":"equipmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddEquipmentMutation, AddEquipmentMutationVariables>;
export const RenameEquipmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameEquipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EquipmentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"renamed"},"name":{"kind":"Name","value":"updateEquipment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"equipmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"key"},"name":{"kind":"Name","value":"equipmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<RenameEquipmentMutation, RenameEquipmentMutationVariables>;
export const DeleteEquipmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEquipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"deleted"},"name":{"kind":"Name","value":"deleteEquipment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"equipmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}]}}]} as unknown as DocumentNode<DeleteEquipmentMutation, DeleteEquipmentMutationVariables>;
/** Starts `EquipmentPage` for a route, and waits for its answer. */
export const preloadEquipmentPage = (preload: Preload, options: LoadOptions & { variables: EquipmentPageQueryVariables }) =>
  loadQuery(preload, EquipmentPageDocument, options);
/** The query that a route has started with `preloadEquipmentPage`, with the present data of the cache. */
export const useEquipmentPage = useLoadedQuery<EquipmentPageQuery, EquipmentPageQueryVariables>;
/** Queries `EquipmentPage` and writes the result to the cache, which screens watch. */
export const fetchEquipmentPage = (client: ApolloClient, variables: EquipmentPageQueryVariables) =>
  fetchQuery(client, EquipmentPageDocument, variables);
/** Starts `NewEquipmentPage` for a route, and waits for its answer. */
export const preloadNewEquipmentPage = (preload: Preload, options: LoadOptions) =>
  loadQuery(preload, NewEquipmentPageDocument, options);
/** The query that a route has started with `preloadNewEquipmentPage`, with the present data of the cache. */
export const useNewEquipmentPage = useLoadedQuery<NewEquipmentPageQuery, NewEquipmentPageQueryVariables>;
/** Starts `PieceOfEquipmentPage` for a route, and waits for its answer. */
export const preloadPieceOfEquipmentPage = (preload: Preload, options: LoadOptions & { variables: PieceOfEquipmentPageQueryVariables }) =>
  loadQuery(preload, PieceOfEquipmentPageDocument, options);
/** The query that a route has started with `preloadPieceOfEquipmentPage`, with the present data of the cache. */
export const usePieceOfEquipmentPage = useLoadedQuery<PieceOfEquipmentPageQuery, PieceOfEquipmentPageQueryVariables>;
/** Queries `PieceOfEquipmentPage` and writes the result to the cache, which screens watch. */
export const fetchPieceOfEquipmentPage = (client: ApolloClient, variables: PieceOfEquipmentPageQueryVariables) =>
  fetchQuery(client, PieceOfEquipmentPageDocument, variables);
export const useAddEquipmentMutation = (options?: useMutation.Options<AddEquipmentMutation, AddEquipmentMutationVariables>) =>
  useMutation(AddEquipmentDocument, options);
export const useRenameEquipmentMutation = (options?: useMutation.Options<RenameEquipmentMutation, RenameEquipmentMutationVariables>) =>
  useMutation(RenameEquipmentDocument, options);
export const useDeleteEquipmentMutation = (options?: useMutation.Options<DeleteEquipmentMutation, DeleteEquipmentMutationVariables>) =>
  useMutation(DeleteEquipmentDocument, options);