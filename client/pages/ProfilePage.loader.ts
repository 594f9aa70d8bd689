import type { LoaderFunctionArgs } from "react-router-dom";
import { requireUserId } from "../shared/ids";
import type { Preload } from "../shared/preload";
import { preloadProfilePage } from "./ProfilePage.generated";

/** The number of recipes or reviews on a page. */
export const ON_A_PAGE = 8;

/** Fetches a user with the first page of each list. Throws 400 for an invalid ID. */
export const profileLoader =
  (preload: Preload) =>
  ({ request, params }: LoaderFunctionArgs) => {
    const variables = { userId: requireUserId(params["id"]), first: ON_A_PAGE };
    return preloadProfilePage(preload, { request, variables });
  };
