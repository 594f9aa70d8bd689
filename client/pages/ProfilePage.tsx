import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useLoaderData } from "react-router-dom";
import { nextPage } from "../shared/apollo/nextPage";
import { ProfileHeader } from "../features/account/profile/ProfileHeader";
import { ProfileSection } from "../features/account/profile/ProfileSection";
import { DiaryEntryItem } from "../features/diary/DiaryEntryItem";
import { RequestContributor } from "../features/contributorRequests/RequestContributor";
import { AddRecipe } from "../features/recipeActions/AddRecipe";
import { RecipeRowActions } from "../features/recipeActions/RecipeRow";
import { RecipeTile } from "../features/recipes/RecipeTile";
import { UserReview } from "../features/reviews/UserReview";
import { paths } from "../shared/paths";
import { pictureSizes } from "../shared/ui/pictureSizes";
import { TabLinks } from "../shared/ui/TabLinks";
import { t } from "../shared/messages/t";
import {
  fetchMoreDiaryEntriesOf,
  fetchMoreFavorites,
  fetchMoreRecipesOf,
  fetchMoreReviewsOf,
  type ProfileDiary_ConnectionFragment,
  type ProfileFavorites_ConnectionFragment,
  type ProfileRecipes_ConnectionFragment,
  type ProfileReviews_ConnectionFragment,
  useProfilePage,
} from "./ProfilePage.generated";
import { listTabs, ON_A_PAGE, type profileLoader, readTabConditions } from "./ProfilePage.loader";
import classes from "./ProfilePage.module.css";

/** Fetches a page of one of the lists. */
type FetchPage = (
  client: ApolloClient,
  variables: { userId: number; first: number; after: string | null },
) => Promise<unknown>;

type Page =
  | ProfileDiary_ConnectionFragment
  | ProfileFavorites_ConnectionFragment
  | ProfileRecipes_ConnectionFragment
  | ProfileReviews_ConnectionFragment;

/** The number of covers that are visible without scrolling on most screens. */
const EAGER_COVERS = 2;

/** The loading of the cover at a position in a list. */
const loadingAt = (index: number) => (index < EAGER_COVERS ? undefined : "lazy");

/** /users/:id and /users/:id/profile */
export function Component() {
  const { page, tab } = useLoaderData<Awaited<ReturnType<ReturnType<typeof profileLoader>>>>();
  const data = useProfilePage(page);
  const client = useApolloClient();
  const { user, viewer, viewerCanAddRecipe, viewerCanManageUsers } = data;
  const { diaryEntries, favorites, name, recipes, reviews, statistics, userId } = user;
  const isOwnProfile = viewer?.userId === userId;
  const withNextPage = ({ pageInfo }: Page, fetchPage: FetchPage) => ({
    onMore: nextPage(pageInfo, (after) => fetchPage(client, { userId, first: ON_A_PAGE, after })),
  });
  // A loaded list follows deletions on this screen.
  const counts = {
    recipes: recipes?.totalCount ?? statistics.recipeCount,
    favorites: favorites?.totalCount ?? statistics.favoriteCount,
    reviews: reviews?.totalCount ?? statistics.reviewCount,
  };
  return (
    <>
      <ProfileHeader
        user={user}
        isOwn={isOwnProfile}
        addsRecipes={viewerCanAddRecipe}
        counts={counts}
        showsRole={viewerCanManageUsers}
      />
      {isOwnProfile && data.viewerCanRequestContributor && <RequestContributor user={user} />}
      <div className={classes.lists}>
        <TabLinks
          label={t("profile.tabs.label")}
          selected={tab}
          panelId="profile-list"
          tabs={listTabs(readTabConditions(data)).map((each) => ({
            name: each,
            label: t(`profile.tabs.${each}`),
            to: paths.userTab(userId, each),
          }))}
        />
        <div role="tabpanel" id="profile-list" aria-labelledby="profile-list-tab">
          {recipes && (
            <ProfileSection
              title={t("profile.recipesBy", { name })}
              emptyText={t("profile.noRecipes")}
              help={
                isOwnProfile && (
                  <>
                    <p>{t("profile.noRecipesHelp")}</p>
                    <AddRecipe />
                  </>
                )
              }
              tiles
              {...withNextPage(recipes, fetchMoreRecipesOf)}
            >
              {recipes.edges.map(({ node }, index) => (
                <RecipeTile
                  key={node.id}
                  recipe={node}
                  sizes={pictureSizes.profileTile}
                  loading={loadingAt(index)}
                  actions={
                    <div className={classes.actions}>
                      <RecipeRowActions recipe={node} />
                    </div>
                  }
                />
              ))}
            </ProfileSection>
          )}
          {favorites && (
            <ProfileSection
              title={t("profile.favorites")}
              emptyText={t("list.noFavorites")}
              help={isOwnProfile && <p>{t("list.noFavoritesHelp")}</p>}
              tiles
              {...withNextPage(favorites, fetchMoreFavorites)}
            >
              {favorites.edges.map(({ node }, index) => (
                <RecipeTile
                  key={node.id}
                  recipe={node}
                  sizes={pictureSizes.profileTile}
                  loading={loadingAt(index)}
                />
              ))}
            </ProfileSection>
          )}
          {reviews && (
            <ProfileSection
              title={t("profile.reviewsBy", { name })}
              emptyText={t("reviews.none")}
              help={isOwnProfile && <p>{t("profile.noReviewsHelp")}</p>}
              {...withNextPage(reviews, fetchMoreReviewsOf)}
            >
              {reviews.edges.map(({ node }) => (
                <UserReview key={node.id} review={node} />
              ))}
            </ProfileSection>
          )}
          {diaryEntries && (
            <ProfileSection
              title={t("profile.diaryOf", { name })}
              emptyText={t("diary.none")}
              help={isOwnProfile && <p>{t("diary.noneHelp")}</p>}
              {...withNextPage(diaryEntries, fetchMoreDiaryEntriesOf)}
            >
              {diaryEntries.edges.map(({ node }) => (
                <DiaryEntryItem key={node.id} entry={node} linksTo="recipe" />
              ))}
            </ProfileSection>
          )}
        </div>
      </div>
    </>
  );
}
