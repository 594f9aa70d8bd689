import { errorStatus, parseApiError } from "../apollo/apiError";
import { paths } from "./paths";

/**
 * The screen that an error redirects to; null if it is shown in place. Decided by our error code, or by
 * the HTTP status if the response is from a proxy.
 */
export function errorRedirect(error: unknown): { to: string; state?: { message: string } } | null {
  const apiError = parseApiError(error);
  const status = apiError ? null : errorStatus(error);
  if (apiError?.code === "FORBIDDEN" || status === 403) return { to: paths.forbidden() };
  if (apiError?.code === "NOT_FOUND") {
    return { to: paths.notFound(), state: { message: apiError.message } };
  }
  return status === 404 ? { to: paths.notFound() } : null;
}
