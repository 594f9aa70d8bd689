/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../shared/apollo/schema.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReplyToReviewMutationVariables = Exact<{
  reviewId: number;
  input: Schema.ReviewReplyInput;
}>;


export type ReplyToReviewMutation = { replyToReview: { __typename: 'Review', id: string, reply: string | null, repliedAt: string | null, replyHiddenReason: string | null, viewerCanHideReply: boolean } };

export type DeleteReviewReplyMutationVariables = Exact<{
  reviewId: number;
}>;


export type DeleteReviewReplyMutation = { deleteReviewReply: { __typename: 'Review', id: string, reply: string | null, repliedAt: string | null, replyHiddenReason: string | null, viewerCanHideReply: boolean } };

export type HideReviewReplyMutationVariables = Exact<{
  reviewId: number;
  input: Schema.HiddenReplyInput;
}>;


export type HideReviewReplyMutation = { hideReviewReply: { __typename: 'Review', id: string, replyHiddenReason: string | null } };

export type ShowReviewReplyMutationVariables = Exact<{
  reviewId: number;
}>;


export type ShowReviewReplyMutation = { showReviewReply: { __typename: 'Review', id: string, replyHiddenReason: string | null } };


export const ReplyToReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplyToReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reviewId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewReplyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyToReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reviewId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reviewId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replyHiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanHideReply"}}]}}]}}]} as unknown as DocumentNode<ReplyToReviewMutation, ReplyToReviewMutationVariables>;
export const DeleteReviewReplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReviewReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reviewId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReviewReply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reviewId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reviewId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replyHiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanHideReply"}}]}}]}}]} as unknown as DocumentNode<DeleteReviewReplyMutation, DeleteReviewReplyMutationVariables>;
export const HideReviewReplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideReviewReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reviewId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HiddenReplyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideReviewReply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reviewId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reviewId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replyHiddenReason"}}]}}]}}]} as unknown as DocumentNode<HideReviewReplyMutation, HideReviewReplyMutationVariables>;
export const ShowReviewReplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowReviewReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reviewId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showReviewReply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reviewId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reviewId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replyHiddenReason"}}]}}]}}]} as unknown as DocumentNode<ShowReviewReplyMutation, ShowReviewReplyMutationVariables>;
export const useReplyToReviewMutation = (options?: useMutation.Options<ReplyToReviewMutation, ReplyToReviewMutationVariables>) =>
  useMutation(ReplyToReviewDocument, options);
export const useDeleteReviewReplyMutation = (options?: useMutation.Options<DeleteReviewReplyMutation, DeleteReviewReplyMutationVariables>) =>
  useMutation(DeleteReviewReplyDocument, options);
export const useHideReviewReplyMutation = (options?: useMutation.Options<HideReviewReplyMutation, HideReviewReplyMutationVariables>) =>
  useMutation(HideReviewReplyDocument, options);
export const useShowReviewReplyMutation = (options?: useMutation.Options<ShowReviewReplyMutation, ShowReviewReplyMutationVariables>) =>
  useMutation(ShowReviewReplyDocument, options);