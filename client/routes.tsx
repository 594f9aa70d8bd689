import { replace, type RouteObject } from "react-router-dom";
import { Layout } from "./layout/Layout";
import { formLoadError, RouteError } from "./layout/RouteError";
import { homeLoader } from "./pages/HomePage.loader";
import { isAnotherRecipe, recipeLoader } from "./pages/RecipePage.loader";
import { RecipesFallback } from "./pages/RecipesFallback";
import { recipesLoader } from "./pages/RecipesPage.loader";
import { referenceRoutes } from "./referenceRoutes";
import { lazyPage, lazyRoute } from "./shared/lazyRoute";
import { paths } from "./shared/paths";
import type { Preload } from "./shared/preload";
import { FirstLoad } from "./shared/ui/FirstLoad";

/**
 * All screens. A function of what starts queries, so that a browser and a server can each bring
 * theirs: a loader begins its query while the code of the screen is still on its way.
 */
export const routes = (preload: Preload): RouteObject[] => [
  {
    element: <Layout />,
    children: [
      {
        ...{ errorElement: <RouteError />, hydrateFallbackElement: <FirstLoad /> },
        children: [
          { path: "/", loader: homeLoader(preload), lazy: () => import("./pages/HomePage") },
          { path: "/login", ...lazyPage(() => import("./pages/LoginPage")) },
          { path: "/login/openid", ...lazyPage(() => import("./pages/OpenIdLoginPage")) },
          { path: "/register", ...lazyPage(() => import("./pages/RegisterPage")) },
          { path: "/forgot-password", ...lazyPage(() => import("./pages/ForgotPasswordPage")) },
          {
            path: "/reset-password",
            ...lazyRoute(
              async () =>
                (await import("./pages/ResetPasswordPage.loader")).resetPasswordLoader(preload),
              () => import("./pages/ResetPasswordPage"),
            ),
          },
          {
            path: "/auth/change-password",
            ...lazyRoute(
              async () =>
                (await import("./pages/ChangePasswordPage.loader")).changePasswordLoader(preload),
              () => import("./pages/ChangePasswordPage"),
            ),
          },
          {
            path: "/auth/two-factor",
            ...lazyRoute(
              async () => (await import("./pages/TwoFactorPage.loader")).twoFactorLoader(preload),
              () => import("./pages/TwoFactorPage"),
            ),
          },
          {
            path: "/auth/sessions",
            ...lazyRoute(
              async () => (await import("./pages/SessionsPage.loader")).sessionsLoader(preload),
              () => import("./pages/SessionsPage"),
            ),
          },
          {
            path: "/auth/data",
            ...lazyRoute(
              async () => (await import("./pages/OwnDataPage.loader")).ownDataLoader(preload),
              () => import("./pages/OwnDataPage"),
            ),
          },
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
            ...lazyRoute(
              async () => (await import("./pages/RecipeFormPage.loader")).newRecipeLoader(preload),
              () => import("./pages/NewRecipePage"),
            ),
          },
          {
            path: "/recipes/import",
            ...lazyRoute(
              async () => (await import("./pages/ImportPage.loader")).importLoader(preload),
              () => import("./pages/ImportPage"),
            ),
          },
          {
            path: "/recipes/deleted",
            ...lazyRoute(
              async () =>
                (await import("./pages/DeletedRecipesPage.loader")).deletedRecipesLoader(preload),
              () => import("./pages/DeletedRecipesPage"),
            ),
          },
          {
            path: "/recipes/own",
            ...lazyRoute(
              async () => (await import("./pages/OwnRecipesPage.loader")).ownRecipesLoader(preload),
              () => import("./pages/OwnRecipesPage"),
            ),
          },
          {
            path: "/recipes/own/new",
            errorElement: <RouteError describe={formLoadError} />,
            ...lazyRoute(
              async () => (await import("./pages/RecipeFormPage.loader")).newRecipeLoader(preload),
              () => import("./pages/NewPrivateRecipePage"),
            ),
          },
          {
            path: "/recipes/book",
            ...lazyRoute(
              async () => (await import("./pages/BookPage.loader")).bookLoader(preload),
              () => import("./pages/BookPage"),
            ),
          },
          {
            path: "/recipes/:recipeId",
            loader: recipeLoader(preload),
            shouldRevalidate: isAnotherRecipe,
            lazy: () => import("./pages/RecipePage"),
          },
          {
            path: "/recipes/:recipeId/edit",
            errorElement: <RouteError describe={formLoadError} />,
            ...lazyRoute(
              async () => (await import("./pages/RecipeFormPage.loader")).editRecipeLoader(preload),
              () => import("./pages/EditRecipePage"),
            ),
          },
          {
            path: "/reviews/:recipeId/new",
            ...lazyRoute(
              async () => (await import("./pages/ReviewPages.loader")).newReviewLoader(preload),
              () => import("./pages/NewReviewPage"),
            ),
          },
          {
            path: "/reviews/:id/edit",
            ...lazyRoute(
              async () => (await import("./pages/ReviewPages.loader")).reviewLoader(preload),
              () => import("./pages/EditReviewPage"),
            ),
          },
          {
            path: "/reviews/:id/delete",
            ...lazyRoute(
              async () => (await import("./pages/ReviewPages.loader")).reviewLoader(preload),
              () => import("./pages/DeleteReviewPage"),
            ),
          },
          {
            path: "/users",
            ...lazyRoute(
              async () => (await import("./pages/UsersPage.loader")).usersLoader(preload),
              () => import("./pages/UsersPage"),
            ),
          },
          {
            path: "/users/requests",
            ...lazyRoute(
              async () =>
                (await import("./pages/ContributorRequestsPage.loader")).contributorRequestsLoader(
                  preload,
                ),
              () => import("./pages/ContributorRequestsPage"),
            ),
          },
          ...["/users/:id", "/users/:id/profile"].map((path) => ({
            path,
            ...lazyRoute(
              async () => (await import("./pages/ProfilePage.loader")).profileLoader(preload),
              () => import("./pages/ProfilePage"),
            ),
          })),
          {
            path: "/users/:id/edit",
            ...lazyRoute(
              async () => (await import("./pages/UserPages.loader")).editUserLoader(preload),
              () => import("./pages/EditUserPage"),
            ),
          },
          {
            path: "/users/:id/edit/role",
            ...lazyRoute(
              async () => (await import("./pages/UserPages.loader")).userRoleLoader(preload),
              () => import("./pages/UserRolePage"),
            ),
          },
          {
            path: "/users/:id/delete",
            ...lazyRoute(
              async () => (await import("./pages/UserPages.loader")).deleteUserLoader(preload),
              () => import("./pages/DeleteUserPage"),
            ),
          },
          // The address of the statistics until 0.1.
          { path: "/admin", loader: () => replace(paths.stats()) },
          {
            path: "/stats",
            ...lazyRoute(
              async () => (await import("./pages/StatsPage.loader")).statsLoader(preload),
              () => import("./pages/StatsPage"),
            ),
          },
          ...referenceRoutes(preload, "tags", "/tags"),
          ...referenceRoutes(preload, "categories", "/categories"),
          ...referenceRoutes(preload, "difficultyLevels", "/difficulty-levels"),
          ...referenceRoutes(preload, "ingredients", "/ingredients"),
          {
            path: "/forbidden",
            ...lazyRoute(
              async () => (await import("./pages/ForbiddenPage.loader")).forbiddenLoader(preload),
              () => import("./pages/ForbiddenPage"),
            ),
          },
          { path: "/not-found", lazy: () => import("./pages/NotFoundPage") },
          { path: "*", lazy: () => import("./pages/NotFoundPage") },
        ],
      },
    ],
  },
];
