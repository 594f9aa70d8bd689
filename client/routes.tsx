import type { RouteObject } from "react-router-dom";
import { Layout } from "./layout/Layout";
import { RouteError } from "./layout/RouteError";
import { homeLoader } from "./pages/HomePage.loader";
import { recipeLoader } from "./pages/RecipePage.loader";
import { recipesLoader } from "./pages/RecipesPage.loader";
import type { Preload } from "./shared/preload";
import { FirstLoad } from "./shared/ui/FirstLoad";

/**
 * All screens. A function of what starts queries, so that a browser and a server can each bring
 * theirs: a loader begins its query while the code of the screen is still on its way.
 */
export const routes = (preload: Preload): RouteObject[] => [
  {
    element: <Layout />,
    hydrateFallbackElement: <FirstLoad />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          { path: "/", loader: homeLoader(preload), lazy: () => import("./pages/HomePage") },
          { path: "/login", lazy: () => import("./pages/LoginPage") },
          { path: "/register", lazy: () => import("./pages/RegisterPage") },
          {
            path: "/recipes",
            loader: recipesLoader(preload),
            lazy: () => import("./pages/RecipesPage"),
          },
          {
            path: "/recipes/:recipeId",
            loader: recipeLoader(preload),
            lazy: () => import("./pages/RecipePage"),
          },
          { path: "/forbidden", lazy: () => import("./pages/ForbiddenPage") },
          { path: "/not-found", lazy: () => import("./pages/NotFoundPage") },
          { path: "*", lazy: () => import("./pages/NotFoundPage") },
        ],
      },
    ],
  },
];
