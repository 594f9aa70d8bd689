import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { preloadSessionsPage } from "./SessionsPage.generated";

/** Fetches the viewer's sessions; visitors are refused. */
export const sessionsLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    preloadSessionsPage(preload, { request });
