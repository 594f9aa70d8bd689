/** Every address of the client. Paths are built here and typed nowhere else. */
export const paths = {
  home: () => "/",
  login: () => "/login",
  register: () => "/register",
  /** @param query what the list is narrowed by, as `listQuery` writes it */
  recipes: (query = "") => (query ? `/recipes?${query}` : "/recipes"),
  recipe: (recipeId: number | string) => `/recipes/${recipeId}`,
  newRecipe: () => "/recipes/new",
  editRecipe: (recipeId: number | string) => `/recipes/${recipeId}/edit`,
  newReview: (recipeId: number | string) => `/reviews/${recipeId}/new`,
  editReview: (reviewId: number | string) => `/reviews/${reviewId}/edit`,
  deleteReview: (reviewId: number | string) => `/reviews/${reviewId}/delete`,
  forbidden: () => "/forbidden",
  notFound: () => "/not-found",
};
