import type { LoaderFunctionArgs } from "react-router-dom";
import { parseId, requireRecipeId } from "../shared/ids";
import type { Preload } from "../shared/preload";
import { preloadHistoryPage } from "./HistoryPage.generated";

/** The number of versions on a page. */
const VERSIONS = 24;

/** Fetches the versions of a recipe, and the difference of two versions that the URL names. */
export const historyLoader =
  (preload: Preload) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url);
    const before = parseId(searchParams.get("before"));
    const after = parseId(searchParams.get("after"));
    const variables = {
      recipeId: requireRecipeId(params["recipeId"]),
      first: VERSIONS,
      compares: before !== null && after !== null,
      versionBefore: before ?? 0,
      versionAfter: after ?? 0,
    };
    return { page: await preloadHistoryPage(preload, { request, variables }), variables };
  };
