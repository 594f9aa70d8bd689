import type { RouteObject } from "react-router-dom";
import type { KindName } from "./features/reference/kinds";
import { Layout } from "./layout/Layout";
import { RouteError } from "./layout/RouteError";
import { changePasswordLoader } from "./pages/ChangePasswordPage.loader";
import { figuresLoader } from "./pages/FiguresPage.loader";
import { homeLoader } from "./pages/HomePage.loader";
import { profileLoader } from "./pages/ProfilePage.loader";
import { isAnotherRecipe, recipeLoader } from "./pages/RecipePage.loader";
import { editRecipeLoader, newRecipeLoader } from "./pages/RecipeFormPage.loader";
import { recipesLoader } from "./pages/RecipesPage.loader";
import { resetPasswordLoader } from "./pages/ResetPasswordPage.loader";
import { newReviewLoader, reviewLoader } from "./pages/ReviewPages.loader";
import { sessionsLoader } from "./pages/SessionsPage.loader";
import { deleteUserLoader, editUserLoader, userRoleLoader } from "./pages/UserPages.loader";
import {
  newReferenceLoader,
  referenceListLoader,
  referenceLoader,
} from "./pages/ReferencePages.loader";
import { usersLoader } from "./pages/UsersPage.loader";
import type { Preload } from "./shared/preload";
import { FirstLoad } from "./shared/ui/FirstLoad";

/** The four screens of a kind of reference data. */
const referenceRoutes = (preload: Preload, kind: KindName, path: string): RouteObject[] => [
  {
    path,
    loader: referenceListLoader(preload, kind),
    lazy: () => import("./pages/ReferenceListPage"),
  },
  {
    path: `${path}/new`,
    loader: newReferenceLoader(preload, kind),
    lazy: () => import("./pages/NewReferencePage"),
  },
  {
    path: `${path}/:id/edit`,
    loader: referenceLoader(preload, kind),
    lazy: () => import("./pages/EditReferencePage"),
  },
  {
    path: `${path}/:id/delete`,
    loader: referenceLoader(preload, kind),
    lazy: () => import("./pages/DeleteReferencePage"),
  },
];

/**
 * All screens. A function of what starts queries, so that a browser and a server can each bring
 * theirs: a loader begins its query while the code of the screen is still on its way.
 */
export const routes = (preload: Preload): RouteObject[] => [
  {
    element: <Layout />,
    children: [
      {
        errorElement: <RouteError />,
        hydrateFallbackElement: <FirstLoad />,
        children: [
          { path: "/", loader: homeLoader(preload), lazy: () => import("./pages/HomePage") },
          { path: "/login", lazy: () => import("./pages/LoginPage") },
          { path: "/register", lazy: () => import("./pages/RegisterPage") },
          { path: "/forgot-password", lazy: () => import("./pages/ForgotPasswordPage") },
          {
            path: "/reset-password",
            loader: resetPasswordLoader(preload),
            lazy: () => import("./pages/ResetPasswordPage"),
          },
          {
            path: "/auth/change-password",
            loader: changePasswordLoader(preload),
            lazy: () => import("./pages/ChangePasswordPage"),
          },
          {
            path: "/auth/sessions",
            loader: sessionsLoader(preload),
            lazy: () => import("./pages/SessionsPage"),
          },
          {
            path: "/recipes",
            loader: recipesLoader(preload),
            lazy: () => import("./pages/RecipesPage"),
          },
          {
            path: "/recipes/new",
            loader: newRecipeLoader(preload),
            lazy: () => import("./pages/NewRecipePage"),
          },
          {
            path: "/recipes/:recipeId",
            loader: recipeLoader(preload),
            shouldRevalidate: isAnotherRecipe,
            lazy: () => import("./pages/RecipePage"),
          },
          {
            path: "/recipes/:recipeId/edit",
            loader: editRecipeLoader(preload),
            lazy: () => import("./pages/EditRecipePage"),
          },
          {
            path: "/reviews/:recipeId/new",
            loader: newReviewLoader(preload),
            lazy: () => import("./pages/NewReviewPage"),
          },
          {
            path: "/reviews/:id/edit",
            loader: reviewLoader(preload),
            lazy: () => import("./pages/EditReviewPage"),
          },
          {
            path: "/reviews/:id/delete",
            loader: reviewLoader(preload),
            lazy: () => import("./pages/DeleteReviewPage"),
          },
          {
            path: "/users",
            loader: usersLoader(preload),
            lazy: () => import("./pages/UsersPage"),
          },
          {
            path: "/users/:id",
            loader: profileLoader(preload),
            lazy: () => import("./pages/ProfilePage"),
          },
          {
            path: "/users/:id/profile",
            loader: profileLoader(preload),
            lazy: () => import("./pages/ProfilePage"),
          },
          {
            path: "/users/:id/edit",
            loader: editUserLoader(preload),
            lazy: () => import("./pages/EditUserPage"),
          },
          {
            path: "/users/:id/edit/role",
            loader: userRoleLoader(preload),
            lazy: () => import("./pages/UserRolePage"),
          },
          {
            path: "/users/:id/delete",
            loader: deleteUserLoader(preload),
            lazy: () => import("./pages/DeleteUserPage"),
          },
          {
            path: "/admin",
            loader: figuresLoader(preload),
            lazy: () => import("./pages/FiguresPage"),
          },
          ...referenceRoutes(preload, "tags", "/tags"),
          ...referenceRoutes(preload, "categories", "/categories"),
          ...referenceRoutes(preload, "difficultyLevels", "/difficulty-levels"),
          ...referenceRoutes(preload, "ingredients", "/ingredients"),
          { path: "/forbidden", lazy: () => import("./pages/ForbiddenPage") },
          { path: "/not-found", lazy: () => import("./pages/NotFoundPage") },
          { path: "*", lazy: () => import("./pages/NotFoundPage") },
        ],
      },
    ],
  },
];
