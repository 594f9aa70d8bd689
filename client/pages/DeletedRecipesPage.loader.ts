import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { preloadDeletedRecipesPage } from "./DeletedRecipesPage.generated";

/** The viewer's deleted recipes as they are now; a visitor is refused. */
export const deletedRecipesLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    preloadDeletedRecipesPage(preload, { request });
