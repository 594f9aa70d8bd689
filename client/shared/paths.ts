import { mapKinds } from "../../shared/referenceKinds";

/** The paths of a kind of reference data. */
const namedThings = (list: string) => ({
  list: () => list,
  duplicates: () => `${list}/duplicates`,
  new: () => `${list}/new`,
  edit: (key: number | string) => `${list}/${key}/edit`,
  delete: (key: number | string) => `${list}/${key}/delete`,
});

/** The sections of the viewer's settings, in their order on the page. */
export const settingsSections = [
  "account",
  "sessions",
  "two-factor",
  "privacy",
  "language",
  "notifications",
  "data",
] as const;
export type SettingsSectionName = (typeof settingsSections)[number];

/** All paths of the client. They are built only here. */
export const paths = {
  home: () => "/",
  login: () => "/login",
  openIdLogin: () => "/login/openid",
  register: () => "/register",
  forgotPassword: () => "/forgot-password",
  resetPassword: () => "/reset-password",
  confirmEmail: () => "/confirm-email",
  unsubscribe: () => "/unsubscribe",
  setup: () => "/setup",
  /** @param section the shown section; without it, the page's top */
  settings: (section?: SettingsSectionName) =>
    section === undefined ? "/settings" : `/settings#${section}`,
  changePassword: () => "/auth/change-password",
  twoFactor: () => "/auth/two-factor",
  sessions: () => "/auth/sessions",
  ownData: () => "/auth/data",
  /** @param query the list's filters, as written by `listQuery` */
  recipes: (query = "") => (query ? `/recipes?${query}` : "/recipes"),
  favorites: () => "/recipes?favorites=true",
  /** The recipes of a user. */
  recipesOf: (userId: number | string) => `/recipes?ownerId=${userId}`,
  recipe: (recipeId: number | string) => `/recipes/${recipeId}`,
  newRecipe: () => "/recipes/new",
  /** @param of the printed collection */
  recipeBook: (of: "own" | "favorites" | "all") => `/recipes/book?of=${of}`,
  /** @param importId the shown import; without it, the start page of imports */
  importRecipes: (importId?: number) =>
    importId === undefined ? "/recipes/import" : `/recipes/import?import=${importId}`,
  deletedRecipes: () => "/recipes/deleted",
  /** @param visibility the shown visibility; all without it */
  ownRecipes: (visibility?: string) =>
    visibility === undefined
      ? "/recipes/own"
      : `/recipes/own?visibility=${visibility.toLowerCase()}`,
  newPrivateRecipe: () => "/recipes/own/new",
  editRecipe: (recipeId: number | string) => `/recipes/${recipeId}/edit`,
  recipeHistory: (recipeId: number | string) => `/recipes/${recipeId}/history`,
  /** The difference of two versions, in the history. */
  recipeDifference: (recipeId: number | string, before: number, after: number) =>
    `/recipes/${recipeId}/history?before=${before}&after=${after}`,
  variations: (recipeId: number | string) => `/recipes/${recipeId}/variations`,
  newVariation: (recipeId: number | string) => `/recipes/${recipeId}/variations/new`,
  suggestEdit: (recipeId: number | string) => `/recipes/${recipeId}/suggest`,
  suggestion: (recipeId: number | string, suggestionId: number | string) =>
    `/recipes/${recipeId}/suggestions/${suggestionId}`,
  newReview: (recipeId: number | string) => `/reviews/${recipeId}/new`,
  editReview: (reviewId: number | string) => `/reviews/${reviewId}/edit`,
  deleteReview: (reviewId: number | string) => `/reviews/${reviewId}/delete`,
  users: () => "/users",
  contributorRequests: () => "/users/requests",
  user: (userId: number | string) => `/users/${userId}`,
  userTab: (userId: number | string, tab: string) => `/users/${userId}?tab=${tab}`,
  userProfile: (userId: number | string) => `/users/${userId}/profile`,
  editUser: (userId: number | string) => `/users/${userId}/edit`,
  editUserRole: (userId: number | string) => `/users/${userId}/edit/role`,
  deleteUser: (userId: number | string) => `/users/${userId}/delete`,
  stats: () => "/stats",
  siteSettings: () => "/site-settings",
  proposedIngredients: () => "/ingredients/proposed",
  synonyms: () => "/synonyms",
  ...mapKinds((_name, { path }) => namedThings(path)),
  offline: () => "/offline",
  forbidden: () => "/forbidden",
  notFound: () => "/not-found",
};
