/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../shared/apollo/schema.generated';

import type { ProfileHeader_UserFragment } from '../features/account/profile/ProfileHeader_user.generated';
import type { RequestContributor_UserFragment } from '../features/contributorRequests/RequestContributor_user.generated';
import type { RecipeTile_RecipeFragment } from '../features/recipes/RecipeTile_recipe.generated';
import type { RecipeActions_RecipeFragment } from '../features/recipeActions/RecipeActions_recipe.generated';
import type { UserReview_ReviewFragment } from '../features/reviews/UserReview_review.generated';
import { loadQuery, useLoadedQuery } from "../shared/preload";
import type { LoadOptions, Preload } from "../shared/preload";
import type { ApolloClient } from "@apollo/client";
import { fetchQuery } from "../shared/apollo/fetchQuery";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { RecipeTile_RecipeFragmentDoc } from "../features/recipes/RecipeTile_recipe.generated";
import { RecipeActions_RecipeFragmentDoc } from "../features/recipeActions/RecipeActions_recipe.generated";
import { UserReview_ReviewFragmentDoc } from "../features/reviews/UserReview_review.generated";
import { ProfileHeader_UserFragmentDoc } from "../features/account/profile/ProfileHeader_user.generated";
import { RequestContributor_UserFragmentDoc } from "../features/contributorRequests/RequestContributor_user.generated";
import { withFragments } from "../shared/apollo/withFragments";
export type ProfilePageQueryVariables = Exact<{
  userId: number;
  first: number;
}>;


export type ProfilePageQuery = { viewerCanAddRecipe: boolean, viewerCanManageUsers: boolean, viewerCanRequestContributor: boolean, viewer: { __typename: 'User', id: string, userId: number } | null, user: (
    { __typename: 'User', id: string, userId: number, name: string, favorites: { __typename: 'RecipeConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'RecipeEdge', cursor: string, node: (
          { __typename: 'Recipe', id: string }
          & { ' $fragmentRefs'?: { 'RecipeTile_RecipeFragment': RecipeTile_RecipeFragment } }
        ) }> }, recipes: { __typename: 'RecipeConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'RecipeEdge', cursor: string, node: (
          { __typename: 'Recipe', id: string }
          & { ' $fragmentRefs'?: { 'RecipeActions_RecipeFragment': RecipeActions_RecipeFragment } }
        ) }> }, reviews: { __typename: 'ReviewConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'ReviewEdge', cursor: string, node: (
          { __typename: 'Review', id: string }
          & { ' $fragmentRefs'?: { 'UserReview_ReviewFragment': UserReview_ReviewFragment } }
        ) }> } }
    & { ' $fragmentRefs'?: { 'ProfileHeader_UserFragment': ProfileHeader_UserFragment;'RequestContributor_UserFragment': RequestContributor_UserFragment } }
  ) };

export type MoreFavoritesQueryVariables = Exact<{
  userId: number;
  first: number;
  after?: string | null | undefined;
}>;


export type MoreFavoritesQuery = { user: { __typename: 'User', id: string, favorites: { __typename: 'RecipeConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'RecipeEdge', cursor: string, node: (
          { __typename: 'Recipe', id: string }
          & { ' $fragmentRefs'?: { 'RecipeTile_RecipeFragment': RecipeTile_RecipeFragment } }
        ) }> } } };

export type MoreRecipesOfQueryVariables = Exact<{
  userId: number;
  first: number;
  after?: string | null | undefined;
}>;


export type MoreRecipesOfQuery = { user: { __typename: 'User', id: string, recipes: { __typename: 'RecipeConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'RecipeEdge', cursor: string, node: (
          { __typename: 'Recipe', id: string }
          & { ' $fragmentRefs'?: { 'RecipeActions_RecipeFragment': RecipeActions_RecipeFragment } }
        ) }> } } };

export type MoreReviewsOfQueryVariables = Exact<{
  userId: number;
  first: number;
  after?: string | null | undefined;
}>;


export type MoreReviewsOfQuery = { user: { __typename: 'User', id: string, reviews: { __typename: 'ReviewConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'ReviewEdge', cursor: string, node: (
          { __typename: 'Review', id: string }
          & { ' $fragmentRefs'?: { 'UserReview_ReviewFragment': UserReview_ReviewFragment } }
        ) }> } } };

