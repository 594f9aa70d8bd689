import type { DocumentNode } from "@apollo/client";
import type { RecipeData } from "../../shared/offline/StoredRecipe";

/** How the data of a recipe's page is read and fetched; the page itself says how. */
export interface ReadRecipe {
  query: DocumentNode;
  variables: (recipeId: number) => Record<string, unknown>;
  /** The data in the cache; null where it is not complete. */
  read: (recipeId: number) => RecipeData | null;
  /** Asks the server, into the cache. */
  fetch: (recipeId: number) => Promise<unknown>;
}
