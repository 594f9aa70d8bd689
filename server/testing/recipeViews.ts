import { PassThrough } from "node:stream";
import { parse } from "graphql";
import { type Client, noClient } from "../pages/rendering/loadClient";
import type { Renderer } from "../pages/rendering/Renderer";
import type { TestServer } from "./testServer";

const PAGE = parse(`query ($recipeId: Int!) {
  viewer { name }
  recipe(recipeId: $recipeId) {
    name viewerHasFavorited viewerNote { text } rating { count } ingredients { name }
  }
}`);

const renderer: Renderer = async ({ ask, url }) => {
  const recipeId = Number(/\d+/.exec(new URL(url).pathname)?.[0] ?? 1);
  const state = JSON.stringify(await ask(PAGE, { recipeId })).replaceAll("<", "");
  return {
    language: "en",
    modules: [],
    initialState: "{}",
    render(callbacks) {
      setImmediate(() => callbacks.onShellReady());
      const screen = new PassThrough();
      screen.end(state);
      return { pipe: (to) => screen.pipe(to), abort: () => undefined };
    },
  };
};

export const client: Client = {
  ...noClient,
  template: `<!doctype html><html lang="en"><head><title>Potluck</title></head><body><div id="root"></div></body></html>`,
  // The function returns false for pages with search params, which are rendered for each request.
  isCanonicalPage: (url) => !url.includes("?"),
  renderer,
};

/** The data of a recipe and its viewer. */
export interface RecipeView {
  viewer: { name: string } | null;
  recipe: {
    name: string;
    viewerHasFavorited: boolean | null;
    viewerNote: { text: string } | null;
    rating: { count: number };
    ingredients: { name: string }[];
  };
}

/** Reads a recipe from the API. */
export const readRecipe = async (
  server: TestServer,
  recipeId: number,
  token?: string,
): Promise<RecipeView> => {
  const { data, errors } = await server.graphql<never>(
    `{ viewer { name } recipe(recipeId: ${recipeId}) {
      name viewerHasFavorited viewerNote { text } rating { count } ingredients { name } } }`,
    {},
    token,
  );
  expect(errors).toBeUndefined();
  return data!;
};
/** Returns the page cookies of a session, as a request header. */
export const readPageCookies = async (server: TestServer, token: string): Promise<string> => {
  const { headers } = await server.graphql("{ viewer { name } }", {}, token);
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
};
/** Reads a recipe from its page. */
export const readRecipePage = async (
  server: TestServer,
  path: string,
  cookie = "",
): Promise<RecipeView> => {
  const response = await fetch(server.url + path, {
    headers: { Accept: "text/html", ...(cookie ? { Cookie: cookie } : {}) },
  });
  expect(response.status).toBe(200);
  const [, json] = /<div id="root">(.*?)<\/div>/s.exec(await response.text()) ?? [];
  return (JSON.parse(json!) as { data: RecipeView }).data;
};
/** Sends a mutation that must not fail. */
export const mutate = async (server: TestServer, mutation: string, token: string) => {
  const { errors } = await server.graphql(`mutation { ${mutation} }`, {}, token);
  expect(errors).toBeUndefined();
};
