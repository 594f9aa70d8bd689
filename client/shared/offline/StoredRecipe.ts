/** The data of a recipe's page, as far as this code looks into it. */
export interface RecipeData {
  recipe: {
    id: string;
    recipeId: number;
    name: string;
    version: number;
    viewerHasFavorited: boolean;
    [field: string]: unknown;
  };
}

/** A recipe that can be opened without a connection. */
export interface StoredRecipe {
  /** Who it was loaded for; 0 for a visitor. */
  viewerId: number;
  recipeId: number;
  name: string;
  /** The version of the recipe, so that only changed favourites are loaded again. */
  version: number;
  isFavorite: boolean;
  /** The response to the page's query. */
  data: RecipeData;
  /** The URLs of its pictures. */
  pictures: string[];
  /** Whether some of them could not be fetched just then, and may be later. */
  lacksPictures?: boolean;
  /** How much space it takes, its pictures included. */
  bytes: number;
  /** When it was stored, and last opened, in milliseconds; 0 if it never was. */
  storedAt: number;
  openedAt: number;
}
