import { disconnectDatabase } from "../../testing/disconnectDatabase";
import { addRecipe, readPageData, openPage } from "../../testing/pages";
import { TestServer } from "../../testing/testServer";
import { type Client, noClient } from "./loadClient";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ PUBLIC_URL: "https://potluck.example/", DEMO_LOGINS: "on" });
});
afterAll(() => server.close());

const SITE = "https://potluck.example";
const HTML = { Accept: "text/html" };

const open = (path: string, on = server) => openPage(on, path);
const add = (input: object) => addRecipe(server, input);

/** Reads a meta tag by its name or property. */
const readMeta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];

const readTitle = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const links = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]*? href="([^"]*)"`, "g"))].map(
    ([, href]) => href,
  );

describe("The page of a recipe, before any script", () => {
  it("has a title, an address and a picture", async () => {
    const { data } = await server.graphql<{ recipe: Record<string, never> }>(
      "{ recipe(recipeId: 1) { name description cover { url width height alt } } }",
    );
    const { name, description, cover } = data!.recipe as unknown as {
      name: string;
      description: string | null;
      cover: { url: string; width: number; height: number; alt: string };
    };
    const { status, html } = await open("/recipes/1");
    expect(status).toBe(200);
    expect(readTitle(html)).toBe(`${name} · Potluck`);
    if (description) expect(readMeta(html, "description")).toContain(description.slice(0, 20));
    expect(links(html, "canonical")).toEqual([`${SITE}/recipes/1`]);
    expect(links(html, "preload")).toContain(cover.url);
    expect(html).toMatch(/<link rel="preload" as="image" [^>]*fetchpriority="high" \/>/);
    expect(readMeta(html, "og:type")).toBe("article");
    expect(readMeta(html, "og:title")).toBe(name);
    expect(readMeta(html, "og:url")).toBe(`${SITE}/recipes/1`);
    expect(readMeta(html, "og:image")).toBe(SITE + cover.url.replace(/svg$/, "png"));
    expect(readMeta(html, "og:image:type")).toBe("image/png");
    expect(readMeta(html, "og:image:width")).toBe("1200");
    expect(readMeta(html, "og:image:height")).toBe("630");
    expect(readMeta(html, "og:image:alt")).toBe(cover.alt);
    expect(readMeta(html, "twitter:card")).toBe("summary_large_image");
    expect(readMeta(html, "twitter:title")).toBe(name);
  });

  it("links to the feed and to the oEmbed data of the recipe", async () => {
    const [feed, oembed] = links((await open("/recipes/1")).html, "alternate");
    expect(feed).toBe("/feed.atom");
    expect(oembed).toBe(
      `${SITE}/oembed?url=${encodeURIComponent(`${SITE}/recipes/1`)}&#38;format=json`,
    );
  });

  it("has a description even if the recipe has none", async () => {
    const recipeId = await add({ ingredients: [] });
    expect(readMeta((await open(`/recipes/${recipeId}`)).html, "description")).toMatch(
      /^Uploaded by /,
    );
  });

  it("has a description that names the ingredients as within a sentence", async () => {
    const [sugar] = await server.database.db.query<{ ingredientId: number }[]>(
      `select ingredient_id as "ingredientId" from ingredients where name = 'Caster sugar'`,
    );
    const recipeId = await add({ ingredients: [{ ...sugar, quantity: "50", unit: "g" }] });
    expect(readMeta((await open(`/recipes/${recipeId}`)).html, "description")).toMatch(
      /^With caster sugar\. Uploaded by /,
    );
  });

  it("truncates a long description after a word", async () => {
    const recipeId = await add({ description: "A soup for\nmany days. ".repeat(50) });
    const description = readMeta((await open(`/recipes/${recipeId}`)).html, "description")!;
    expect(description).toMatch(/^A soup for many days\. .*\w\.?…$/);
    expect(description.length).toBeLessThanOrEqual(161);
  });

  it.each([
    "</script><script>alert(1)</script>",
    '" onload="alert(1)',
    "<img src=x onerror=alert(1)>",
    "</title><script>alert(1)</script>",
    "$& $1 $`",
    "%CSP_NONCE%",
  ])("escapes a name: %s", async (name) => {
    const recipeId = await add({ name, description: name, instructions: `${name}:\n${name}` });
    const { html, headers } = await open(`/recipes/${recipeId}`);
    const data = readPageData(html);
    expect(data).toMatchObject({ name, description: name });
    expect(html).not.toMatch(/<script>alert|<img|" onload="/);
    const [, nonce] = /'nonce-([^']+)'/.exec(headers.get("content-security-policy")!)!;
    expect(readMeta(html, "og:title")).not.toContain(nonce);
    const decodedTitle = readMeta(html, "og:title")!.replace(/&#(\d+);/g, (_sign, code: string) =>
      String.fromCharCode(Number(code)),
    );
    expect(decodedTitle).toBe(name);
  });

  it("takes a constant number of statements", async () => {
    const costs = () => server.database.counter.collectStatements(() => open("/recipes/1"));
    const countBefore = (await costs()).length;
    await server.database.db.query(
      `insert into recipe_tags (recipe_id, tag_id) select 1, tag_id from tags on conflict do nothing`,
    );
    await server.database.db.query(
      `insert into reviews (user_id, recipe_id, score, text)
       select user_id, 1, 3, 'x' from users on conflict do nothing`,
    );
    expect((await costs()).length).toBe(countBefore);
    expect(countBefore).toBeLessThan(10);
  });
});

