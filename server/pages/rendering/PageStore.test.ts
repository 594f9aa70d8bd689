import { get, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { PassThrough } from "node:stream";
import { parse } from "graphql";
import { addDetails } from "../../lib/requestDetails";
import { disconnectDatabase } from "../../testing/disconnectDatabase";
import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";
import { type Client, noClient } from "./loadClient";
import { PageStore } from "./PageStore";
import { pageVersion } from "./pageVersion";
import type { Renderer } from "./Renderer";
import { StoredPage } from "./StoredPage";

const TEMPLATE = `<!doctype html><html lang="en"><head><title>Potluck</title>
<meta name="csp-nonce" content="%CSP_NONCE%" /></head><body><div id="root"></div></body></html>`;

/** The fields of a recipe that the test's pages show. */
const RECIPE_QUERY = parse(`{
  recipe(recipeId: 1) {
    name instructions owner { name } category { name } tags { name }
    ingredients { name quantity } rating { average count }
    reviews(first: 10) { edges { node { score text author { name } } } }
  }
  recipes(first: 3, sort: BEST_LOVED) { totalCount edges { node { recipeId name } } }
}`);

let renderCount = 0;
/** A promise that delays rendering until a test resolves it. */
let ready: Promise<unknown> = Promise.resolve();
let failure: Error | null = null;

const renderer: Renderer = async (request) => {
  renderCount++;
  await ready;
  const data = JSON.stringify(await request.ask(RECIPE_QUERY, {})).replaceAll("<", "");
  const screen = `<style nonce="${request.nonce}"></style><main>${request.url} ${data}</main>`;
  return {
    language: request.locale,
    modules: [],
    initialState: "{}",
    render(callbacks) {
      setImmediate(() => {
        if (failure) callbacks.onError(failure);
        callbacks.onShellReady();
      });
      const stream = new PassThrough();
      stream.end(screen);
      return { pipe: (to) => stream.pipe(to), abort: () => undefined };
    },
  };
};

const client: Client = {
  ...noClient,
  template: TEMPLATE,
  isCanonicalPage: (url) => !url.includes("utm_source"),
  renderer,
};

const logLines: string[] = [];
const log = { write: (line: string) => void logLines.push(line) };

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ LOG_LEVEL: "info" }, log, client);
});
afterAll(() => server.close());
beforeEach(() => {
  renderCount = 0;
  ready = Promise.resolve();
  failure = null;
});

/** Opens a page and removes its nonce, which must equal that of the header. */
async function open(path: string, headers: Record<string, string> = {}, on = server) {
  const response = await fetch(on.url + path, { headers: { Accept: "text/html", ...headers } });
  const text = await response.text();
  const policy = response.headers.get("content-security-policy")!;
  const nonce = /'nonce-([^']+)'/.exec(policy)![1]!;
  const inPage = [...text.matchAll(/(?:nonce|"csp-nonce" content)="([^"]*)"/g)];
  expect(new Set(inPage.map(([, found]) => found))).toEqual(new Set([nonce]));
  return {
    status: response.status,
    headers: response.headers,
    nonce,
    html: text.replaceAll(nonce, "NONCE"),
  };
}

const run = (statement: string) => server.database.db.query(statement);
let changes = 0;
/** Makes all pages render again. */
const change = () =>
  run(`update recipes set instructions = 'Stir ${++changes} times.' where recipe_id = 1`);

/** Returns the headers that do not differ between responses. */
const lasting = (headers: Headers) =>
  Object.fromEntries(
    [...headers].filter(
      ([name]) =>
        !/^(date|x-request-id|content-security-policy|content-length|content-encoding|transfer-encoding)$/.test(
          name,
        ),
    ),
  );

