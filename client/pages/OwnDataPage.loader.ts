import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { preloadOwnDataPage } from "./OwnDataPage.generated";

/** Fetches the viewer whose data is shown. */
export const ownDataLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    preloadOwnDataPage(preload, { request });
