import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { preloadSessionsPage } from "./SessionsPage.generated";

/** The viewer's sessions as they are now; a visitor is refused. */
export const sessionsLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    preloadSessionsPage(preload, { request });
