/** The part of a recipe page's data that offline code reads. */
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

/** A recipe that can be opened offline. */
export interface StoredRecipe {
  /** The ID of the viewer for whom the recipe was loaded; 0 for a visitor. */
  viewerId: number;
  recipeId: number;
  name: string;
  /** The version of the recipe, so that only changed favorites are refetched. */
  version: number;
  isFavorite: boolean;
  /** The response to the page's query. */
  data: RecipeData;
  /** The URLs of the recipe's pictures. */
  pictures: string[];
  /** True if some pictures could not be fetched yet. */
  lacksPictures?: boolean;
  /** The size of the recipe with its pictures. */
  bytes: number;
  /** The times of storing and of the last opening, in milliseconds; 0 for never. */
  storedAt: number;
  openedAt: number;
}

/** The response to a query of a list that can be opened offline. */
export interface StoredList {
  /** The ID of the viewer for whom the list was loaded; 0 for a visitor. */
  viewerId: number;
  /** The name and the variables of the query. */
  query: string;
  data: object;
  /** The URLs of the recipes' covers. */
  pictures: string[];
  /** The time of storing, in milliseconds. */
  storedAt: number;
}
