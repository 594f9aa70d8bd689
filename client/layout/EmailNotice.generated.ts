/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../shared/apollo/schema.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RequestConfirmationMailMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestConfirmationMailMutation = { sendConfirmationMail: boolean };


export const RequestConfirmationMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestConfirmationMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendConfirmationMail"}}]}}]} as unknown as DocumentNode<RequestConfirmationMailMutation, RequestConfirmationMailMutationVariables>;
export const useRequestConfirmationMailMutation = (options?: useMutation.Options<RequestConfirmationMailMutation, RequestConfirmationMailMutationVariables>) =>
  useMutation(RequestConfirmationMailDocument, options);