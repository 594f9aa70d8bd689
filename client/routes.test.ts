import type { RouteObject } from "react-router-dom";
import { screens } from "../e2e/screens";
import type { Preload } from "./shared/preload";

// The layout is mocked, because it imports style sheets, which only the build can read.
jest.mock("./layout/Layout", () => ({ Layout: () => null }));
jest.mock("./layout/RouteError", () => ({ RouteError: () => null }));
jest.mock("./pages/RecipesFallback", () => ({ RecipesFallback: () => null }));
jest.mock("./shared/ui/FirstLoad", () => ({ FirstLoad: () => null }));
import { routes } from "./routes";

/** The paths of screens, without redirects, which load no code. */
const listPaths = (all: RouteObject[]): string[] =>
  all.flatMap(({ path, lazy, children }) => [
    ...(path && lazy ? [path] : []),
    ...listPaths(children ?? []),
  ]);

it("Every route is tested as a screen, and every screen has a route", () => {
  const uniqueRoutes = new Set(screens.map(({ route }) => route));
  expect([...uniqueRoutes].sort()).toEqual(
    listPaths(routes((() => null) as unknown as Preload)).sort(),
  );
});

it("No two screens have the same name for their screenshots", () => {
  const files = screens.map(({ file }) => file);
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});
