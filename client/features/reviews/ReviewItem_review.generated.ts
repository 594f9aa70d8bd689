import type * as Schema from '../../shared/apollo/schema.generated';

import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReviewItem_ReviewFragment = { __typename: 'Review', id: string, reviewId: number, score: number, text: string, createdAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, author: { __typename: 'Author', userId: number, name: string } } & { ' $fragmentName'?: 'ReviewItem_ReviewFragment' };

export const ReviewItem_ReviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewItem_review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reviewId"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ReviewItem_ReviewFragment, unknown>;
/** Stands for the data of `ReviewItem_review`, which only that fragment's hook can read. */
export type ReviewItem_ReviewRef = FragmentType<ReviewItem_ReviewFragment>;
/** The masked data of `ReviewItem_review`; renders again only when its own fields change. */
export const useReviewItem_Review = (from: ReviewItem_ReviewRef): ReviewItem_ReviewFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: ReviewItem_ReviewFragmentDoc, fragmentName: "ReviewItem_review", from })
    .data as ReviewItem_ReviewFragment;