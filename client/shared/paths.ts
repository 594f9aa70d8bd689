/** The addresses of a kind of reference data. */
const namedThings = (list: string) => ({
  list: () => list,
  duplicates: () => `${list}/duplicates`,
  new: () => `${list}/new`,
  edit: (key: number | string) => `${list}/${key}/edit`,
  delete: (key: number | string) => `${list}/${key}/delete`,
});

/** Every address of the client. Paths are built here and typed nowhere else. */
export const paths = {
  home: () => "/",
  login: () => "/login",
  openIdLogin: () => "/login/openid",
  register: () => "/register",
  forgotPassword: () => "/forgot-password",
  resetPassword: () => "/reset-password",
  setup: () => "/setup",
  changePassword: () => "/auth/change-password",
  twoFactor: () => "/auth/two-factor",
  sessions: () => "/auth/sessions",
  ownData: () => "/auth/data",
  /** @param query what the list is narrowed by, as `listQuery` writes it */
  recipes: (query = "") => (query ? `/recipes?${query}` : "/recipes"),
  favorites: () => "/recipes?favorites=true",
  /** The recipes of a user. */
  recipesOf: (userId: number | string) => `/recipes?ownerId=${userId}`,
  recipe: (recipeId: number | string) => `/recipes/${recipeId}`,
  newRecipe: () => "/recipes/new",
  /** @param of the collection that it is printed of */
  recipeBook: (of: "own" | "favorites" | "all") => `/recipes/book?of=${of}`,
  /** @param importId the import that is shown; without it, where one is started */
  importRecipes: (importId?: number) =>
    importId === undefined ? "/recipes/import" : `/recipes/import?import=${importId}`,
  deletedRecipes: () => "/recipes/deleted",
  /** @param visibility those that are shown; all without it */
  ownRecipes: (visibility?: string) =>
    visibility === undefined
      ? "/recipes/own"
      : `/recipes/own?visibility=${visibility.toLowerCase()}`,
  newPrivateRecipe: () => "/recipes/own/new",
  editRecipe: (recipeId: number | string) => `/recipes/${recipeId}/edit`,
  newReview: (recipeId: number | string) => `/reviews/${recipeId}/new`,
  editReview: (reviewId: number | string) => `/reviews/${reviewId}/edit`,
  deleteReview: (reviewId: number | string) => `/reviews/${reviewId}/delete`,
  users: () => "/users",
  contributorRequests: () => "/users/requests",
  user: (userId: number | string) => `/users/${userId}`,
  userProfile: (userId: number | string) => `/users/${userId}/profile`,
  editUser: (userId: number | string) => `/users/${userId}/edit`,
  editUserRole: (userId: number | string) => `/users/${userId}/edit/role`,
  deleteUser: (userId: number | string) => `/users/${userId}/delete`,
  stats: () => "/stats",
  tags: namedThings("/tags"),
  categories: namedThings("/categories"),
  difficultyLevels: namedThings("/difficulty-levels"),
  ingredients: namedThings("/ingredients"),
  offline: () => "/offline",
  forbidden: () => "/forbidden",
  notFound: () => "/not-found",
};
