import type { LoaderFunctionArgs } from "react-router-dom";
import { requireUserId } from "../shared/ids";
import type { Preload } from "../shared/preload";
import { hasRole, sessionStore } from "../shared/session";
import { preloadProfilePage, ProfilePageDocument } from "./ProfilePage.generated";

/** The number of recipes or reviews on a page. */
export const ON_A_PAGE = 8;

const tabs = ["recipes", "favorites", "reviews", "diary"] as const;
export type ProfileTab = (typeof tabs)[number];

/** Lists the tabs that a viewer may open, in their order. */
export const listTabs = (canAddRecipe: boolean): readonly ProfileTab[] =>
  canAddRecipe ? tabs : tabs.slice(1);

/** Fetches a user with the first page of the open tab's list. Throws 400 for an invalid ID. */
export const profileLoader =
  (preload: Preload) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const userId = requireUserId(params["id"]);
    const name = new URL(request.url).searchParams.get("tab");
    const load = async (canAddRecipe: boolean) => {
      const permittedTabs = listTabs(canAddRecipe);
      const tab = permittedTabs.find((each) => each === name) ?? permittedTabs[0]!;
      const variables = {
        userId,
        first: ON_A_PAGE,
        withDiary: tab === "diary",
        withFavorites: tab === "favorites",
        withRecipes: tab === "recipes",
        withReviews: tab === "reviews",
      };
      const page = await preloadProfilePage(preload, { request, variables });
      return { page, tab, data: preload.read(ProfilePageDocument, variables) };
    };
    const loaded = await load(hasRole(sessionStore.loggedIn(), "admin", "contributor"));
    // The role may have changed since the session started.
    const isPermitted = loaded.tab !== "recipes" || loaded.data?.viewerCanAddRecipe !== false;
    const { page, tab } = isPermitted ? loaded : await load(false);
    return { page, tab };
  };
