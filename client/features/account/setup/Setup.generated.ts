/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../../shared/apollo/schema.generated';

import type { StartedSession_LoginFragment } from '../login/StartedSession.generated';
import { loadQuery } from "../../../shared/preload";
import type { LoadOptions, Preload } from "../../../shared/preload";
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CheckSetupQueryVariables = Exact<{
  token: string;
}>;


export type CheckSetupQuery = { checkSetup: boolean };

export type CreateFirstAdminMutationVariables = Exact<{
  input: Schema.FirstAdminInput;
}>;


export type CreateFirstAdminMutation = { createFirstAdmin: { __typename: 'LoginPayload', token: string, user: { __typename: 'User', id: string, userId: number, name: string, email: string | null, banned: boolean, role: { __typename: 'Role', roleId: number, roleName: string } | null } } };


export const CheckSetupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckSetup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkSetup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<CheckSetupQuery, CheckSetupQueryVariables>;
export const CreateFirstAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFirstAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FirstAdminInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFirstAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StartedSession_login"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StartedSession_login"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"banned"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleId"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}}]}}]}}]}}]} as unknown as DocumentNode<CreateFirstAdminMutation, CreateFirstAdminMutationVariables>;
/** Starts `CheckSetup` for a route, and waits for its answer. */
export const preloadCheckSetup = (preload: Preload, options: LoadOptions & { variables: CheckSetupQueryVariables }) =>
  loadQuery(preload, CheckSetupDocument, options);
export const useCreateFirstAdminMutation = (options?: useMutation.Options<CreateFirstAdminMutation, CreateFirstAdminMutationVariables>) =>
  useMutation(CreateFirstAdminDocument, options);