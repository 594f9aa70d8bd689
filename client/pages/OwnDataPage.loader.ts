import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { preloadOwnDataPage } from "./OwnDataPage.generated";

/** Whose data it is. */
export const ownDataLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    preloadOwnDataPage(preload, { request });
