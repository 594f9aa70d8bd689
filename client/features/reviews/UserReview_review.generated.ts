import type * as Schema from '../../shared/apollo/schema.generated';

import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UserReview_ReviewFragment = { __typename: 'Review', id: string, reviewId: number, score: number, text: string, createdAt: string, viewerCanEdit: boolean, viewerCanDelete: boolean, recipe: { __typename: 'Recipe', id: string, recipeId: number, name: string } } & { ' $fragmentName'?: 'UserReview_ReviewFragment' };

export const UserReview_ReviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserReview_review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reviewId"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"recipe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UserReview_ReviewFragment, unknown>;
/** Stands for the data of `UserReview_review`, which only that fragment's hook can read. */
export type UserReview_ReviewRef = FragmentType<UserReview_ReviewFragment>;
/** The masked data of `UserReview_review`; renders again only when its own fields change. */
export const useUserReview_Review = (from: UserReview_ReviewRef): UserReview_ReviewFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: UserReview_ReviewFragmentDoc, fragmentName: "UserReview_review", from })
    .data as UserReview_ReviewFragment;