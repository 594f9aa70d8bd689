/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../../shared/apollo/schema.generated';

import type { StartedSession_LoginFragment } from './StartedSession.generated';
import type { ApolloClient } from "@apollo/client";
import { fetchQuery } from "../../../shared/apollo/fetchQuery";
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PasskeyLoginOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeyLoginOptionsQuery = { passkeyLoginOptions: object };

export type LoginWithPasskeyMutationVariables = Exact<{
  response: object;
}>;


export type LoginWithPasskeyMutation = { loginWithPasskey: { __typename: 'LoginPayload', token: string, user: { __typename: 'User', id: string, userId: number, name: string, email: string | null, banned: boolean, role: { __typename: 'Role', roleId: number, roleName: string } | null } } };


export const PasskeyLoginOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasskeyLoginOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeyLoginOptions"}}]}}]} as unknown as DocumentNode<PasskeyLoginOptionsQuery, PasskeyLoginOptionsQueryVariables>;
export const LoginWithPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoginWithPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"response"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSONObject"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"response"},"value":{"kind":"Variable","name":{"kind":"Name","value":"response"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StartedSession_login"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StartedSession_login"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"banned"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleId"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}}]}}]}}]}}]} as unknown as DocumentNode<LoginWithPasskeyMutation, LoginWithPasskeyMutationVariables>;
/** Queries `PasskeyLoginOptions` and writes the result to the cache, which screens watch. */
export const fetchPasskeyLoginOptions = (client: ApolloClient) =>
  fetchQuery(client, PasskeyLoginOptionsDocument, {});
export const useLoginWithPasskeyMutation = (options?: useMutation.Options<LoginWithPasskeyMutation, LoginWithPasskeyMutationVariables>) =>
  useMutation(LoginWithPasskeyDocument, options);