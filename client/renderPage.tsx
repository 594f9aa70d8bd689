import { ApolloLink, type NormalizedCacheObject, Observable } from "@apollo/client";
import { createQueryPreloader } from "@apollo/client/react";
import { renderToPipeableStream } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import type { Locale } from "../shared/locales";
import type { RendererModule, RenderRequest } from "../server/ssr/Renderer";
import { App } from "./App";
import { parseApiError } from "./apollo/apiError";
import { makeClient } from "./apollo/makeClient";
import { routes } from "./routes";
import { serializeInitialState } from "./hydration/initialState";
import { isPrivatePage } from "./canonicalPage";
import { errorRedirect } from "./shared/errorRedirect";
import { BUNDLED_LOCALE, setLocaleSource } from "./shared/messages/locale";
import { loadMessages } from "./shared/messages/loadMessages";

export { isCanonicalPage } from "./canonicalPage";
export { statusOfScreen } from "./statusOfScreen";

/** The modules of the screens rendered here, which the page preloads. */
const modules: Record<string, string> = {
  "/": "pages/HomePage.tsx",
  "/recipes": "pages/RecipesPage.tsx",
  "/recipes/:recipeId": "pages/RecipePage.tsx",
  "/not-found": "pages/NotFoundPage.tsx",
};

/**
 * A page is rendered once, as soon as its queries are done. Until a query is disposed of, it keeps the
 * client in memory with all that it has read: half a minute by default, in which a busy server would
 * run out of it.
 */
const DISPOSE_AFTER_MS = 100;

const linkTo = (ask: RenderRequest["ask"]) =>
  new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        ask(query, variables).then(
          (answer) => {
            observer.next(answer);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );

const firstError = ({ errors }: StaticHandlerContext): unknown => Object.values(errors ?? {})[0];

/** Makes what renders pages on the server: the same screens, for somebody who is not logged in. */
export const makeRenderer: RendererModule["makeRenderer"] = (localeStorage) => {
  setLocaleSource(() => (localeStorage.getStore() ?? BUNDLED_LOCALE) as Locale);
  return async (request) => {
    const language = await loadMessages(request.locale);
    const page = await localeStorage.run(language, () => fetchPage(request));
    return (
      page && {
        language,
        modules: page.modules,
        initialState: serializeInitialState(page.initialState),
        render: (callbacks) =>
          localeStorage.run(language, () => renderToPipeableStream(page.screen, callbacks)),
      }
    );
  };
};

/**
 * Runs the loaders of a URL; null if one failed with an error that has no screen, or if the page is about
 * whoever is logged in.
 */
async function fetchPage({ url, nonce, settings, ask }: RenderRequest) {
  if (isPrivatePage(url)) return null;
  const client = makeClient(linkTo(ask), {
    react: { suspense: { autoDisposeTimeoutMs: DISPOSE_AFTER_MS } },
  });
  const handler = createStaticHandler(routes(createQueryPreloader(client)));
  const open = async (address: string | URL) => {
    const context = await handler.query(new Request(address));
    if (context instanceof Response) throw new Error(`${address} leads elsewhere`);
    return context;
  };
  const asked = await open(url);
  const error = firstError(asked);
  const redirect = errorRedirect(error);
  if (error !== undefined && !redirect && !isRouteErrorResponse(error)) {
    if (parseApiError(error)) return null;
    throw new Error(`${url} cannot be rendered`, { cause: error });
  }
  const context = redirect ? await open(new URL(redirect.to, url)) : asked;
  if (redirect) context.location = { ...context.location, state: redirect.state };
  const router = createStaticRouter(handler.dataRoutes, context);
  const path = context.matches.at(-1)?.route.path ?? "";
  const cache = client.extract() as NormalizedCacheObject;
  return {
    modules: modules[path] ? [modules[path]] : [],
    initialState: { cache, ...(redirect ? { redirect } : {}) },
    screen: (
      <App client={client} nonce={nonce} settings={settings}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    ),
  };
}
