import type * as Schema from '../../shared/apollo/schema.generated';

import type { ReviewItem_ReviewFragment } from './ReviewItem_review.generated';
import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Reviews_RecipeFragment = { __typename: 'Recipe', id: string, recipeId: number, rating: { __typename: 'Rating', average: number | null, count: number, histogram: Array<number> }, viewerReview: (
    { __typename: 'Review', id: string }
    & { ' $fragmentRefs'?: { 'ReviewItem_ReviewFragment': ReviewItem_ReviewFragment } }
  ) | null } & { ' $fragmentName'?: 'Reviews_RecipeFragment' };

export const Reviews_RecipeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reviews_recipe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"histogram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewItem_review"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewItem_review"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reviewId"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<Reviews_RecipeFragment, unknown>;
/** Stands for the data of `Reviews_recipe`, which only that fragment's hook can read. */
export type Reviews_RecipeRef = FragmentType<Reviews_RecipeFragment>;
/** The masked data of `Reviews_recipe`; renders again only when its own fields change. */
export const useReviews_Recipe = (from: Reviews_RecipeRef): Reviews_RecipeFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: Reviews_RecipeFragmentDoc, fragmentName: "Reviews_recipe", from })
    .data as Reviews_RecipeFragment;