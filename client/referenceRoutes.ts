import type { RouteObject } from "react-router-dom";
import type { KindName } from "./features/reference/kinds";
import { lazyReferenceScreen } from "./lazyScreen";
import type { ReferenceScreenName } from "./moreScreens";
import type { Preload } from "./shared/preload";

const PATHS: [path: string, ReferenceScreenName][] = [
  ["", "list"],
  ["/new", "create"],
  ["/:id/edit", "edit"],
  ["/:id/delete", "remove"],
  ["/duplicates", "merges"],
];

/** The screens of a kind of reference data. */
export const referenceRoutes = (
  preload: Preload,
  kind: KindName,
  listPath: string,
): RouteObject[] =>
  // Difficulty levels are too few to be there twice.
  PATHS.filter(([, name]) => kind !== "difficultyLevels" || name !== "merges").map(
    ([path, name]) => ({ path: listPath + path, ...lazyReferenceScreen(preload, kind, name) }),
  );
