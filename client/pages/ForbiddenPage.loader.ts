import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { preloadForbiddenPage } from "./ForbiddenPage.generated";

/** Fetches the viewer's option to request the contributor role, and their open request. */
export const forbiddenLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    preloadForbiddenPage(preload, { request });
