import { parseApiError } from "./apollo/apiError";
import { paths } from "./paths";

/**
 * Returns the screen for an error, from our error code or the status of another server's response;
 * null if the error is shown in place.
 */
export function errorRedirect(error: unknown): { to: string; state?: { message: string } } | null {
  const { code, message = "", status } = parseApiError(error) ?? {};
  if (code === "PASSWORD_CHANGE_REQUIRED") return { to: paths.changePassword() };
  if (code === "TWO_FACTOR_SETUP_REQUIRED") return { to: paths.twoFactor() };
  if (code === "FORBIDDEN") return { to: paths.forbidden() };
  if (code === "NOT_FOUND") return { to: paths.notFound(), state: { message } };
  if (code !== null) return null;
  if (status === 403) return { to: paths.forbidden() };
  return status === 404 ? { to: paths.notFound() } : null;
}
