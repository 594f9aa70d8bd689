import "./shared/ui/styles";
import { startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { App } from "./App";
import { lateLink, loadLink } from "./shared/apollo/lateLink";
import { makeClient } from "./shared/apollo/makeClient";
import { loadLazyScreens } from "./lazyScreen";
import { routes } from "./routes";
import { yieldToMain } from "./shared/hydration/yieldToMain";
import {
  type InitialState,
  matchSession,
  readInitialState,
  readSettings,
} from "./shared/hydration/initialState";
import { fetchViewer } from "./shared/ViewerQuery.generated";
import { replayChanges, replayPresses, revertChanges } from "./shared/hydration/earlyChanges";
import { connection } from "./shared/offline/connection";
import { watchInstallPrompt } from "./shared/offline/installPrompt";
import { readRecipe } from "./pages/RecipePage.loader";
import { listQueries } from "./pages/RecipesPage.loader";
import { makePreload, type Preload } from "./shared/preload";
import { sessionStore } from "./shared/session";
import { watchViewer } from "./shared/forgetOthers";
import { loadDialogs } from "./shared/ui/dialogs";
import { loadToasts } from "./shared/ui/Toasts";
import { preferredLocale } from "../shared/locales";
import { setSiteNameSource } from "./shared/brand";
import { setLocaleSource } from "./shared/messages/locale";
import { loadMessages } from "./shared/messages/loadMessages";

const { documentElement: page } = document;

/**
 * Loads the visitor's language before rendering; English is bundled. A server-rendered page keeps the
 * server's choice, unless its messages cannot be loaded.
 */
async function setLocale(initialState: InitialState | null): Promise<void> {
  const { defaultLocale, siteName } = readSettings();
  setSiteNameSource(() => siteName);
  const wantedLocale = initialState
    ? preferredLocale("", [page.lang], defaultLocale)
    : preferredLocale(document.cookie, navigator.languages, defaultLocale);
  const language = await loadMessages(wantedLocale);
  setLocaleSource(() => language);
  page.lang = language;
}

/**
 * Returns true if recipes are stored: in production builds, unless the operator has disabled
 * offline use.
 */
const worksOffline = () => import.meta.env.PROD && readSettings().offline;

/** The nonce of our inline styles, from the page's head. */
const nonce = () =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";

/**
 * Loads further code once the page is idle: toasts, which must work offline, and for logged-in
 * users dialogs and lazy screens.
 */
async function preloadDialogs() {
  await yieldToMain();
  await loadToasts();
  if (sessionStore.get()) await Promise.all([loadDialogs(), loadLazyScreens()]);
}

/** Marks the page as scrolled, after which its content keeps its size. */
const markScrolled = () => void (page.dataset["used"] = "");
if (scrollY > 0) markScrolled();
else addEventListener("scroll", markScrolled, { capture: true, once: true, passive: true });

/**
 * Marks the page as one whose input events React handles, which ends the marking of early presses
 * (`server/pages/rendering/startScript.ts`).
 */
const markHandled = () => void (page.dataset["handled"] = "");

/** Marks the page as ready after hydration. */
function Hydrated({ onReady, onIdle }: Record<"onReady" | "onIdle", () => Promise<void>>) {
  useEffect(() => {
    const show = async () => {
      sessionStore.show();
      delete page.dataset["member"];
      delete page.dataset["outdated"];
      replayChanges();
      replayPresses();
      page.dataset["ready"] = "";
    };
    // Errors are not handled here, because they are shown when the data is requested again.
    void onReady()
      .then(show, show)
      .then(preloadDialogs)
      .then(onIdle)
      .catch(() => undefined);
  }, [onIdle, onReady]);
  return null;
}

/** Loads the link to the server, which queries wait for. A failed load is reported by the next query. */
const loadLinkAhead = () => void loadLink().catch(() => undefined);

async function render(root: HTMLElement, initialState: InitialState | null) {
  const client = makeClient(lateLink);
  /** Returns true if the page was rendered for a visitor and the session may see more. */
  const lacksData = () => !initialState?.viewer && sessionStore.get() !== null;
  if (!initialState || lacksData()) loadLinkAhead();
  if (initialState) {
    client.restore(initialState.cache);
    if (!initialState.viewer) sessionStore.hide();
  }
  if (initialState?.redirect) {
    const { to, state } = initialState.redirect;
    history.replaceState({ usr: state, key: "default", idx: 0 }, "", to);
  }
  await yieldToMain();
  const ahead: Preload["ahead"] = (query, variables) =>
    void client.readQuery({ query, variables, optimistic: true });
  const preload: Preload = Object.assign(makePreload(client), initialState && { ahead });
  const router = createBrowserRouter(routes(preload), initialState ? { hydrationData: {} } : {});
  /** Refetches a page rendered for a visitor on behalf of the logged-in user, who may see more. */
  const onReady = async () => {
    loadLinkAhead();
    void import("./prefetchLinks").then(
      ({ prefetchLinks }) => prefetchLinks(client),
      () => undefined,
    );
    // This request makes the server remove the cookie of a session that ended offline.
    if ("outdated" in page.dataset && !sessionStore.get()) {
      void fetchViewer(client).catch(() => undefined);
    }
    if (!initialState || !lacksData()) return;
    await client.refetchQueries({ include: "active" });
    await router.revalidate();
  };
  /** Starts the offline features if service workers are supported. */
  const onIdle = async () => {
    if (!worksOffline()) return;
    const { startOffline } = await import("./features/offline/startOffline");
    await startOffline(client, router, readRecipe(client), listQueries);
  };
  const app = (
    <App client={client} nonce={nonce()} settings={readSettings()}>
      <RouterProvider router={router} />
      <Hydrated onReady={onReady} onIdle={onIdle} />
    </App>
  );
  if (!initialState) {
    markHandled();
    return createRoot(root).render(app);
  }
  await routerInitialized(router);
  delete preload.ahead;
  // The script restores the reader's scroll position, because the router does so only with complete
  // data.
  router.state.restoreScrollPosition = false;
  await yieldToMain();
  revertChanges();
  markHandled();
  startTransition(() => void hydrateRoot(root, app));
}

/** Waits for the code of the first screen; the server-rendered page is shown meanwhile. */
const routerInitialized = (router: ReturnType<typeof createBrowserRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });

async function main() {
  const root = document.getElementById("root");
  if (!root) return;
  if (worksOffline()) connection.watch();
  watchInstallPrompt();
  watchViewer();
  const initialState = readInitialState();
  const renderedIn = page.lang;
  await setLocale(initialState);
  await yieldToMain();
  const isOurs = matchSession(initialState);
  // A page in another language or for another user cannot be hydrated.
  await render(root, page.lang === renderedIn && isOurs ? initialState : null);
}

void main();
