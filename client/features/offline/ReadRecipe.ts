import type { DocumentNode } from "@apollo/client";
import type { RecipeData } from "../../shared/offline/StoredRecipe";

/** Functions of the recipe page that read and fetch its data. */
export interface ReadRecipe {
  query: DocumentNode;
  variables: (recipeId: number) => Record<string, unknown>;
  /** The cached data; null if incomplete. */
  read: (recipeId: number) => RecipeData | null;
  /** Fetches the data into the cache. */
  fetch: (recipeId: number) => Promise<unknown>;
}
