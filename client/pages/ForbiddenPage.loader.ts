import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { preloadForbiddenPage } from "./ForbiddenPage.generated";

/** Whether the viewer may ask for more permissions, and has asked. */
export const forbiddenLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    preloadForbiddenPage(preload, { request });
