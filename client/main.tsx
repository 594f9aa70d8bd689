import "./shared/ui/styles";
import { createQueryPreloader } from "@apollo/client/react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { App } from "./App";
import { makeClient } from "./apollo/makeClient";
import { routes } from "./routes";
import { preferredLanguage, readLanguageFrom } from "./shared/words/language";
import { loadWords } from "./shared/words/loadWords";
import { warmLinks } from "./warmLinks";

/** The visitor's language comes before anything is drawn in it. English is here already. */
async function speak() {
  const language = await loadWords(preferredLanguage(document.cookie, navigator.languages));
  readLanguageFrom(() => language);
  document.documentElement.lang = language;
}

function draw() {
  const client = makeClient();
  const router = createBrowserRouter(routes(createQueryPreloader(client)));
  warmLinks(client);

  const root = document.getElementById("root");
  if (root) {
    createRoot(root).render(
      <App client={client}>
        <RouterProvider router={router} />
      </App>,
    );
  }
}

void speak().then(draw);
