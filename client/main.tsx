import "./shared/ui/styles";
import { createQueryPreloader } from "@apollo/client/react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { App } from "./App";
import { makeClient } from "./apollo/makeClient";
import { routes } from "./routes";
import { warmLinks } from "./warmLinks";

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
