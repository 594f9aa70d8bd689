import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { hasRole, sessionStore } from "../shared/session";
import { preloadDeletedRecipesPage } from "./DeletedRecipesPage.generated";

export const PAGE_SIZE = 24;

/**
 * Fetches the viewer's deleted recipes, and for admins also those that admins have deleted;
 * visitors are refused.
 */
export const deletedRecipesLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) => {
    const isAdmin = hasRole(sessionStore.get(), "admin");
    return preloadDeletedRecipesPage(preload, {
      request,
      variables: { first: PAGE_SIZE, isAdmin },
    });
  };
