import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { preloadTwoFactorPage } from "./TwoFactorPage.generated";

/** Fetches the viewer's second factors; visitors are refused. */
export const twoFactorLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    preloadTwoFactorPage(preload, { request });
