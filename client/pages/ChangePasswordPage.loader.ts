import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { preloadChangePasswordPage } from "./ChangePasswordPage.generated";

/** Whose password it would be. */
export const changePasswordLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    preloadChangePasswordPage(preload, { request });
