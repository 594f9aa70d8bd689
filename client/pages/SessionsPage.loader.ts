import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { preloadSessionsPage } from "./SessionsPage.generated";

/** The viewer's sessions, freshly loaded; visitors are refused. */
export const sessionsLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    preloadSessionsPage(preload, { request });
