/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../../shared/apollo/schema.generated';

import type { ApolloClient } from "@apollo/client";
import { fetchQuery } from "../../../shared/apollo/fetchQuery";
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MergePreviewQueryVariables = Exact<{
  kind: Schema.MergeableKind;
  mergedId: number;
  intoId: number;
}>;


export type MergePreviewQuery = { mergePreview: { __typename: 'MergePreview', bothCount: number, merged: { __typename: 'MergeableItem', recipeCount: number }, into: { __typename: 'MergeableItem', recipeCount: number } } };

export type MergeMutationVariables = Exact<{
  kind: Schema.MergeableKind;
  mergedId: number;
  intoId: number;
}>;


export type MergeMutation = { createMerge: { __typename: 'Merge', mergeId: number } };

export type UndoMergeMutationVariables = Exact<{
  mergeId: number;
}>;


export type UndoMergeMutation = { undoMerge: { __typename: 'UndoneMerge', restoredCount: number, leftCount: number, leftRecipes: Array<{ __typename: 'Recipe', id: string, name: string }> } };

export type RejectDuplicateMutationVariables = Exact<{
  kind: Schema.MergeableKind;
  oneId: number;
  otherId: number;
}>;


export type RejectDuplicateMutation = { rejectDuplicate: boolean };

export type AddAliasMutationVariables = Exact<{
  kind: Schema.MergeableKind;
  id: number;
  input: Schema.AliasInput;
}>;


export type AddAliasMutation = { createAlias: { __typename: 'Alias', aliasId: number } };

export type RemoveAliasMutationVariables = Exact<{
  aliasId: number;
}>;


export type RemoveAliasMutation = { deleteAlias: number };


export const MergePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MergePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeableKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mergedId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"intoId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"mergedId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mergedId"}}},{"kind":"Argument","name":{"kind":"Name","value":"intoId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"intoId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"merged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipeCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"into"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipeCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bothCount"}}]}}]}}]} as unknown as DocumentNode<MergePreviewQuery, MergePreviewQueryVariables>;
export const MergeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Merge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeableKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mergedId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"intoId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMerge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"mergedId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mergedId"}}},{"kind":"Argument","name":{"kind":"Name","value":"intoId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"intoId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeId"}}]}}]}}]} as unknown as DocumentNode<MergeMutation, MergeMutationVariables>;
export const UndoMergeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoMerge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mergeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoMerge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mergeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mergeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoredCount"}},{"kind":"Field","name":{"kind":"Name","value":"leftCount"}},{"kind":"Field","name":{"kind":"Name","value":"leftRecipes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<UndoMergeMutation, UndoMergeMutationVariables>;
export const RejectDuplicateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectDuplicate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeableKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oneId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"otherId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectDuplicate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"oneId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oneId"}}},{"kind":"Argument","name":{"kind":"Name","value":"otherId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"otherId"}}}]}]}}]} as unknown as DocumentNode<RejectDuplicateMutation, RejectDuplicateMutationVariables>;
export const AddAliasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddAlias"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeableKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AliasInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAlias"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aliasId"}}]}}]}}]} as unknown as DocumentNode<AddAliasMutation, AddAliasMutationVariables>;
export const RemoveAliasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAlias"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"aliasId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAlias"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"aliasId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"aliasId"}}}]}]}}]} as unknown as DocumentNode<RemoveAliasMutation, RemoveAliasMutationVariables>;
/** Queries `MergePreview` and writes the result to the cache, which screens watch. */
export const fetchMergePreview = (client: ApolloClient, variables: MergePreviewQueryVariables) =>
  fetchQuery(client, MergePreviewDocument, variables);
export const useMergeMutation = (options?: useMutation.Options<MergeMutation, MergeMutationVariables>) =>
  useMutation(MergeDocument, options);
export const useUndoMergeMutation = (options?: useMutation.Options<UndoMergeMutation, UndoMergeMutationVariables>) =>
  useMutation(UndoMergeDocument, options);
export const useRejectDuplicateMutation = (options?: useMutation.Options<RejectDuplicateMutation, RejectDuplicateMutationVariables>) =>
  useMutation(RejectDuplicateDocument, options);
export const useAddAliasMutation = (options?: useMutation.Options<AddAliasMutation, AddAliasMutationVariables>) =>
  useMutation(AddAliasDocument, options);
export const useRemoveAliasMutation = (options?: useMutation.Options<RemoveAliasMutation, RemoveAliasMutationVariables>) =>
  useMutation(RemoveAliasDocument, options);