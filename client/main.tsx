import "./shared/ui/styles";
import { createQueryPreloader } from "@apollo/client/react";
import { startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { App } from "./App";
import { makeClient } from "./apollo/makeClient";
import { routes } from "./routes";
import { type Given, readGiven } from "./shared/given";
import { sessionStore } from "./shared/session";
import { preferredLanguage, readLanguageFrom } from "./shared/words/language";
import { loadWords } from "./shared/words/loadWords";
import { warmLinks } from "./warmLinks";

const { documentElement: page } = document;

/** The visitor's language comes before anything is drawn in it. English is here already. */
async function speak(given: Given | null) {
  // What the server has drawn goes on in the server's choice.
  const wishes = given ? [page.lang] : navigator.languages;
  const language = await loadWords(preferredLanguage(given ? "" : document.cookie, wishes));
  readLanguageFrom(() => language);
  page.lang = language;
}

/** The value that our inline styles must carry, from the page's head. */
const nonce = () =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";

/**
 * Says that the page answers now. What was drawn for a visitor is asked for once more by somebody who
 * is logged in, to whom it says more.
 */
function Ready({ asViewer }: { asViewer: (() => Promise<void>) | null }) {
  useEffect(() => {
    page.dataset["ready"] = "";
    delete page.dataset["member"];
    if (asViewer && sessionStore.get()) void asViewer();
  }, [asViewer]);
  return null;
}

function draw(given: Given | null) {
  const root = document.getElementById("root");
  if (!root) return;
  const client = makeClient();
  if (given) client.restore(given.cache);
  if (given?.refusal) {
    const { to, state } = given.refusal;
    history.replaceState({ usr: state, key: "default", idx: 0 }, "", to);
  }
  const router = createBrowserRouter(routes(createQueryPreloader(client)));
  warmLinks(client);
  const asViewer = async () => {
    await client.refetchQueries({ include: "active" });
    await router.revalidate();
  };
  const app = (
    <App client={client} nonce={nonce()}>
      <RouterProvider router={router} />
      <Ready asViewer={given && asViewer} />
    </App>
  );
  if (!given) return createRoot(root).render(app);
  // Once its code is here: what the server has drawn stands there meanwhile.
  const takeOver = () => startTransition(() => void hydrateRoot(root, app));
  if (router.state.initialized) return takeOver();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    takeOver();
  });
}

const given = readGiven();
void speak(given).then(() => draw(given));
