import { errorStatus, parseApiError } from "../apollo/apiError";
import { paths } from "./paths";

/**
 * The screen that a refusal becomes; null for one that is told where one is. It is decided on our code,
 * and on the bare status where somebody before our server, such as a proxy, has refused.
 */
export function errorRedirect(error: unknown): { to: string; state?: { message: string } } | null {
  const told = parseApiError(error);
  const status = told ? null : errorStatus(error);
  if (told?.code === "FORBIDDEN" || status === 403) return { to: paths.forbidden() };
  if (told?.code === "NOT_FOUND") {
    return { to: paths.notFound(), state: { message: told.message } };
  }
  return status === 404 ? { to: paths.notFound() } : null;
}
