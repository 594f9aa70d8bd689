/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../apollo/schema.generated';

import { useSuspenseFragment } from "@apollo/client/react";
import type { FragmentType } from "@apollo/client";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UserReview_ReviewFragment = { __typename: 'Review', id: string, reviewId: number, score: number, text: string, createdAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, recipe: { __typename: 'Recipe', id: string, recipeId: number, name: string } } & { ' $fragmentName'?: 'UserReview_ReviewFragment' };

export const UserReview_ReviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserReview_review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reviewId"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"recipe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UserReview_ReviewFragment, unknown>;
/** The masked data of `UserReview_review`; renders again only when its own fields change. */
export type UserReview_ReviewRef = FragmentType<UserReview_ReviewFragment>;
export const useUserReview_Review = (from: UserReview_ReviewRef): UserReview_ReviewFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: UserReview_ReviewFragmentDoc, fragmentName: "UserReview_review", from })
    .data as UserReview_ReviewFragment;