import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { preloadChangePasswordPage } from "./ChangePasswordPage.generated";

/** Fetches the viewer whose password changes. */
export const changePasswordLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    preloadChangePasswordPage(preload, { request });
