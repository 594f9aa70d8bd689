import type { LoaderFunctionArgs } from "react-router-dom";
import { requireUserId } from "../shared/ids";
import type { Preload } from "../shared/preload";
import { hasRole, sessionStore } from "../shared/session";
import {
  preloadProfilePage,
  ProfilePageDocument,
  type ProfilePageQuery,
} from "./ProfilePage.generated";

/** The number of recipes or reviews on a page. */
export const ON_A_PAGE = 8;

const tabs = ["recipes", "favorites", "reviews", "diary"] as const;
export type ProfileTab = (typeof tabs)[number];

/** The properties of a viewer and a user that decide which tabs a profile has. */
interface TabConditions {
  canAddRecipe: boolean;
  /** False if the diary would be empty, because the user does not show it. */
  hasDiary: boolean;
}

/** Lists the tabs that a viewer may open, in their order. */
export const listTabs = ({ canAddRecipe, hasDiary }: TabConditions): ProfileTab[] =>
  tabs.filter((tab) => (tab !== "recipes" || canAddRecipe) && (tab !== "diary" || hasDiary));

/** Reads the conditions from a fetched profile. The user and admins always see the diary's tab. */
export const readTabConditions = (data: ProfilePageQuery): TabConditions => ({
  canAddRecipe: data.viewerCanAddRecipe,
  hasDiary:
    data.user.showsDiary || data.viewerCanManageUsers || data.viewer?.userId === data.user.userId,
});

/** Fetches a user with the first page of the open tab's list. Throws 400 for an invalid ID. */
export const profileLoader =
  (preload: Preload) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const userId = requireUserId(params["id"]);
    const name = new URL(request.url).searchParams.get("tab");
    const load = async (conditions: TabConditions) => {
      const permittedTabs = listTabs(conditions);
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
    const canAddRecipe = hasRole(sessionStore.loggedIn(), "admin", "contributor");
    const loaded = await load({ canAddRecipe, hasDiary: true });
    // The role may have changed since the session started, and the user may not show the diary.
    const conditions = loaded.data && readTabConditions(loaded.data);
    const isPermitted = !conditions || listTabs(conditions).includes(loaded.tab);
    const { page, tab } = isPermitted ? loaded : await load(conditions);
    return { page, tab };
  };
