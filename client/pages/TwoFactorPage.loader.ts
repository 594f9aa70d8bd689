import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { preloadTwoFactorPage } from "./TwoFactorPage.generated";

/** The viewer's second factors, freshly loaded; visitors are refused. */
export const twoFactorLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    preloadTwoFactorPage(preload, { request });
