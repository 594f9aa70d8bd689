import type { LoaderFunctionArgs } from "react-router-dom";
import { loadAskToContribute } from "../features/contributorRequests/loadAskToContribute";
import type { LoadedFirstSteps } from "../features/firstSteps/FirstSteps";
import type { Preload } from "../shared/preload";
import { sessionStore } from "../shared/session";
import { HomePageDocument, preloadHomePage } from "./HomePage.generated";
import type { LoadedMemberHome } from "./MemberHome";

const ROW = 4;

/**
 * Fetches the two rows of the start page, the viewer's parts of it, and the next steps of an
 * admin.
 */
export const homeLoader =
  (preload: Preload) =>
  async ({ request }: LoaderFunctionArgs) => {
    const variables = { first: ROW };
    const [page, member, ask] = await Promise.all([
      preloadHomePage(preload, { request, variables, fetchPolicy: "cache-first" }),
      sessionStore.loggedIn() ? loadMember(preload, request) : null,
      loadAskToContribute(preload, request),
    ]);
    const home = preload.read(HomePageDocument, variables);
    const firstSteps = home?.viewerCanManageUsers
      ? await loadSteps(preload, request, home.newest.edges.length === 0)
      : null;
    return { page, member, ask, firstSteps };
  };

/** Returns null if loading fails, because the page works without the viewer's parts. */
async function loadMember(preload: Preload, request: Request): Promise<LoadedMemberHome | null> {
  try {
    const { loadMemberHome } = await import("./MemberHome");
    return await loadMemberHome(preload, request, ROW);
  } catch {
    return null;
  }
}

/** Returns null if loading fails, because the page works without the steps. */
async function loadSteps(
  preload: Preload,
  request: Request,
  isNewSite: boolean,
): Promise<LoadedFirstSteps | null> {
  try {
    const { loadFirstSteps } = await import("../features/firstSteps/FirstSteps");
    return await loadFirstSteps(preload, request, isNewSite);
  } catch {
    return null;
  }
}