describe("A stored page", () => {
  it.each(["/", "/recipes", "/recipes/1", "/recipes?search=a"])(
    "is the same at %s, except for the nonce, whether compressed or not",
    async (path) => {
      await change();
      const [first, second] = [await open(path), await open(path)];
      const identityResponse = await open(path, { "Accept-Encoding": "identity" });
      expect(renderCount).toBe(1);
      expect([second.html, identityResponse.html]).toEqual([first.html, first.html]);
      expect(lasting(second.headers)).toEqual(lasting(first.headers));
      expect(second.headers.get("content-encoding")).toBe("gzip");
      expect(identityResponse.headers.get("content-encoding")).toBeNull();
      expect(new Set([first.nonce, second.nonce, identityResponse.nonce]).size).toBe(3);
    },
  );

  it("is marked in the log, even if another request rendered it meanwhile", async () => {
    await change();
    const isStored = async (path: string, headers?: Record<string, string>) => {
      const id = (await open(path, headers)).headers.get("x-request-id")!;
      let line: string | undefined;
      await waitUntil(async () => !!(line = logLines.find((text) => text.includes(id))));
      return (JSON.parse(line!) as { stored?: true }).stored;
    };
    const together = await Promise.all([isStored("/recipes/1"), isStored("/recipes/1")]);
    expect(together.filter(Boolean)).toEqual([true]);
    expect(await isStored("/recipes/1")).toBe(true);
    expect(await isStored("/recipes/1", { "Accept-Language": "de" })).toBeUndefined();
    expect(await isStored("/recipes/1?utm_source=x")).toBeUndefined();
  });

  it("takes one statement, which concurrent requests share", async () => {
    await open("/recipes");
    const { counter, db } = server.database;
    expect(await counter.collectStatements(() => open("/recipes"))).toHaveLength(1);
    const query = jest.spyOn(db, "query");
    const version = pageVersion(db);
    await Promise.all([version(), version(), version()]);
    expect(query).toHaveBeenCalledTimes(1);
    await version();
    expect(query).toHaveBeenCalledTimes(2);
    query.mockRestore();
  });

  const mutate = async (mutation: string) => {
    const token = await server.login("contributor");
    const { errors } = await server.graphql(`mutation { ${mutation} }`, {}, token);
    expect(errors).toBeUndefined();
  };
  it.each<[string, () => Promise<unknown>]>([
    ["a favourite was added", () => mutate("addFavorite(recipeId: 1) { recipeId }")],
    ["a favourite was removed", () => mutate("removeFavorite(recipeId: 1) { recipeId }")],
    ["a recipe was edited", change],
    ["an ingredient line was edited", () => run("update recipe_lines set quantity = '77'")],
    ["a recipe was deleted", () => run("delete from recipes where recipe_id = 3")],
    ["a tag was renamed", () => run("update tags set name = name || '!'")],
    ["an ingredient was renamed", () => run("update ingredients set name = name || '!'")],
    ["a user was renamed", () => run("update users set name = name || '!'")],
    [
      "a review was written",
      () =>
        run(`insert into reviews (user_id, recipe_id, score, text)
          select user_id, 1, 5, 'Lovely' from users u where not exists
            (select from reviews r where r.user_id = u.user_id and r.recipe_id = 1) limit 1`),
    ],
    [
      "the text of a review was edited",
      () => run("update reviews set text = 'Bland' where recipe_id = 1"),
    ],
    ["a review was deleted", () => run("delete from reviews where recipe_id = 1")],
    ["a user registered", () => server.addPerson("newcomer")],
    ["a user was deleted", () => run("delete from users where name = 'newcomer'")],
  ])("is rendered again after %s", async (_what, write) => {
    await open("/recipes/1");
    renderCount = 0;
    await write();
    const after = await open("/recipes/1");
    expect(renderCount).toBe(1);
    expect(after.html).toBe((await open("/recipes/1", { Authorization: "Bearer x" })).html);
  });

  it("remains valid after writes that change no row or no page", async () => {
    await open("/recipes/1");
    renderCount = 0;
    await run("delete from photos where false");
    await run("update users set ban_reason = ban_reason where user_id = 1");
    await open("/recipes/1");
    expect(renderCount).toBe(0);
  });

  it("is rendered again after a write of another process", async () => {
    const otherServer = await TestServer.startOn(server.database, {}, undefined, client);
    await open("/recipes/1", {}, otherServer);
    await change();
    const { html } = await open("/recipes/1", {}, otherServer);
    expect(html).toContain(`Stir ${changes} times.`);
    await otherServer.close();
  });
});

