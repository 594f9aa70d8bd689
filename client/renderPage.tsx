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
import type { RendererModule, Wish } from "../server/page/Renderer";
import { App } from "./App";
import { toldBy } from "./apollo/errors";
import { makeClient } from "./apollo/makeClient";
import { routes } from "./routes";
import { writeGiven } from "./shared/given";
import { screenOf } from "./shared/screenOf";
import {
  FIRST_LANGUAGE,
  type Language,
  preferredLanguage,
  readLanguageFrom,
} from "./shared/words/language";
import { loadWords } from "./shared/words/loadWords";

export { statusOfScreen } from "./statusOfScreen";

/** The code of the screens that are drawn here; the browser is told to fetch it at once. */
const modules: Record<string, string> = {
  "/": "pages/HomePage.tsx",
  "/recipes": "pages/RecipesPage.tsx",
  "/recipes/:recipeId": "pages/RecipePage.tsx",
  "/not-found": "pages/NotFoundPage.tsx",
};

/**
 * A page is drawn once, as soon as its queries are answered. Until it lets go of them, a query keeps
 * the client in memory with all that it has read: half a minute unless said otherwise, in which a
 * busy server would run out of it.
 */
const DISPOSE_AFTER_MS = 100;

const linkTo = (ask: Wish["ask"]) =>
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

/** Makes what draws pages on the server: the same screens, for somebody who is not logged in. */
export const makeRenderer: RendererModule["makeRenderer"] = (speaking) => {
  readLanguageFrom(() => (speaking.getStore() ?? FIRST_LANGUAGE) as Language);
  return async (wish) => {
    const language = await loadWords(preferredLanguage(wish.cookies, wish.languages));
    const page = await speaking.run(language, () => fetchPage(wish));
    return (
      page && {
        language,
        modules: page.modules,
        given: writeGiven(page.given),
        draw: (told) => speaking.run(language, () => renderToPipeableStream(page.screen, told)),
      }
    );
  };
};

/** Runs the queries of an address; null where one was refused and no screen tells of it. */
async function fetchPage({ url, nonce, ask }: Wish) {
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
  const refusal = screenOf(error);
  if (error !== undefined && !refusal && !isRouteErrorResponse(error)) {
    if (toldBy(error)) return null;
    throw new Error(`${url} cannot be drawn`, { cause: error });
  }
  const context = refusal ? await open(new URL(refusal.to, url)) : asked;
  if (refusal) context.location = { ...context.location, state: refusal.state };
  const router = createStaticRouter(handler.dataRoutes, context);
  const path = context.matches.at(-1)?.route.path ?? "";
  const cache = client.extract() as NormalizedCacheObject;
  return {
    modules: modules[path] ? [modules[path]] : [],
    given: { cache, ...(refusal ? { refusal } : {}) },
    screen: (
      <App client={client} nonce={nonce}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    ),
  };
}
