import { get as request } from "node:http";
import { text as textOf } from "node:stream/consumers";
import { TestServer } from "../../testing/testServer";

const SITE = "https://potluck.example";
const NASTY = `</title>]]> & "quotes" <script>alert(1)</script>`;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ PUBLIC_URL: SITE, DEMO_LOGINS: "on" });
});
afterAll(() => server.close());

/** Sends a request as a cache does; `fetch` would send `Cache-Control: no-cache`. */
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Headers; text: string }>((resolve, reject) => {
    request(server.url + path, { headers }, (response) => {
      const headers = new Headers(response.headers as Record<string, string>);
      textOf(response).then(
        (text) => resolve({ status: response.statusCode!, headers, text }),
        reject,
      );
    }).on("error", reject);
  });

/** Finds every text between tags of a name; throws if the document is not well-formed. */
function findTexts(xml: string, name: string): string[] {
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/);
  const open: string[] = [];
  const texts: string[] = [];
  for (const [, end, tag, alone, text] of xml.matchAll(
    /<(\/?)([a-z]+)(?: [\w:]+="[^"<]*")*(\/?)>([^<]*)/g,
  )) {
    if (end) expect(open.pop()).toBe(tag);
    else if (!alone) open.push(tag!);
    expect(text).not.toMatch(/&(?!#\d+;)/);
    if (!end && tag === name) texts.push(text!);
  }
  expect(open).toEqual([]);
  expect(xml.match(/</g)).toHaveLength(xml.match(/<(\?xml|\/?[a-z]+)[^<>]*>/g)!.length);
  return texts;
}

const decodeText = (text: string) =>
  text.replace(/&#(\d+);/g, (_sign, code: string) => String.fromCharCode(Number(code)));

/**
 * Statements that add ten times as many recipes, with lines and tags, and one with harmful text.
 */
const ADD_DATA = [
  `insert into recipes (name, sort_name, instructions, owner_id, category_id, difficulty_level_id)
   select name, sort_name, instructions, owner_id, category_id, difficulty_level_id
   from recipes, generate_series(1, 9)`,
  `insert into recipe_lines (recipe_id, ingredient_id, position)
   select recipe_id, 1, 1 from recipes on conflict do nothing`,
  `insert into recipe_tags (recipe_id, tag_id) select recipe_id, 1 from recipes on conflict do nothing`,
];

describe.each([
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/feed.atom", "application/atom+xml; charset=utf-8"],
])("The response at %s", (path, type) => {
  it("may be cached, and is not sent again to a client that has it", async () => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe(type);
    expect(headers.get("cache-control")).toBe("public, max-age=600");
    const cachedResponse = await get(path, { "If-None-Match": headers.get("etag")! });
    expect(cachedResponse).toMatchObject({ status: 304, text: "" });
    const unchanged = await get(path, { "If-Modified-Since": headers.get("last-modified")! });
    expect(unchanged).toMatchObject({ status: 304, text: "" });
    const old = await get(path, { "If-Modified-Since": new Date(0).toUTCString() });
    expect(old.status).toBe(200);
  });
});

it("The sitemap and the feed take the same number of statements for any number of recipes", async () => {
  const server = await TestServer.start();
  // The server is a second process on the database, because each process caches its result for a
  // while.
  const otherServer = await TestServer.startOn(server.database);
  const costs = async ({ url }: TestServer) => {
    const measurements: { statements: number; length: number }[] = [];
    for (const path of ["/sitemap.xml", "/feed.atom"]) {
      let { length } = "";
      const statements = await server.database.counter.collectStatements(async () => {
        length = (await (await fetch(url + path)).text()).length;
      });
      measurements.push({ statements: statements.length, length });
    }
    return measurements;
  };
  // The request fills the process's cache of names of reference data.
  await fetch(`${server.url}/recipes`);
  const costsBefore = await costs(server);
  await server.database.fill(ADD_DATA);
  await fetch(`${otherServer.url}/recipes`);
  const after = await costs(otherServer);
  after.forEach(({ statements, length }, i) => {
    expect(statements).toBe(costsBefore[i]!.statements);
    expect(statements).toBeLessThan(10);
    expect(length).not.toBe(costsBefore[i]!.length);
  });
  await otherServer.close();
  await server.close();
});

describe("The sitemap", () => {
  it("lists public pages and every recipe with its last edit", async () => {
    const { text } = await get("/sitemap.xml");
    const recipes = await server.database.db.query<{ recipe_id: number; updated_at: Date }[]>(
      "select recipe_id, updated_at from recipes order by recipe_id desc",
    );
    expect(findTexts(text, "loc")).toEqual([
      `${SITE}/`,
      `${SITE}/recipes`,
      ...recipes.map(({ recipe_id }) => `${SITE}/recipes/${recipe_id}`),
    ]);
    expect(findTexts(text, "lastmod")).toEqual(
      recipes.map(({ updated_at }) => updated_at.toISOString()),
    );
    expect(recipes.length).toBeGreaterThan(10);
  });

  it("is generated once for all requests within ten minutes", async () => {
    await get("/sitemap.xml");
    expect(await server.database.counter.collectStatements(() => get("/sitemap.xml"))).toEqual([]);
  });
});

it("The file robots.txt contains the address of the sitemap", async () => {
  const { text, headers } = await get("/robots.txt");
  expect(text.split("\n")).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  expect(headers.get("etag")).toBeTruthy();
});

describe("The feed", () => {
  it("contains the newest recipes with full content", async () => {
    const { data } = await server.graphql<{
      recipes: { edges: { node: { recipeId: number; name: string; owner: { name: string } } }[] };
    }>("{ recipes(first: 20, sort: NEWEST) { edges { node { recipeId name owner { name } } } } }");
    const newest = data!.recipes.edges.map(({ node }) => node);
    const { text } = await get("/feed.atom");
    expect(findTexts(text, "id")).toEqual([
      `${SITE}/feed.atom`,
      ...newest.map(({ recipeId }) => `${SITE}/recipes/${recipeId}`),
    ]);
    expect(findTexts(text, "title").map(decodeText)).toEqual([
      "New recipes on Potluck",
      ...newest.map(({ name }) => name),
    ]);
    expect(findTexts(text, "name").map(decodeText)).toEqual(newest.map(({ owner }) => owner.name));
    expect(text).toContain(
      `<link rel="self" type="application/atom+xml" href="${SITE}/feed.atom"/>`,
    );
    const [whole, ...each] = findTexts(text, "updated");
    expect(each).toHaveLength(newest.length);
    expect(whole).toBe([...each].sort().at(-1));
    expect(findTexts(text, "summary")).toHaveLength(newest.length);
    for (const content of findTexts(text, "content"))
      expect(decodeText(content)).toMatch(/<ol><li>/);
  });

  it("escapes the texts of users", async () => {
    const token = await server.login("contributor");
    const { errors } = await server.graphql(
      "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }",
      {
        input: {
          name: NASTY,
          description: `\u0008${NASTY}`,
          instructions: NASTY,
          categoryId: 1,
          difficultyLevelId: 1,
        },
      },
      token,
    );
    expect(errors).toBeUndefined();
    const { text } = await get("/feed.atom");
    expect(decodeText(findTexts(text, "title")[1]!)).toBe(NASTY);
    expect(decodeText(findTexts(text, "summary")[0]!)).toBe(NASTY);
    expect(decodeText(findTexts(text, "content")[0]!)).not.toContain("<script>");
    expect(decodeText(decodeText(findTexts(text, "content")[0]!))).toContain(NASTY);
  });
});

describe("oEmbed", () => {
  const getOembed = (query: Record<string, string>) => get(`/oembed?${new URLSearchParams(query)}`);

  it.each([
    ["a missing address", {}, 400],
    ["a text that is not an address", { url: "soup" }, 404],
    ["another site's page", { url: "https://other.example/recipes/1" }, 404],
    ["a page that is not a recipe", { url: `${SITE}/recipes` }, 404],
    ["an impossible recipe ID", { url: `${SITE}/recipes/abc` }, 404],
    ["a missing recipe", { url: `${SITE}/recipes/999999` }, 404],
    ["a response in XML", { url: `${SITE}/recipes/1`, format: "xml" }, 501],
  ])("is refused for %s", async (_what, query, status) => {
    expect((await getOembed(query)).status).toBe(status);
  });

  it.each([`${SITE}/recipes/1`, `${SITE}/recipes/1/?from=mail#steps`])(
    "describes the preview of a link: %s",
    async (url) => {
      const { data } = await server.graphql<{ recipe: Record<string, never> }>(
        "{ recipe(recipeId: 1) { name owner { name } cover { url width height } } }",
      );
      const { name, owner, cover } = data!.recipe as unknown as {
        name: string;
        owner: { name: string };
        cover: { url: string; width: number; height: number };
      };
      const { status, headers, text } = await getOembed({ url, format: "json" });
      expect(status).toBe(200);
      expect(headers.get("content-type")).toMatch(/^application\/json/);
      expect(headers.get("cache-control")).toBe("public, max-age=600");
      expect(JSON.parse(text)).toEqual({
        version: "1.0",
        type: "link",
        title: name,
        author_name: owner.name,
        provider_name: "Potluck",
        provider_url: SITE,
        thumbnail_url: SITE + cover.url,
        thumbnail_width: cover.width,
        thumbnail_height: cover.height,
      });
    },
  );

  it.each(["maxwidth", "maxheight"])(
    "omits a picture that exceeds the requested size: %s",
    async (side) => {
      const { text } = await getOembed({ url: `${SITE}/recipes/1`, [side]: "100" });
      expect(JSON.parse(text)).not.toHaveProperty("thumbnail_url");
    },
  );
});
