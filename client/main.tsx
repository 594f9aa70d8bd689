import "./shared/ui/styles";
import { createQueryPreloader } from "@apollo/client/react";
import { startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { App } from "./App";
import { makeClient } from "./apollo/makeClient";
import { routes } from "./routes";
import { yieldToMain } from "./hydration/yieldToMain";
import { type InitialState, readInitialState } from "./hydration/initialState";
import { readSettings } from "./hydration/readSettings";
import type { Preload } from "./shared/preload";
import { sessionStore } from "./shared/session";
import { loadDialogs } from "./shared/ui/dialogs";
import { loadToasts } from "./shared/ui/Toasts";
import { preferredLocale, setLocaleSource } from "./shared/messages/locale";
import { loadMessages } from "./shared/messages/loadMessages";
import { prefetchLinks } from "./prefetchLinks";

const { documentElement: page } = document;

/**
 * The visitor's language comes before anything is drawn in it; English is here already. What the
 * server has drawn goes on in the server's choice, unless its words do not arrive.
 */
async function setLocale(initialState: InitialState | null): Promise<void> {
  const wanted = initialState
    ? preferredLocale("", [page.lang])
    : preferredLocale(document.cookie, navigator.languages);
  const language = await loadMessages(wanted);
  setLocaleSource(() => language);
  page.lang = language;
}

/** The value that our inline styles must carry, from the page's head. */
const nonce = () =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";

/**
 * Loads the code of toasts, which must work without a network, and of dialogs for logged-in users,
 * once everything else is done.
 */
async function preloadDialogs() {
  await yieldToMain();
  await loadToasts();
  if (sessionStore.get()) await loadDialogs();
}

/** Says that somebody reads on: from now on things have the sizes that they have. */
const markScrolled = () => void (page.dataset["used"] = "");
if (scrollY > 0) markScrolled();
else addEventListener("scroll", markScrolled, { capture: true, once: true, passive: true });

/** Marks the page as ready after hydration. */
function Hydrated({ onReady }: { onReady: () => Promise<void> }) {
  useEffect(() => {
    const show = () => {
      sessionStore.resume();
      delete page.dataset["member"];
      page.dataset["ready"] = "";
    };
    // Errors are shown when the data is requested again.
    void onReady()
      .then(show, show)
      .then(preloadDialogs)
      .catch(() => undefined);
  }, [onReady]);
  return null;
}

async function render(root: HTMLElement, initialState: InitialState | null) {
  const client = makeClient();
  if (initialState) {
    client.restore(initialState.cache);
    // It was drawn for a visitor.
    sessionStore.defer();
  }
  if (initialState?.redirect) {
    const { to, state } = initialState.redirect;
    history.replaceState({ usr: state, key: "default", idx: 0 }, "", to);
  }
  await yieldToMain();
  const ahead: Preload["ahead"] = (query, variables) =>
    void client.readQuery({ query, variables, optimistic: true });
  const preload = Object.assign(createQueryPreloader(client), initialState && { ahead });
  const router = createBrowserRouter(routes(preload), initialState ? { hydrationData: {} } : {});
  /** Somebody who is logged in asks once more, for it says more to them. */
  const onReady = async () => {
    prefetchLinks(client);
    if (!initialState || !sessionStore.get()) return;
    await client.refetchQueries({ include: "active" });
    await router.revalidate();
  };
  const app = (
    <App client={client} nonce={nonce()} settings={readSettings()}>
      <RouterProvider router={router} />
      <Hydrated onReady={onReady} />
    </App>
  );
  if (!initialState) return createRoot(root).render(app);
  await routerInitialized(router);
  // Whoever has begun to read is left where they are; only with all its data given would the router do so.
  router.state.restoreScrollPosition = false;
  await yieldToMain();
  startTransition(() => void hydrateRoot(root, app));
}

/** Waits for the code of the first screen; what the server has drawn stands there meanwhile. */
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
  const initialState = readInitialState();
  const drawnIn = page.lang;
  await setLocale(initialState);
  await yieldToMain();
  // In another language nothing of what stands there can be gone on from.
  await render(root, page.lang === drawnIn ? initialState : null);
}

void main();
