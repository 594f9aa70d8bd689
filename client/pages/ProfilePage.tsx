import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useLoaderData } from "react-router-dom";
import { nextPage } from "../shared/apollo/nextPage";
import { ProfileHeader } from "../features/account/profile/ProfileHeader";
import { ProfileSection } from "../features/account/profile/ProfileSection";
import { RequestContributor } from "../features/contributorRequests/RequestContributor";
import { RecipeRow } from "../features/recipeActions/RecipeRow";
import { RecipeTile } from "../features/recipes/RecipeTile";
import { UserReview } from "../features/reviews/UserReview";
import { pictureSizes } from "../shared/ui/pictureSizes";
import { t } from "../shared/messages/t";
import {
  fetchMoreFavorites,
  fetchMoreRecipesOf,
  fetchMoreReviewsOf,
  type ProfileFavorites_ConnectionFragment,
  type ProfileRecipes_ConnectionFragment,
  type ProfileReviews_ConnectionFragment,
  useProfilePage,
} from "./ProfilePage.generated";
import { ON_A_PAGE, type profileLoader } from "./ProfilePage.loader";

/** Fetches a page of one of the lists. */
type FetchPage = (
  client: ApolloClient,
  variables: { userId: number; first: number; after: string | null },
) => Promise<unknown>;

type Page =
  | ProfileFavorites_ConnectionFragment
  | ProfileRecipes_ConnectionFragment
  | ProfileReviews_ConnectionFragment;

/** /users/:id and /users/:id/profile */
export function Component() {
  const data = useProfilePage(useLoaderData<ReturnType<typeof profileLoader>>());
  const client = useApolloClient();
  const { user, viewer, viewerCanAddRecipe, viewerCanManageUsers } = data;
  const { favorites, name, recipes, reviews, userId } = user;
  const isOwnProfile = viewer?.userId === userId;
  const withNextPage = ({ pageInfo, totalCount }: Page, fetchPage: FetchPage) => ({
    total: totalCount,
    onMore: nextPage(pageInfo, (after) => fetchPage(client, { userId, first: ON_A_PAGE, after })),
  });
  return (
    <>
      <ProfileHeader
        user={user}
        isOwn={isOwnProfile}
        addsRecipes={viewerCanAddRecipe}
        hasRecipes={recipes.totalCount > 0}
        showsRole={viewerCanManageUsers}
      />
      {isOwnProfile && data.viewerCanRequestContributor && <RequestContributor user={user} />}
      <ProfileSection
        title={t("profile.favorites")}
        emptyText={t("profile.noFavorites")}
        {...(isOwnProfile && { help: t("profile.noFavoritesHelp") })}
        tiles
        {...withNextPage(favorites, fetchMoreFavorites)}
      >
        {favorites.edges.map(({ node }) => (
          <RecipeTile key={node.id} recipe={node} sizes={pictureSizes.profileTile} />
        ))}
      </ProfileSection>
      {viewerCanAddRecipe && (
        <ProfileSection
          title={t("profile.recipesBy", { name })}
          emptyText={t("profile.noRecipes")}
          {...withNextPage(recipes, fetchMoreRecipesOf)}
        >
          {recipes.edges.map(({ node }) => (
            <RecipeRow key={node.id} recipe={node} heading="h3" />
          ))}
        </ProfileSection>
      )}
      <ProfileSection
        title={t("profile.reviewsBy", { name })}
        emptyText={t("reviews.none")}
        {...withNextPage(reviews, fetchMoreReviewsOf)}
      >
        {reviews.edges.map(({ node }) => (
          <UserReview key={node.id} review={node} />
        ))}
      </ProfileSection>
    </>
  );
}
