/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../../shared/apollo/schema.generated';

import type { StartedSession_LoginFragment } from './StartedSession.generated';
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StartOpenIdLoginMutationVariables = Exact<{ [key: string]: never; }>;


export type StartOpenIdLoginMutation = { startOpenIdLogin: string };

export type CompleteOpenIdLoginMutationVariables = Exact<{
  parameters: string;
}>;


export type CompleteOpenIdLoginMutation = { completeOpenIdLogin: { __typename: 'LoginPayload', token: string, user: { __typename: 'User', id: string, userId: number, name: string, email: string | null, banned: boolean, role: { __typename: 'Role', roleId: number, roleName: string } | null } } };

export type LinkOpenIdLoginMutationVariables = Exact<{
  input: Schema.OpenIdLinkInput;
}>;


export type LinkOpenIdLoginMutation = { linkOpenIdLogin: { __typename: 'LoginPayload', token: string, user: { __typename: 'User', id: string, userId: number, name: string, email: string | null, banned: boolean, role: { __typename: 'Role', roleId: number, roleName: string } | null } } };


export const StartOpenIdLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartOpenIdLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startOpenIdLogin"}}]}}]} as unknown as DocumentNode<StartOpenIdLoginMutation, StartOpenIdLoginMutationVariables>;
export const CompleteOpenIdLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteOpenIdLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parameters"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeOpenIdLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"parameters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parameters"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StartedSession_login"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StartedSession_login"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"banned"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleId"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}}]}}]}}]}}]} as unknown as DocumentNode<CompleteOpenIdLoginMutation, CompleteOpenIdLoginMutationVariables>;
export const LinkOpenIdLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkOpenIdLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenIdLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkOpenIdLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StartedSession_login"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StartedSession_login"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"banned"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleId"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}}]}}]}}]}}]} as unknown as DocumentNode<LinkOpenIdLoginMutation, LinkOpenIdLoginMutationVariables>;
export const useStartOpenIdLoginMutation = (options?: useMutation.Options<StartOpenIdLoginMutation, StartOpenIdLoginMutationVariables>) =>
  useMutation(StartOpenIdLoginDocument, options);
export const useCompleteOpenIdLoginMutation = (options?: useMutation.Options<CompleteOpenIdLoginMutation, CompleteOpenIdLoginMutationVariables>) =>
  useMutation(CompleteOpenIdLoginDocument, options);
export const useLinkOpenIdLoginMutation = (options?: useMutation.Options<LinkOpenIdLoginMutation, LinkOpenIdLoginMutationVariables>) =>
  useMutation(LinkOpenIdLoginDocument, options);