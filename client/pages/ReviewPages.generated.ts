/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../shared/apollo/schema.generated';

import { loadQuery, useLoadedQuery } from "../shared/preload";
import type { LoadOptions, Preload } from "../shared/preload";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NewReviewPageQueryVariables = Exact<{
  recipeId: number;
}>;


export type NewReviewPageQuery = { viewer: { __typename: 'User', id: string } | null, recipe: { __typename: 'Recipe', id: string, recipeId: number, name: string, viewerReview: { __typename: 'Review', id: string, reviewId: number } | null } };

export type ReviewPageQueryVariables = Exact<{
  reviewId: number;
}>;


export type ReviewPageQuery = { viewer: { __typename: 'User', id: string } | null, review: { __typename: 'Review', id: string, reviewId: number, score: number, text: string, version: number, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { __typename: 'Author', userId: number, name: string }, recipe: { __typename: 'Recipe', id: string, recipeId: number, name: string } } };


export const NewReviewPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewReviewPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recipeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"recipeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recipeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reviewId"}}]}}]}}]}}]} as unknown as DocumentNode<NewReviewPageQuery, NewReviewPageQueryVariables>;
export const ReviewPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reviewId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"review"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reviewId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reviewId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reviewId"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ReviewPageQuery, ReviewPageQueryVariables>;
/** Starts `NewReviewPage` for a route, and waits for its answer. */
export const preloadNewReviewPage = (preload: Preload, options: LoadOptions & { variables: NewReviewPageQueryVariables }) =>
  loadQuery(preload, NewReviewPageDocument, options);
/** The query that a route has started with `preloadNewReviewPage`, with the present data of the cache. */
export const useNewReviewPage = useLoadedQuery<NewReviewPageQuery, NewReviewPageQueryVariables>;
/** Starts `ReviewPage` for a route, and waits for its answer. */
export const preloadReviewPage = (preload: Preload, options: LoadOptions & { variables: ReviewPageQueryVariables }) =>
  loadQuery(preload, ReviewPageDocument, options);
/** The query that a route has started with `preloadReviewPage`, with the present data of the cache. */
export const useReviewPage = useLoadedQuery<ReviewPageQuery, ReviewPageQueryVariables>;