/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../shared/apollo/schema.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AcceptContributorRequestMutationVariables = Exact<{
  contributorRequestId: number;
}>;


export type AcceptContributorRequestMutation = { acceptContributorRequest: { __typename: 'ContributorRequest', id: string, status: Schema.ContributorRequestStatus, user: { __typename: 'User', id: string, role: { __typename: 'Role', roleId: number, roleName: string } | null } } };

export type DeclineContributorRequestMutationVariables = Exact<{
  contributorRequestId: number;
  reason?: string | null | undefined;
}>;


export type DeclineContributorRequestMutation = { declineContributorRequest: { __typename: 'ContributorRequest', id: string, status: Schema.ContributorRequestStatus, reason: string | null } };


export const AcceptContributorRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptContributorRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contributorRequestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptContributorRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contributorRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contributorRequestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleId"}},{"kind":"Field","name":{"kind":"Name","value":"roleName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AcceptContributorRequestMutation, AcceptContributorRequestMutationVariables>;
export const DeclineContributorRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineContributorRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contributorRequestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineContributorRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contributorRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contributorRequestId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<DeclineContributorRequestMutation, DeclineContributorRequestMutationVariables>;
export const useAcceptContributorRequestMutation = (options?: useMutation.Options<AcceptContributorRequestMutation, AcceptContributorRequestMutationVariables>) =>
  useMutation(AcceptContributorRequestDocument, options);
export const useDeclineContributorRequestMutation = (options?: useMutation.Options<DeclineContributorRequestMutation, DeclineContributorRequestMutationVariables>) =>
  useMutation(DeclineContributorRequestDocument, options);