import { replace, type RouteObject } from "react-router-dom";
import { referenceEntries } from "../shared/referenceKinds";
import { Layout } from "./layout/Layout";
import { formLoadError, RouteError } from "./layout/RouteError";
import { lazyScreen, lazyReferenceScreen } from "./lazyScreen";
import { homeLoader } from "./pages/HomePage.loader";
import { isAnotherRecipe, recipeLoader } from "./pages/RecipePage.loader";
import { RecipesFallback } from "./pages/RecipesFallback";
import { recipesLoader } from "./pages/RecipesPage.loader";
import { paths } from "./shared/paths";
import type { Preload } from "./shared/preload";
import { FirstLoad } from "./shared/ui/FirstLoad";
import type { ReferenceScreenName } from "./lazyScreens";

const PATHS: [path: string, ReferenceScreenName][] = [
  ["", "list"],
  ["/new", "create"],
  ["/:id/edit", "edit"],
  ["/:id/delete", "remove"],
  ["/duplicates", "merges"],
];

/** The screens of a kind of reference data. */
const referenceRoutes = (
  preload: Preload,
  [kind, { path: list, isMergeable }]: (typeof referenceEntries)[number],
): RouteObject[] =>
  PATHS.filter(([, name]) => isMergeable || name !== "merges").map(([path, name]) => ({
    path: list + path,
    ...lazyReferenceScreen(preload, kind, name),
  }));

/** A route that redirects; the router warns about routes without an element. */
const movedTo = (path: string, to: string): RouteObject => ({
  path,
  loader: () => replace(to),
  element: null,
});

/**
 * All screens. `preload` starts queries and differs between browser and server: a loader starts its query
 * while the code of the screen is still loading.
 */
export const routes = (preload: Preload): RouteObject[] => [
  {
    element: <Layout />,
    children: [
      {
        ...{ errorElement: <RouteError />, hydrateFallbackElement: <FirstLoad /> },
        children: [
          { path: "/", loader: homeLoader(preload), lazy: () => import("./pages/HomePage") },
          { path: "/login", ...lazyScreen(preload, "login") },
          { path: "/login/openid", ...lazyScreen(preload, "openIdLogin") },
          { path: "/register", ...lazyScreen(preload, "register") },
          { path: "/forgot-password", ...lazyScreen(preload, "forgotPassword") },
          { path: "/reset-password", ...lazyScreen(preload, "resetPassword") },
          { path: "/confirm-email", ...lazyScreen(preload, "confirmEmail") },
          { path: "/unsubscribe", ...lazyScreen(preload, "unsubscribe") },
          { path: "/setup", ...lazyScreen(preload, "setup") },
          { path: "/auth/change-password", ...lazyScreen(preload, "changePassword") },
          { path: "/auth/two-factor", ...lazyScreen(preload, "twoFactor") },
          { path: "/settings", ...lazyScreen(preload, "settings") },
          // The paths of these settings until version 0.2.
          movedTo("/auth/sessions", paths.settings("sessions")),
          movedTo("/auth/data", paths.settings("data")),
          { path: "/offline", lazy: () => import("./pages/OfflinePage") },
          {
            path: "/recipes",
            loader: recipesLoader(preload),
            hydrateFallbackElement: <RecipesFallback />,
            lazy: () => import("./pages/RecipesPage"),
          },
          {
            path: "/recipes/new",
            errorElement: <RouteError describe={formLoadError} />,
            ...lazyScreen(preload, "newRecipe"),
          },
          { path: "/recipes/import", ...lazyScreen(preload, "importRecipes") },
          { path: "/recipes/deleted", ...lazyScreen(preload, "deletedRecipes") },
          { path: "/recipes/own", ...lazyScreen(preload, "ownRecipes") },
          {
            path: "/recipes/own/new",
            errorElement: <RouteError describe={formLoadError} />,
            ...lazyScreen(preload, "newPrivateRecipe"),
          },
          { path: "/recipes/book", ...lazyScreen(preload, "book") },
          {
            path: "/recipes/:recipeId",
            loader: recipeLoader(preload),
            shouldRevalidate: isAnotherRecipe,
            lazy: () => import("./pages/RecipePage"),
          },
          {
            path: "/recipes/:recipeId/edit",
            errorElement: <RouteError describe={formLoadError} />,
            ...lazyScreen(preload, "editRecipe"),
          },
          { path: "/recipes/:recipeId/history", ...lazyScreen(preload, "history") },
          { path: "/recipes/:recipeId/variations", ...lazyScreen(preload, "variations") },
          {
            path: "/recipes/:recipeId/variations/new",
            errorElement: <RouteError describe={formLoadError} />,
            ...lazyScreen(preload, "newVariation"),
          },
          {
            path: "/recipes/:recipeId/suggest",
            errorElement: <RouteError describe={formLoadError} />,
            ...lazyScreen(preload, "suggestEdit"),
          },
          {
            path: "/recipes/:recipeId/suggestions/:suggestionId",
            ...lazyScreen(preload, "suggestion"),
          },
          { path: "/reviews/:recipeId/new", ...lazyScreen(preload, "newReview") },
          { path: "/reviews/:id/edit", ...lazyScreen(preload, "editReview") },
          { path: "/reviews/:id/delete", ...lazyScreen(preload, "deleteReview") },
          { path: "/ingredients/proposed", ...lazyScreen(preload, "proposedIngredients") },
          { path: "/synonyms", ...lazyScreen(preload, "synonyms") },
          { path: "/users", ...lazyScreen(preload, "users") },
          { path: "/users/requests", ...lazyScreen(preload, "contributorRequests") },
          ...["/users/:id", "/users/:id/profile"].map((path) => ({
            path,
            ...lazyScreen(preload, "profile"),
          })),
          { path: "/users/:id/edit", ...lazyScreen(preload, "editUser") },
          { path: "/users/:id/edit/role", ...lazyScreen(preload, "userRole") },
          { path: "/users/:id/delete", ...lazyScreen(preload, "deleteUser") },
          // The path of the statistics until version 0.1.
          movedTo("/admin", paths.stats()),
          { path: "/stats", ...lazyScreen(preload, "stats") },
          { path: "/site-settings", ...lazyScreen(preload, "siteSettings") },
          ...referenceEntries.flatMap((kind) => referenceRoutes(preload, kind)),
          { path: "/forbidden", ...lazyScreen(preload, "forbidden") },
          { path: "/not-found", lazy: () => import("./pages/NotFoundPage") },
          { path: "*", lazy: () => import("./pages/NotFoundPage") },
        ],
      },
    ],
  },
];
