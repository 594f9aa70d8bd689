/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../shared/apollo/schema.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MarkReviewHelpfulMutationVariables = Exact<{
  reviewId: number;
}>;


export type MarkReviewHelpfulMutation = { markReviewHelpful: { __typename: 'Review', id: string, helpfulCount: number, viewerFindsHelpful: boolean } };

export type UnmarkReviewHelpfulMutationVariables = Exact<{
  reviewId: number;
}>;


export type UnmarkReviewHelpfulMutation = { unmarkReviewHelpful: { __typename: 'Review', id: string, helpfulCount: number, viewerFindsHelpful: boolean } };


export const MarkReviewHelpfulDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkReviewHelpful"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reviewId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markReviewHelpful"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reviewId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reviewId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"helpfulCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerFindsHelpful"}}]}}]}}]} as unknown as DocumentNode<MarkReviewHelpfulMutation, MarkReviewHelpfulMutationVariables>;
export const UnmarkReviewHelpfulDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnmarkReviewHelpful"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reviewId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unmarkReviewHelpful"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reviewId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reviewId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"helpfulCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerFindsHelpful"}}]}}]}}]} as unknown as DocumentNode<UnmarkReviewHelpfulMutation, UnmarkReviewHelpfulMutationVariables>;
export const useMarkReviewHelpfulMutation = (options?: useMutation.Options<MarkReviewHelpfulMutation, MarkReviewHelpfulMutationVariables>) =>
  useMutation(MarkReviewHelpfulDocument, options);
export const useUnmarkReviewHelpfulMutation = (options?: useMutation.Options<UnmarkReviewHelpfulMutation, UnmarkReviewHelpfulMutationVariables>) =>
  useMutation(UnmarkReviewHelpfulDocument, options);