/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../../shared/apollo/schema.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RemoveOpenIdLoginMutationVariables = Exact<{
  password: string;
}>;


export type RemoveOpenIdLoginMutation = { removeOpenIdLogin: boolean };


export const RemoveOpenIdLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveOpenIdLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeOpenIdLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<RemoveOpenIdLoginMutation, RemoveOpenIdLoginMutationVariables>;
export const useRemoveOpenIdLoginMutation = (options?: useMutation.Options<RemoveOpenIdLoginMutation, RemoveOpenIdLoginMutationVariables>) =>
  useMutation(RemoveOpenIdLoginDocument, options);