import {
  type ApolloClient,
  ApolloLink,
  type NormalizedCacheObject,
  Observable,
} from "@apollo/client";
import { unwrapQueryRef } from "@apollo/client/react/internal";
import { renderToPipeableStream } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import type { Locale } from "../shared/locales";
import type { RendererModule, RenderRequest } from "../server/pages/rendering/Renderer";
import { App } from "./App";
import { parseApiError } from "./shared/apollo/apiError";
import { makeClient } from "./shared/apollo/makeClient";
import { makePageCache } from "./shared/apollo/makePageCache";
import { routes } from "./routes";
import { serializeInitialState } from "./shared/hydration/initialState";
import { isPrivatePage } from "./canonicalPage";
import { fetchViewer } from "./shared/ViewerQuery.generated";
import type { homeLoader } from "./pages/HomePage.loader";
import type { recipeLoader } from "./pages/RecipePage.loader";
import { errorRedirect } from "./shared/errorRedirect";
import { makePreload, type Preload } from "./shared/preload";
import { setSiteNameSource } from "./shared/brand";
import { sessionStore } from "./shared/session";
import { type LoggedIn, type SessionUser, toSessionUser } from "./shared/storedSession";
import { BUNDLED_LOCALE, setLocaleSource } from "./shared/messages/locale";
import { loadMessages } from "./shared/messages/loadMessages";

export { isCanonicalPage } from "./canonicalPage";
export { readScreenStatus } from "./readScreenStatus";

/** The modules of the screens rendered here, which the page preloads. */
const modules: Record<string, readonly string[]> = {
  "/": ["pages/HomePage.tsx"],
  "/recipes": ["pages/RecipesPage.tsx"],
  "/recipes/:recipeId": ["pages/RecipePage.tsx"],
  "/users/:id": ["lazyScreens.tsx", "pages/ProfilePage.loader.ts", "pages/ProfilePage.tsx"],
  "/not-found": ["pages/NotFoundPage.tsx"],
};

/** The results of the loaders of the start page (which has the list's parts, too) and of a recipe. */
type LoadedData = Partial<
  Awaited<ReturnType<ReturnType<typeof homeLoader>>> &
    Awaited<ReturnType<ReturnType<typeof recipeLoader>>>
>;

/** The modules of a screen, including those that its loader imports. */
function listModules(path: string, loaded: unknown): string[] {
  // The cast is needed because the router leaves the loaders' data untyped.
  const { ask, firstSteps, member, note } = (loaded ?? {}) as LoadedData;
  return [
    ...(modules[path] ?? ["lazyScreens.tsx"]),
    ...(member ? ["pages/MemberHome.tsx"] : []),
    ...(ask ? ["features/contributorRequests/AskToContribute.tsx"] : []),
    ...(firstSteps ? ["features/firstSteps/FirstSteps.tsx"] : []),
    ...(note ? ["features/notes/NoteSlip.tsx"] : []),
  ];
}

/**
 * Pages are rendered once, right after their queries. A fragment keeps the client and its data in memory
 * until it is disposed of. The default of half a minute is too long for a busy server.
 */
const DISPOSE_AFTER_MS = 100;

/**
 * The options that render a page as a whole, because all data is present; by default, React would
 * stream parts by script.
 */
const WHOLE = { progressiveChunkSize: Infinity };

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

/**
 * Starts the queries of a page and releases them with its client. The library would keep the client until two
 * garbage collections, because the first one only reveals unused queries.
 */
function makePagePreload(client: ApolloClient): Preload {
  const preload = makePreload(client);
  const start = (...query: Parameters<Preload>) => {
    const ref = preload(...query);
    unwrapQueryRef(ref)?.retain();
    return ref;
  };
  return Object.assign(start as Preload, preload);
}

const firstError = ({ errors }: StaticHandlerContext): unknown => Object.values(errors ?? {})[0];

/** State that screens read during rendering. */
interface Rendering {
  language: Locale;
  siteName: string | null;
  loggedIn: LoggedIn | null;
}

/** Makes the renderer of pages on the server: the same screens, for visitors and logged-in users. */
export const makeRenderer: RendererModule["makeRenderer"] = (makeStorage) => {
  const storage = makeStorage<Rendering>();
  setLocaleSource(() => storage.getStore()?.language ?? BUNDLED_LOCALE);
  setSiteNameSource(() => storage.getStore()?.siteName ?? null);
  sessionStore.setRenderedFor(() => storage.getStore()?.loggedIn ?? null);
  return async (request) => {
    const language = await loadMessages(request.locale);
    const react = { suspense: { autoDisposeTimeoutMs: DISPOSE_AFTER_MS } };
    const client = makeClient(linkTo(request.ask), { react }, makePageCache);
    const user = request.isForViewer ? await fetchUser(client) : null;
    const rendering = { language, siteName: request.settings.siteName, loggedIn: user && { user } };
    const page = await storage.run(rendering, () => fetchPage(request, client));
    if (!page) return null;
    return {
      language,
      modules: page.modules,
      initialState: serializeInitialState({ ...page.initialState, ...(user && { viewer: user }) }),
      render: (callbacks) =>
        storage.run(rendering, () =>
          renderToPipeableStream(page.screen, { ...callbacks, ...WHOLE }),
        ),
    };
  };
};

/** Fetches the user for whom the page is rendered. */
async function fetchUser(client: ApolloClient): Promise<SessionUser> {
  const { data } = await fetchViewer(client);
  const user = data?.viewer && toSessionUser(data.viewer);
  if (!user) throw new Error("The page has no viewer");
  return user;
}

/**
 * Runs the loaders of a URL. Returns null if one failed with an error without a screen, if the page
 * requires a login, or if it has moved.
 */
async function fetchPage(
  { url, nonce, settings, isForViewer }: RenderRequest,
  client: ApolloClient,
) {
  if (isPrivatePage(url) && !isForViewer) return null;
  const handler = createStaticHandler(routes(makePagePreload(client)));
  const open = async (address: string | URL) => {
    const context = await handler.query(new Request(address));
    return context instanceof Response ? null : context;
  };
  const result = await open(url);
  // The browser follows the redirect.
  if (!result) return null;
  const error = firstError(result);
  const redirect = errorRedirect(error);
  if (error !== undefined && !redirect && !isRouteErrorResponse(error)) {
    if (parseApiError(error)) return null;
    throw new Error(`${url} cannot be rendered`, { cause: error });
  }
  const context = redirect ? await open(new URL(redirect.to, url)) : result;
  if (!context) return null;
  if (redirect) context.location = { ...context.location, state: redirect.state };
  const router = createStaticRouter(handler.dataRoutes, context);
  const { path = "", id = "" } = context.matches.at(-1)?.route ?? {};
  const cache = client.extract() as NormalizedCacheObject;
  return {
    modules: listModules(path, context.loaderData[id]),
    initialState: { cache, ...(redirect ? { redirect } : {}) },
    screen: (
      <App client={client} nonce={nonce} settings={settings}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    ),
  };
}