export type ProfileFavorites_ConnectionFragment = { __typename: 'RecipeConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'RecipeEdge', cursor: string, node: (
      { __typename: 'Recipe', id: string }
      & { ' $fragmentRefs'?: { 'RecipeTile_RecipeFragment': RecipeTile_RecipeFragment } }
    ) }> } & { ' $fragmentName'?: 'ProfileFavorites_ConnectionFragment' };

export type ProfileRecipes_ConnectionFragment = { __typename: 'RecipeConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'RecipeEdge', cursor: string, node: (
      { __typename: 'Recipe', id: string }
      & { ' $fragmentRefs'?: { 'RecipeActions_RecipeFragment': RecipeActions_RecipeFragment } }
    ) }> } & { ' $fragmentName'?: 'ProfileRecipes_ConnectionFragment' };

export type ProfileReviews_ConnectionFragment = { __typename: 'ReviewConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'ReviewEdge', cursor: string, node: (
      { __typename: 'Review', id: string }
      & { ' $fragmentRefs'?: { 'UserReview_ReviewFragment': UserReview_ReviewFragment } }
    ) }> } & { ' $fragmentName'?: 'ProfileReviews_ConnectionFragment' };


export const ProfilePageDocument = /* @__PURE__ */ withFragments([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfilePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAddRecipe"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManageUsers"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanRequestContributor"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileHeader_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestContributor_user"}},{"kind":"Field","name":{"kind":"Name","value":"favorites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileFavorites_connection"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"recipes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileRecipes_connection"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileReviews_connection"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileFavorites_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeTile_recipe"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileRecipes_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeActions_recipe"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileReviews_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserReview_review"}}]}}]}}]}}], RecipeTile_RecipeFragmentDoc, RecipeActions_RecipeFragmentDoc, UserReview_ReviewFragmentDoc, ProfileHeader_UserFragmentDoc, RequestContributor_UserFragmentDoc) as unknown as DocumentNode<ProfilePageQuery, ProfilePageQueryVariables>;
export const MoreFavoritesDocument = /* @__PURE__ */ withFragments([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreFavorites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"favorites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileFavorites_connection"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileFavorites_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeTile_recipe"}}]}}]}}]}}], RecipeTile_RecipeFragmentDoc) as unknown as DocumentNode<MoreFavoritesQuery, MoreFavoritesQueryVariables>;
export const MoreRecipesOfDocument = /* @__PURE__ */ withFragments([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreRecipesOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileRecipes_connection"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileRecipes_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecipeConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeActions_recipe"}}]}}]}}]}}], RecipeActions_RecipeFragmentDoc) as unknown as DocumentNode<MoreRecipesOfQuery, MoreRecipesOfQueryVariables>;
export const MoreReviewsOfDocument = /* @__PURE__ */ withFragments([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreReviewsOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileReviews_connection"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileReviews_connection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserReview_review"}}]}}]}}]}}], UserReview_ReviewFragmentDoc) as unknown as DocumentNode<MoreReviewsOfQuery, MoreReviewsOfQueryVariables>;
/** Starts `ProfilePage` for a route, and waits for its answer. */
export const preloadProfilePage = (preload: Preload, options: LoadOptions & { variables: ProfilePageQueryVariables }) =>
  loadQuery(preload, ProfilePageDocument, options);
/** The query that a route has started with `preloadProfilePage`, with the present data of the cache. */
export const useProfilePage = useLoadedQuery<ProfilePageQuery, ProfilePageQueryVariables>;
/** Queries `MoreFavorites` and writes the result to the cache, which screens watch. */
export const fetchMoreFavorites = (client: ApolloClient, variables: MoreFavoritesQueryVariables) =>
  fetchQuery(client, MoreFavoritesDocument, variables);
/** Queries `MoreRecipesOf` and writes the result to the cache, which screens watch. */
export const fetchMoreRecipesOf = (client: ApolloClient, variables: MoreRecipesOfQueryVariables) =>
  fetchQuery(client, MoreRecipesOfDocument, variables);
/** Queries `MoreReviewsOf` and writes the result to the cache, which screens watch. */
export const fetchMoreReviewsOf = (client: ApolloClient, variables: MoreReviewsOfQueryVariables) =>
  fetchQuery(client, MoreReviewsOfDocument, variables);