import type { ApolloClient } from "@apollo/client";
import type { ActionFunctionArgs, RouteObject } from "react-router-dom";
import { matchRoutes } from "react-router-dom";
import { routes } from "./routes";
import { type Preload, readFrom } from "./shared/preload";

/** The delay that ignores links over which the pointer only passes. */
const HOVER_DELAY_MS = 80;

/** Fills the cache for screens that read from it; the other screens query when they are opened. */
function makePrefetchPreload(client: ApolloClient): Preload {
  const fill = (query: never, options: { fetchPolicy: string; variables: never }) =>
    options.fetchPolicy === "cache-first"
      ? client.query({ query, variables: options.variables })
      : undefined;
  // The object implements the part of the library's function that loaders use.
  return Object.assign(fill, {
    toPromise: (promise: unknown) => promise,
    read: readFrom(client),
  }) as unknown as Preload;
}

async function prefetchRoute(
  { loader, lazy }: RouteObject,
  args: ActionFunctionArgs,
): Promise<void> {
  const code = typeof lazy === "function" ? lazy() : lazy?.Component?.();
  const data = async () => {
    const start = (typeof lazy === "object" && (await lazy.loader?.())) || loader;
    if (typeof start === "function") await start(args);
  };
  await Promise.all([code, data()]);
}

/**
 * Prefetches the code and data of a screen when its link is hovered over or focused. Errors are
 * ignored here; they occur again, and are shown, on navigation.
 */
export function prefetchLinks(client: ApolloClient): void {
  const screens = routes(makePrefetchPreload(client));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const warmScreen = (href: string) => {
    const request = new Request(href);
    for (const { params, route } of matchRoutes(screens, new URL(href).pathname) ?? []) {
      prefetchRoute(route, { request, params } as ActionFunctionArgs).catch(() => undefined);
    }
  };
  const prefetchTarget = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin !== location.origin || link.pathname === location.pathname) return;
    timer = setTimeout(() => warmScreen(link.href), HOVER_DELAY_MS);
  };
  for (const event of ["pointerover", "focusin"]) document.addEventListener(event, prefetchTarget);
}
