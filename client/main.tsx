import "./shared/ui/styles";
import { createQueryPreloader } from "@apollo/client/react";
import { startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { App } from "./App";
import { makeClient } from "./apollo/makeClient";
import { routes } from "./routes";
import { breathe } from "./shared/breathe";
import { type Given, readGiven } from "./shared/given";
import type { Preload } from "./shared/preload";
import { sessionStore } from "./shared/session";
import { loadDialogs } from "./shared/ui/dialogs";
import { loadToasts } from "./shared/ui/Toasts";
import { preferredLanguage, readLanguageFrom } from "./shared/words/language";
import { loadWords } from "./shared/words/loadWords";
import { warmLinks } from "./warmLinks";

const { documentElement: page } = document;

/**
 * The visitor's language comes before anything is drawn in it; English is here already. What the
 * server has drawn goes on in the server's choice, unless its words do not arrive.
 */
async function speak(given: Given | null): Promise<void> {
  const wished = given
    ? preferredLanguage("", [page.lang])
    : preferredLanguage(document.cookie, navigator.languages);
  const language = await loadWords(wished);
  readLanguageFrom(() => language);
  page.lang = language;
}

/** The value that our inline styles must carry, from the page's head. */
const nonce = () =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";

/**
 * Fetches, when all else is done, what tells about a network that is gone, and the questions that
 * only members are asked.
 */
async function prepare() {
  await breathe();
  await loadToasts();
  if (sessionStore.get()) await loadDialogs();
}

/** Says that somebody reads on: from now on things have the sizes that they have. */
const readOn = () => void (page.dataset["used"] = "");
if (scrollY > 0) readOn();
else addEventListener("scroll", readOn, { capture: true, once: true, passive: true });

/** Told once all is on the screen and answers; a page says so to whoever waits for it. */
function Ready({ onReady }: { onReady: () => Promise<void> }) {
  useEffect(() => {
    const show = () => {
      sessionStore.unveil();
      delete page.dataset["member"];
      page.dataset["ready"] = "";
    };
    // What cannot be fetched is told where it is asked for again.
    void onReady()
      .then(show, show)
      .then(prepare)
      .catch(() => undefined);
  }, [onReady]);
  return null;
}

async function draw(root: HTMLElement, given: Given | null) {
  const client = makeClient();
  if (given) {
    client.restore(given.cache);
    // It was drawn for a visitor.
    sessionStore.veil();
  }
  if (given?.refusal) {
    const { to, state } = given.refusal;
    history.replaceState({ usr: state, key: "default", idx: 0 }, "", to);
  }
  await breathe();
  const ahead: Preload["ahead"] = (query, variables) =>
    void client.readQuery({ query, variables, optimistic: true });
  const preload = Object.assign(createQueryPreloader(client), given && { ahead });
  const router = createBrowserRouter(routes(preload), given ? { hydrationData: {} } : {});
  /** Somebody who is logged in asks once more, for it says more to them. */
  const onReady = async () => {
    warmLinks(client);
    if (!given || !sessionStore.get()) return;
    await client.refetchQueries({ include: "active" });
    await router.revalidate();
  };
  const app = (
    <App client={client} nonce={nonce()}>
      <RouterProvider router={router} />
      <Ready onReady={onReady} />
    </App>
  );
  if (!given) return createRoot(root).render(app);
  await initialized(router);
  // Whoever has begun to read is left where they are; only with all its data given would the router do so.
  router.state.restoreScrollPosition = false;
  await breathe();
  startTransition(() => void hydrateRoot(root, app));
}

/** Waits for the code of the first screen; what the server has drawn stands there meanwhile. */
const initialized = (router: ReturnType<typeof createBrowserRouter>) =>
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
  const given = readGiven();
  const drawnIn = page.lang;
  await speak(given);
  await breathe();
  // In another language nothing of what stands there can be gone on from.
  await draw(root, page.lang === drawnIn ? given : null);
}

void main();
