/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../../apollo/schema.generated';

import type { FragmentType } from "@apollo/client";
import { useMutation, useSuspenseFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OpenIdSection_LoginFragment = { __typename: 'OpenIdLogin', providerName: string | null, linkedAt: string | null, lastUsedAt: string | null, isRemovable: boolean } & { ' $fragmentName'?: 'OpenIdSection_LoginFragment' };

export type RemoveOpenIdLoginMutationVariables = Exact<{
  password: string;
}>;


export type RemoveOpenIdLoginMutation = { removeOpenIdLogin: boolean };

export const OpenIdSection_LoginFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenIdSection_login"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenIdLogin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"linkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRemovable"}}]}}]} as unknown as DocumentNode<OpenIdSection_LoginFragment, unknown>;
export const RemoveOpenIdLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveOpenIdLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeOpenIdLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<RemoveOpenIdLoginMutation, RemoveOpenIdLoginMutationVariables>;
/** Stands for the data of `OpenIdSection_login`, which only that fragment's hook can read. */
export type OpenIdSection_LoginRef = FragmentType<OpenIdSection_LoginFragment>;
/** The masked data of `OpenIdSection_login`; renders again only when its own fields change. */
export const useOpenIdSection_Login = (from: OpenIdSection_LoginRef): OpenIdSection_LoginFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: OpenIdSection_LoginFragmentDoc, fragmentName: "OpenIdSection_login", from })
    .data as OpenIdSection_LoginFragment;
export const useRemoveOpenIdLoginMutation = (options?: useMutation.Options<RemoveOpenIdLoginMutation, RemoveOpenIdLoginMutationVariables>) =>
  useMutation(RemoveOpenIdLoginDocument, options);