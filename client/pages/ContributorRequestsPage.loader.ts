import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { preloadContributorRequestsPage } from "./ContributorRequestsPage.generated";

export const PAGE_SIZE = 24;

/** Fetches the open contributor requests. Admins only. */
export const contributorRequestsLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    preloadContributorRequestsPage(preload, { request, variables: { first: PAGE_SIZE } });