describe("Stored pages are separate", () => {
  it("by language, which the cookie or the header selects", async () => {
    await change();
    const german = { "Accept-Language": "de-AT, en" };
    const pages = [
      await open("/recipes/1", { "Accept-Language": "en" }),
      await open("/recipes/1", { "Accept-Language": "de" }),
      await open("/recipes/1", { Cookie: "language=de", "Accept-Language": "en" }),
      await open("/recipes/1", { "Accept-Language": "fr" }),
      await open("/recipes/1", german),
    ];
    const languages = pages.map(({ html }) => /<html lang="(..)"/.exec(html)![1]);
    expect(languages).toEqual(["en", "de", "de", "en", "de"]);
    expect(renderCount).toBe(2);
  });

  it("from those of other languages for browsers without a supported language, which get the operator's", async () => {
    const environment = { DEFAULT_LOCALE: "de" };
    const otherServer = await TestServer.startOn(server.database, environment, undefined, client);
    const languages = [];
    for (const acceptLanguage of ["fr, *;q=0.5", "*", "fr", "en, *"]) {
      const { html } = await open("/recipes/1", { "Accept-Language": acceptLanguage }, otherServer);
      languages.push(/<html lang="(..)"/.exec(html)![1]);
    }
    expect(languages).toEqual(["de", "de", "de", "en"]);
    expect(renderCount).toBe(2);
    await otherServer.close();
  });

  it("by public address, regardless of the request's host", async () => {
    const environment = { PUBLIC_URL: "https://potluck.example" };
    const otherServer = await TestServer.startOn(server.database, environment, undefined, client);
    const openCanonical = async (on: TestServer, headers: Record<string, string> = {}) =>
      /rel="canonical" href="([^"]*)"/.exec((await open("/recipes", headers, on)).html)![1];
    const forged = { "X-Forwarded-Host": "evil.example" };
    for (const headers of [forged, {}]) {
      expect(await openCanonical(otherServer, headers)).toBe("https://potluck.example/recipes");
      expect(await openCanonical(server, headers)).toBe(`${server.url}/recipes`);
    }
    await otherServer.close();
  });
});

describe("A page is rendered for each request", () => {
  it.each<[string, string, Record<string, string>]>([
    ["with a token", "/recipes", { Authorization: "Bearer a.b.c" }],
    ["if its URL has meaningless parameters", "/recipes?utm_source=a", {}],
    ["that is not found", "/recipes/999999", {}],
  ])("%s", async (_what, path, headers) => {
    await open(path, headers);
    await open(path, headers);
    expect(renderCount).toBe(2);
  });

  it("if a part of it could not be rendered", async () => {
    await change();
    failure = new Error("broken");
    await open("/recipes/1");
    failure = null;
    await open("/recipes/1");
    await open("/recipes/1");
    expect(renderCount).toBe(2);
  });

  it("while the database is unavailable, with the status 503", async () => {
    await open("/recipes");
    const reconnect = disconnectDatabase(server);
    const response = await fetch(`${server.url}/recipes`, { headers: { Accept: "text/html" } });
    reconnect();
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("1");
    expect((await open("/recipes")).status).toBe(200);
  });
});

describe("Concurrent requests for a page", () => {
  it("share one rendering, even if the first request is aborted", async () => {
    await change();
    let render = () => {};
    ready = new Promise<void>((resolve) => (render = resolve));
    const first = get(`${server.url}/recipes/1`, { headers: { Accept: "text/html" } });
    first.on("error", () => undefined);
    await waitUntil(async () => renderCount > 0);
    const otherRequests = Array.from({ length: 10 }, () => open("/recipes/1"));
    first.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    render();
    const pages = await Promise.all(otherRequests);
    expect(renderCount).toBe(1);
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
    expect(new Set(pages.map(({ nonce }) => nonce)).size).toBe(10);
  });

  it("are rendered separately if the shared rendering fails", async () => {
    await change();
    failure = new Error("broken");
    const pages = await Promise.all(Array.from({ length: 3 }, () => open("/recipes/1")));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(renderCount).toBe(3);
  });
});

it("The memory for stored pages is limited", async () => {
  const html = "a page ".repeat(1_000);
  const { size } = await StoredPage.from(html, "nonce", "");
  const store = new PageStore({
    client,
    version: async () => "1",
    defaultLocale: () => "en",
    maxBytes: 3 * (size + 20),
  });
  const renderForUrl = (url: string) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url });
    request.headers = { accept: "text/html" };
    addDetails(request, url);
    return { request, response: new ServerResponse(request) };
  };
  let renderCount = 0;
  const openStored = async (url: string) => {
    const { request, response } = renderForUrl(url);
    const endEvent = new Promise((resolve) => {
      response.end = () => (resolve(null), response);
      void store.sendStoredPage(request, response, () => {
        const render = async () => (renderCount++, { html, styles: "", isCurrent: true });
        void store.render(request, response, render).then(resolve);
      });
    });
    await endEvent;
  };
  for (let i = 0; i < 10; i++) await openStored(`/recipes/${i}`);
  renderCount = 0;
  for (const i of [9, 8, 7]) await openStored(`/recipes/${i}`);
  expect(renderCount).toBe(0);
  await openStored("/recipes/6");
  expect(renderCount).toBe(1);
});
