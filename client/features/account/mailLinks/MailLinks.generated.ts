/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../../shared/apollo/schema.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConfirmAddressMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmAddressMutation = { confirmEmail: boolean };

export type TurnOffNoticeMutationVariables = Exact<{
  token: string;
}>;


export type TurnOffNoticeMutation = { unsubscribe: Schema.NoticeKind };


export const ConfirmAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<ConfirmAddressMutation, ConfirmAddressMutationVariables>;
export const TurnOffNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TurnOffNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<TurnOffNoticeMutation, TurnOffNoticeMutationVariables>;
export const useConfirmAddressMutation = (options?: useMutation.Options<ConfirmAddressMutation, ConfirmAddressMutationVariables>) =>
  useMutation(ConfirmAddressDocument, options);
export const useTurnOffNoticeMutation = (options?: useMutation.Options<TurnOffNoticeMutation, TurnOffNoticeMutationVariables>) =>
  useMutation(TurnOffNoticeDocument, options);