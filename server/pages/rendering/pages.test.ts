import { databaseAway } from "../../testing/databaseAway";
import { addRecipe, dataIn, openPage } from "../../testing/pages";
import { TestServer } from "../../testing/testServer";
import { type Client, noClient } from "./builtClient";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ PUBLIC_URL: "https://potluck.example/", DEMO_LOGINS: "on" });
});
afterAll(() => server.close());

const SITE = "https://potluck.example";
const HTML = { Accept: "text/html" };

const open = (path: string, on = server) => openPage(on, path);
const add = (input: object) => addRecipe(server, input);

/** What the page says under a name or a property. */
const said = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const links = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]*? href="([^"]*)"`, "g"))].map(
    ([, href]) => href,
  );

describe("The page of a recipe, before any script", () => {
  it("says what it is, where it is and what it looks like", async () => {
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
    expect(titleOf(html)).toBe(`${name} · Potluck`);
    if (description) expect(said(html, "description")).toContain(description.slice(0, 20));
    expect(links(html, "canonical")).toEqual([`${SITE}/recipes/1`]);
    expect(links(html, "preload")).toContain(cover.url);
    expect(html).toMatch(/<link rel="preload" as="image" [^>]*fetchpriority="high" \/>/);
    expect(said(html, "og:type")).toBe("article");
    expect(said(html, "og:title")).toBe(name);
    expect(said(html, "og:url")).toBe(`${SITE}/recipes/1`);
    expect(said(html, "og:image")).toBe(SITE + cover.url.replace(/svg$/, "png"));
    expect(said(html, "og:image:type")).toBe("image/png");
    expect(said(html, "og:image:width")).toBe("1200");
    expect(said(html, "og:image:height")).toBe("630");
    expect(said(html, "og:image:alt")).toBe(cover.alt);
    expect(said(html, "twitter:card")).toBe("summary_large_image");
    expect(said(html, "twitter:title")).toBe(name);
  });

  it("leads to the feed and to what other sites show for a link", async () => {
    const [feed, oembed] = links((await open("/recipes/1")).html, "alternate");
    expect(feed).toBe("/feed.atom");
    expect(oembed).toBe(
      `${SITE}/oembed?url=${encodeURIComponent(`${SITE}/recipes/1`)}&#38;format=json`,
    );
  });

  it("says something of a recipe that says nothing of itself", async () => {
    const recipeId = await add({ ingredients: [] });
    expect(said((await open(`/recipes/${recipeId}`)).html, "description")).toMatch(/^Uploaded by /);
  });

  it("cuts what is too long after a word", async () => {
    const recipeId = await add({ description: "A soup for\nmany days. ".repeat(50) });
    const description = said((await open(`/recipes/${recipeId}`)).html, "description")!;
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
  ])("shows a name as the text it is: %s", async (name) => {
    const recipeId = await add({ name, description: name, instructions: `${name}:\n${name}` });
    const { html, headers } = await open(`/recipes/${recipeId}`);
    const data = dataIn(html);
    expect(data).toMatchObject({ name, description: name });
    expect(html).not.toMatch(/<script>alert|<img|" onload="/);
    const [, nonce] = /'nonce-([^']+)'/.exec(headers.get("content-security-policy")!)!;
    expect(said(html, "og:title")).not.toContain(nonce);
    const plain = said(html, "og:title")!.replace(/&#(\d+);/g, (_sign, code: string) =>
      String.fromCharCode(Number(code)),
    );
    expect(plain).toBe(name);
  });

  it("costs a fixed number of statements", async () => {
    const costs = () => server.database.counter.during(() => open("/recipes/1"));
    const before = (await costs()).length;
    await server.database.db.query(
      `insert into recipe_tags (recipe_id, tag_id) select 1, tag_id from tags on conflict do nothing`,
    );
    await server.database.db.query(
      `insert into reviews (user_id, recipe_id, score, text)
       select user_id, 1, 3, 'x' from users on conflict do nothing`,
    );
    expect((await costs()).length).toBe(before);
    expect(before).toBeLessThan(10);
  });
});

describe("The page of no recipe", () => {
  it.each([
    ["/recipes/999999", 404, "Page not found · Potluck"],
    ["/recipes/abc", 400, "Something went wrong · Potluck"],
    ["/recipes/0", 400, "Something went wrong · Potluck"],
    ["/recipes/99999999999", 400, "Something went wrong · Potluck"],
  ])("is the client's, with a status and not to be found: %s", async (path, status, title) => {
    const page = await open(path);
    expect(page.status).toBe(status);
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    expect(titleOf(page.html)).toBe(title);
    expect(said(page.html, "robots")).toBe("noindex");
    expect(links(page.html, "canonical")).toEqual([]);
    expect(page.html).not.toContain("ld+json");
  });

  it("is nothing for a program that reads no pages", async () => {
    const headers = { Accept: "image/png" };
    expect((await fetch(`${server.url}/recipes/1`, { headers })).status).toBe(404);
  });

  it.each(["/recipes/new", "/recipes/deleted"])(
    "is not what %s shows, a screen of its own",
    async (path) => {
      const { status, html } = await open(path);
      expect(status).toBe(200);
      expect(said(html, "og:type")).toBeUndefined();
    },
  );
});

describe("The welcome page and the list", () => {
  it.each([
    ["/", "Potluck", "Potluck"],
    ["/recipes", "All Recipes · Potluck", "All Recipes"],
  ])("%s says what it is", async (path, title, name) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(titleOf(html)).toBe(title);
    expect(said(html, "description")).toMatch(/Potluck/);
    expect(links(html, "canonical")).toEqual([SITE + path]);
    expect(said(html, "og:type")).toBe("website");
    expect(said(html, "og:title")).toBe(name);
    expect(said(html, "og:image")).toMatch(/^https:\/\/potluck\.example\/covers\//);
    expect(links(html, "alternate")).toEqual(["/feed.atom"]);
  });

  it("is one place, however the list is narrowed, and begins with another picture then", async () => {
    const whole = await open("/recipes");
    const narrowed = await open("/recipes?search=soup");
    expect(links(narrowed.html, "canonical")).toEqual([`${SITE}/recipes`]);
    expect(whole.html).toContain('as="image"');
    expect(narrowed.html).not.toContain('as="image"');
  });
});

it("Without a public address, pages name the one where the server listens, never the caller's", async () => {
  const local = await TestServer.start();
  const answer = await fetch(`${local.url}/recipes/1`, {
    headers: { ...HTML, "X-Forwarded-Host": "evil.example" },
  });
  expect(links(await answer.text(), "canonical")).toEqual([`${local.url}/recipes/1`]);
  await local.close();
});

it("Without the database the client's page still comes, with the status of that", async () => {
  const back = databaseAway(server);
  const { status, headers, html } = await open("/recipes");
  back();
  expect(status).toBe(503);
  expect(headers.get("retry-after")).toBe("1");
  expect(html).toContain("<title>");
  expect(said(html, "robots")).toBeUndefined();
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
  ])("%s is that of its screen: %i", async (path, status, title) => {
    const page = await open(path, local);
    expect(page.status).toBe(status);
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    expect(titleOf(page.html)).toBe(title);
    expect(page.html).toContain('<div id="root">');
  });

  it.each(["/missing.png", "/assets/missing.js", "/no/such/style.css"])(
    "%s is a file that is not there, and no page",
    async (path) => {
      const answer = await open(path, local);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
      expect(answer.html).toBe("Not found.");
    },
  );
});
