import type { LoaderFunctionArgs } from "react-router-dom";
import { loadQuery, type Preload } from "../shared/preload";
import { ChangePasswordPageDocument } from "./ChangePasswordPage.generated";

/** Whose password it would be. */
export const changePasswordLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    loadQuery(preload, request, ChangePasswordPageDocument, {}, "network-only");
