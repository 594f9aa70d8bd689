import { PassThrough } from "node:stream";
import { type FieldNode, Kind, parse, type SelectionSetNode, visit } from "graphql";
import { disconnectDatabase } from "../../testing/disconnectDatabase";
import { openPage } from "../../testing/pages";
import { TestServer } from "../../testing/testServer";
import { type Client, noClient } from "./loadClient";
import type { RenderedPage, Renderer, RenderRequest } from "./Renderer";

const TEMPLATE = `<!doctype html>
<html lang="en">
  <head>
    <title>Potluck</title>
    <meta name="description" content="Everything." />
    <meta name="csp-nonce" content="%CSP_NONCE%" />
    <meta name="settings" content="%SETTINGS%" />
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const DRAWN = "<main>A drawn screen</main>";

/** Makes a screen that is rendered immediately. */
const makeRenderedPage = (changes: Partial<RenderedPage> = {}): RenderedPage => ({
  language: "de",
  modules: ["pages/RecipePage.tsx"],
  initialState: '{"cache":{}}',
  render(callbacks) {
    const screen = new PassThrough();
    setImmediate(() => callbacks.onShellReady());
    screen.end(DRAWN);
    return { pipe: (to) => screen.pipe(to), abort: () => undefined };
  },
  ...changes,
});

const requests: RenderRequest[] = [];
let renderer: Renderer;
const client: Client = {
  ...noClient,
  template: TEMPLATE,
  findFiles: (modules) => ({
    styles: {
      text: modules.map((module) => `main{content:"${module}"}`).join(""),
      addresses: modules.map((module) => `/assets/${module}.css`),
    },
    scripts: modules.map((module) => `/assets/${module}.js`),
  }),
  renderer: (request) => {
    requests.push(request);
    return renderer(request);
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({}, undefined, client);
});
afterAll(() => server.close());
beforeEach(() => {
  requests.length = 0;
  renderer = async () => makeRenderedPage();
});

const open = (path: string) => openPage(server, path);

describe("A page that the server renders", () => {
  it("contains the HTML of its screen, its language and the initial state of its script", async () => {
    const { status, headers, html } = await open("/recipes/1");
    expect(status).toBe(200);
    expect(html).toContain(`<div id="root">${DRAWN}</div>`);
    expect(html).toContain('<html lang="de">');
    expect(html).toMatch(
      /<script id="initial-state" type="application\/json"[^>]*>\{"cache":\{\}\}<\/script>/,
    );
    expect(headers.get("vary")).toMatch(/Cookie, Accept-Language/);
    expect(headers.get("cache-control")).toBe("no-cache");
  });

  it("inlines its styles, and loads its scripts after the first paint", async () => {
    const { headers, html } = await open("/recipes/1");
    const [head, body] = html.split("<body>") as [string, string];
    const styles = 'main{content:"pages/RecipePage.tsx"}';
    const [, nonce] = /style-src 'self' 'nonce-([^']*)'/.exec(
      headers.get("content-security-policy")!,
    )!;
    expect(head).toContain(`<style nonce="${nonce}">${styles}</style>`);
    // The links are disabled, which prevents the client from fetching the styles.
    expect(head.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/assets/pages/RecipePage.tsx.css" disabled="" />',
    ]);
    expect(head).not.toMatch(/<script [^>]*src|modulepreload/);
    expect(body).toContain(
      'data-files="/assets/react.js /assets/pages/RecipePage.tsx.js /assets/index.js"',
    );
  });

  it("is not painted before its whole screen has arrived, so that the layout does not shift", async () => {
    const { html } = await open("/recipes/1");
    const [head] = html.split("<body>") as [string];
    expect(head).toContain('<link rel="expect" href="#initial-state" blocking="render" />');
  });

  it.each(["/recipes/1", "/register"])(
    "contains the operator's settings at %s, even if the screen is not rendered",
    async (path) => {
      const strict = await TestServer.startOn(
        server.database,
        { PASSWORD_MIN_LENGTH: "12", DEFAULT_LOCALE: "de" },
        undefined,
        client,
      );
      const { html } = await openPage(strict, path);
      expect(html).toContain(
        '<meta name="settings" content="{&#34;siteName&#34;:null,&#34;welcomeText&#34;:null,&#34;passwordMinLength&#34;:12,&#34;defaultLocale&#34;:&#34;de&#34;,&#34;offline&#34;:true,&#34;loginProvider&#34;:null}" />',
      );
      if (path === "/recipes/1") {
        expect(requests[0]!.settings).toEqual({
          siteName: null,
          welcomeText: null,
          passwordMinLength: 12,
          defaultLocale: "de",
          offline: true,
          loginProvider: null,
        });
      }
      await strict.close();
    },
  );

  it("runs only scripts whose hashes are in the content security policy", async () => {
    const { headers, html } = await open("/recipes/1");
    const policy = headers.get("content-security-policy")!;
    const sources = /script-src ([^;]*)/.exec(policy)![1]!.split(" ");
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
    expect(inline).toHaveLength(1);
    expect(sources).toHaveLength(2);
  });

  it("is rendered in the visitor's language", async () => {
    await fetch(`${server.url}/recipes?search=soup`, {
      headers: { Accept: "text/html", Cookie: "language=de", "Accept-Language": "fr, en;q=0.5" },
    });
    const [request] = requests;
    expect(new URL(request!.url).pathname + new URL(request!.url).search).toBe(
      "/recipes?search=soup",
    );
    expect(request).toMatchObject({ locale: "de" });
  });

  it("queries the schema as a visitor, and receives masked errors", async () => {
    const answers: object[] = [];
    renderer = async ({ ask }) => {
      answers.push(await ask(parse("{ recipe(recipeId: 1) { name } viewerCanAddRecipe }"), {}));
      answers.push(await ask(parse("{ recipe(recipeId: 999999) { name } }"), {}));
      return makeRenderedPage();
    };
    await open("/recipes/1");
    expect(answers).toMatchObject([
      { data: { recipe: { name: expect.any(String) }, viewerCanAddRecipe: false } },
      {
        errors: [{ message: "Recipe not found.", extensions: { code: "NOT_FOUND", status: 404 } }],
      },
    ]);
  });

  it("gets the data of documents that need type names for a shared node", async () => {
    const node: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } };
    const leave = (set: SelectionSetNode) => ({ ...set, selections: [...set.selections, node] });
    const parseDocument = (text: string) => visit(parse(text), { SelectionSet: { leave } });
    const list = parseDocument(
      "query List($all: Boolean!) { recipe(recipeId: 1) { ... @include(if: $all) { rating { count } } } }",
    );
    const recipe = parseDocument("query One { recipe(recipeId: 1) { rating { count } } }");
    let answer: object = {};
    renderer = async ({ ask }) => {
      await ask(list, { all: true });
      answer = await ask(recipe, {});
      return makeRenderedPage();
    };
    await open("/recipes/1");
    expect(answer).toMatchObject({ data: { recipe: { rating: { __typename: "Rating" } } } });
  });

  it("has a status that matches its content", async () => {
    const { status, html } = await open("/recipes/999999");
    expect(status).toBe(404);
    expect(html).toContain(DRAWN);
  });
});

/** The root element of a page that the browser renders. */
const emptyRoot = '<div id="root"></div>';

describe("A screen that cannot be rendered is left to the browser", () => {
  it.each<[string, () => void]>([
    ["when its data is refused", () => (renderer = async () => null)],
    ["when its renderer fails", () => (renderer = () => Promise.reject(new Error("broken")))],
    [
      "when what draws it breaks",
      () => {
        const render: RenderedPage["render"] = (callbacks) => {
          setImmediate(() => {
            callbacks.onError(new Error("broken"));
            callbacks.onShellError();
          });
          return { pipe: () => undefined, abort: () => undefined };
        };
        renderer = async () => makeRenderedPage({ render });
      },
    ],
  ])("%s", async (_when, arrange) => {
    arrange();
    const { status, html } = await open("/recipes/1");
    expect(status).toBe(200);
    expect(html).toContain(emptyRoot);
    expect(html).toContain('<script type="module" crossorigin src="/assets/index.js">');
    expect(html).not.toContain('id="initial-state"');
  });

  it("while too many are being rendered", async () => {
    let finish = () => {};
    const release = new Promise<void>((resolve) => (finish = resolve));
    renderer = () => release.then(() => makeRenderedPage());
    const waiting = Array.from({ length: 16 }, () => open("/recipes/1"));
    while (requests.length < 16) await new Promise((resolve) => setImmediate(resolve));
    expect((await open("/recipes/1")).html).toContain(emptyRoot);
    finish();
    for (const { html } of await Promise.all(waiting)) expect(html).toContain(DRAWN);
    expect((await open("/recipes/1")).html).toContain(DRAWN);
  });

  it("for a HEAD request", async () => {
    const answer = await fetch(`${server.url}/recipes/1`, {
      method: "HEAD",
      headers: { Accept: "text/html" },
    });
    expect(answer.status).toBe(200);
    expect(requests).toEqual([]);
  });

  it("while the database is unavailable, with the status 503", async () => {
    const reconnect = disconnectDatabase(server);
    const { status, html } = await open("/recipes/1");
    reconnect();
    expect(status).toBe(503);
    expect(html).toContain(emptyRoot);
  });
});
