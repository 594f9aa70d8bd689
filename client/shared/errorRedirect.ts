import { parseApiError } from "./apollo/apiError";
import { paths } from "./paths";

/**
 * The screen for an error; null if it is shown in place. It depends on our error code, or on the status of a
 * response that is not from our server.
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
