/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../../shared/apollo/schema.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SynonymGroup_GroupFragment = { __typename: 'SynonymGroup', synonymId: number, names: Array<string> } & { ' $fragmentName'?: 'SynonymGroup_GroupFragment' };

export type CreateSynonymsMutationVariables = Exact<{
  input: Schema.SynonymGroupInput;
}>;


export type CreateSynonymsMutation = { createSynonymGroup: { __typename: 'SynonymGroup', synonymId: number } };

export type UpdateSynonymsMutationVariables = Exact<{
  synonymId: number;
  input: Schema.SynonymGroupInput;
}>;


export type UpdateSynonymsMutation = { updateSynonymGroup: { __typename: 'SynonymGroup', synonymId: number } };

export type DeleteSynonymsMutationVariables = Exact<{
  synonymId: number;
}>;


export type DeleteSynonymsMutation = { deleteSynonymGroup: number };


export const CreateSynonymsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSynonyms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SynonymGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSynonymGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"synonymId"}}]}}]}}]} as unknown as DocumentNode<CreateSynonymsMutation, CreateSynonymsMutationVariables>;
export const UpdateSynonymsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSynonyms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"synonymId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SynonymGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSynonymGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"synonymId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"synonymId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"synonymId"}}]}}]}}]} as unknown as DocumentNode<UpdateSynonymsMutation, UpdateSynonymsMutationVariables>;
export const DeleteSynonymsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSynonyms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"synonymId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSynonymGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"synonymId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"synonymId"}}}]}]}}]} as unknown as DocumentNode<DeleteSynonymsMutation, DeleteSynonymsMutationVariables>;
export const useCreateSynonymsMutation = (options?: useMutation.Options<CreateSynonymsMutation, CreateSynonymsMutationVariables>) =>
  useMutation(CreateSynonymsDocument, options);
export const useUpdateSynonymsMutation = (options?: useMutation.Options<UpdateSynonymsMutation, UpdateSynonymsMutationVariables>) =>
  useMutation(UpdateSynonymsDocument, options);
export const useDeleteSynonymsMutation = (options?: useMutation.Options<DeleteSynonymsMutation, DeleteSynonymsMutationVariables>) =>
  useMutation(DeleteSynonymsDocument, options);