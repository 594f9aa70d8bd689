/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SynonymGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type SynonymGroupsQuery = { synonymGroups: Array<{ synonymId: number, synonyms: Array<string> }> };

export type CreateSynonymGroupMutationVariables = Exact<{
  input: Types.SynonymGroupInput;
}>;


export type CreateSynonymGroupMutation = { createSynonymGroup: { synonymId: number, synonyms: Array<string> } };

export type UpdateSynonymGroupMutationVariables = Exact<{
  synonymId: number;
  input: Types.SynonymGroupInput;
}>;


export type UpdateSynonymGroupMutation = { updateSynonymGroup: { synonymId: number, synonyms: Array<string> } };

export type DeleteSynonymGroupMutationVariables = Exact<{
  synonymId: number;
}>;


export type DeleteSynonymGroupMutation = { deleteSynonymGroup: number };


export const SynonymGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SynonymGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"synonymGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"synonymId"}},{"kind":"Field","alias":{"kind":"Name","value":"synonyms"},"name":{"kind":"Name","value":"names"}}]}}]}}]} as unknown as DocumentNode<SynonymGroupsQuery, SynonymGroupsQueryVariables>;
export const CreateSynonymGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSynonymGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SynonymGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSynonymGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"synonymId"}},{"kind":"Field","alias":{"kind":"Name","value":"synonyms"},"name":{"kind":"Name","value":"names"}}]}}]}}]} as unknown as DocumentNode<CreateSynonymGroupMutation, CreateSynonymGroupMutationVariables>;
export const UpdateSynonymGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSynonymGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"synonymId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SynonymGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSynonymGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"synonymId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"synonymId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"synonymId"}},{"kind":"Field","alias":{"kind":"Name","value":"synonyms"},"name":{"kind":"Name","value":"names"}}]}}]}}]} as unknown as DocumentNode<UpdateSynonymGroupMutation, UpdateSynonymGroupMutationVariables>;
export const DeleteSynonymGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSynonymGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"synonymId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSynonymGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"synonymId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"synonymId"}}}]}]}}]} as unknown as DocumentNode<DeleteSynonymGroupMutation, DeleteSynonymGroupMutationVariables>;
