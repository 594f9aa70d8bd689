/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../../shared/apollo/schema.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SetUpAuthenticatorMutationVariables = Exact<{
  password: string;
}>;


export type SetUpAuthenticatorMutation = { setUpAuthenticator: { __typename: 'AuthenticatorSetup', key: string, uri: string } };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAuthenticatorMutation = { confirmAuthenticator: Array<string> };

export type RemoveAuthenticatorMutationVariables = Exact<{
  input: Schema.PasswordAndCodeInput;
}>;


export type RemoveAuthenticatorMutation = { removeAuthenticator: boolean };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: Schema.PasswordAndCodeInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: Array<string> };


export const SetUpAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUpAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUpAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<SetUpAuthenticatorMutation, SetUpAuthenticatorMutationVariables>;
export const ConfirmAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}]} as unknown as DocumentNode<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>;
export const RemoveAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordAndCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>;
export const RenewRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasswordAndCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const useSetUpAuthenticatorMutation = (options?: useMutation.Options<SetUpAuthenticatorMutation, SetUpAuthenticatorMutationVariables>) =>
  useMutation(SetUpAuthenticatorDocument, options);
export const useConfirmAuthenticatorMutation = (options?: useMutation.Options<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>) =>
  useMutation(ConfirmAuthenticatorDocument, options);
export const useRemoveAuthenticatorMutation = (options?: useMutation.Options<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>) =>
  useMutation(RemoveAuthenticatorDocument, options);
export const useRenewRecoveryCodesMutation = (options?: useMutation.Options<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>) =>
  useMutation(RenewRecoveryCodesDocument, options);