describe("The page of a missing recipe", () => {
  it.each([
    ["/recipes/999999", 404, "Page not found · Potluck"],
    ["/recipes/abc", 400, "Something went wrong · Potluck"],
    ["/recipes/0", 400, "Something went wrong · Potluck"],
    ["/recipes/99999999999", 400, "Something went wrong · Potluck"],
  ])(
    "contains the client's screen, with an error status and noindex: %s",
    async (path, status, title) => {
      const page = await open(path);
      expect(page.status).toBe(status);
      expect(page.headers.get("content-type")).toMatch(/^text\/html/);
      expect(readTitle(page.html)).toBe(title);
      expect(readMeta(page.html, "robots")).toBe("noindex");
      expect(links(page.html, "canonical")).toEqual([]);
      expect(page.html).not.toContain("ld+json");
    },
  );

  it("is not sent to a program that accepts no HTML", async () => {
    const headers = { Accept: "image/png" };
    expect((await fetch(`${server.url}/recipes/1`, { headers })).status).toBe(404);
  });

  it.each(["/recipes/new", "/recipes/deleted"])(
    "is not sent for %s, which has a separate screen",
    async (path) => {
      const { status, html } = await open(path);
      expect(status).toBe(200);
      expect(readMeta(html, "og:type")).toBeUndefined();
    },
  );
});

describe("The welcome page and the list", () => {
  it.each([
    ["/", "Potluck", "Potluck"],
    ["/recipes", "All Recipes · Potluck", "All Recipes"],
  ])("have a title and a description at %s", async (path, title, name) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(readTitle(html)).toBe(title);
    expect(readMeta(html, "description")).toMatch(/Potluck/);
    expect(links(html, "canonical")).toEqual([SITE + path]);
    expect(readMeta(html, "og:type")).toBe("website");
    expect(readMeta(html, "og:title")).toBe(name);
    expect(readMeta(html, "og:image")).toMatch(/^https:\/\/potluck\.example\/covers\//);
    expect(links(html, "alternate")).toEqual(["/feed.atom"]);
  });

  it("are canonical without filters, and preload no picture with filters", async () => {
    const completeList = await open("/recipes");
    const narrowed = await open("/recipes?search=soup");
    expect(links(narrowed.html, "canonical")).toEqual([`${SITE}/recipes`]);
    expect(completeList.html).toContain('as="image"');
    expect(narrowed.html).not.toContain('as="image"');
  });
});

it("Without a public address, pages contain the address on which the server listens, never the request's host", async () => {
  const local = await TestServer.start();
  const response = await fetch(`${local.url}/recipes/1`, {
    headers: { ...HTML, "X-Forwarded-Host": "evil.example" },
  });
  expect(links(await response.text(), "canonical")).toEqual([`${local.url}/recipes/1`]);
  await local.close();
});

it("Without the database, the client's page is sent with the status 503", async () => {
  const reconnect = disconnectDatabase(server);
  const { status, headers, html } = await open("/recipes");
  reconnect();
  expect(status).toBe(503);
  expect(headers.get("retry-after")).toBe("1");
  expect(html).toContain("<title>");
  expect(readMeta(html, "robots")).toBeUndefined();
});

describe("The status of an address", () => {
  const client: Client = {
    ...noClient,
    template: '<title>Potluck</title><div id="root"></div>',
    readScreenStatus: (path) => ({ "/login": 200, "/forbidden": 403 })[path] ?? 404,
  };
  let local: TestServer;
  beforeAll(async () => {
    local = await TestServer.start({}, undefined, client);
  });
  afterAll(() => local.close());

  it.each([
    ["/login", 200, "Potluck"],
    ["/forbidden", 403, "Potluck"],
    ["/nonsense", 404, "Page not found · Potluck"],
    ["/no/such/place", 404, "Page not found · Potluck"],
    ["/%zz", 404, "Page not found · Potluck"],
    ["/recipes/%zz", 404, "Page not found · Potluck"],
  ])("of the path %s is the status of its screen: %i", async (path, status, title) => {
    const page = await open(path, local);
    expect(page.status).toBe(status);
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    expect(readTitle(page.html)).toBe(title);
    expect(page.html).toContain('<div id="root">');
  });

  it.each(["/missing.png", "/assets/missing.js", "/no/such/style.css"])(
    "of the path %s is that of a missing file, not of a page",
    async (path) => {
      const response = await open(path, local);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
      expect(response.html).toBe("Not found.");
    },
  );
});
