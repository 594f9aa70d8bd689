import type { LoaderFunctionArgs } from "react-router-dom";
import { loadQuery, type Preload } from "../shared/preload";
import { SessionsPageDocument } from "./SessionsPage.generated";

/** The viewer's sessions as they are now; a visitor is refused. */
export const sessionsLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    loadQuery(preload, request, SessionsPageDocument, {}, "network-only");
