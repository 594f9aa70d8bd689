import { matchRoutes } from "react-router-dom";
import { routes } from "./routes";
import type { Preload } from "./shared/preload";

/** The routes without queries, because only their paths are used. */
const screens = routes((() => undefined) as unknown as Preload);

const STATUSES: Record<string, number> = { "/forbidden": 403, "/not-found": 404, "*": 404 };

/** The HTTP status of a path, independent of its data and viewer. */
export function readScreenStatus(pathname: string): number {
  const path = matchRoutes(screens, pathname)?.at(-1)?.route.path;
  return path === undefined ? 404 : (STATUSES[path] ?? 200);
}
