import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { execute, parse } from "graphql";
import { deleteRecipe } from "../features/recipes/deleteRecipe";
import { Context, type RoleName, type Viewer } from "../graphql/context";
import { globalId } from "../graphql/globalId";
import { makeSchema } from "../apollo/schema";
import { makeDetails } from "../lib/requestDetails";
import { resources } from "../rest/resources";
import { callRest } from "../testing/callRest";
import type { ExampleCall } from "../testing/calls/ExampleCall";
import { exampleCalls, graphqlRequest, restRequest } from "../testing/calls/exampleCalls";
import { openPage } from "../testing/pages";
import { StatementScene, type Things } from "../testing/statementScene";
import { TestServer } from "../testing/testServer";
import { wholeDocument } from "../testing/wholeDocument";

/** A word in every text of a hidden recipe, which no response to other users may contain. */
const CANARY = "zyxcanary";

/** A word in the texts that a member wrote about the recipe while it was public. Other users must not see it either. */
const WORDS = "zyxwords";

const hidden = ["unlisted", "private"] as const;
type Hidden = (typeof hidden)[number];

/** Data that belongs to a hidden recipe. */
interface Found {
  recipe: number;
  deletedRecipe: number;
  review: number;
  note: number;
  photo: number;
  fileKey: string;
}

const others = ["visitor", "member", "contributor"] as const;
const insiders = ["owner", "admin"] as const;
type Walker = (typeof others)[number] | (typeof insiders)[number];

let server: TestServer;
const schema = makeSchema();
const tokens = {} as Record<Walker, string | undefined>;
const viewers = {} as Record<Walker, Viewer | null>;
const found = {} as Record<Hidden, Found>;

const query = <Row>(sql: string, parameters: unknown[] = []) =>
  server.database.db.query<Row[]>(sql, parameters);
const keyOf = async (sql: string, parameters: unknown[]) =>
  (await query<{ key: number }>(sql, parameters))[0]!.key;

const addHidden = (visibility: Hidden, owner: number) =>
  keyOf(
    `insert into recipes (name, sort_name, instructions, description, source, ingredients_notes,
       owner_id, category_id, difficulty_level_id, visibility, link_key)
     values ($1, $1, $1, $1, $1, $1, $2, 1, 1, $3, case $3 when 'unlisted' then 'the-key' end)
     returning recipe_id as key`,
    [`${CANARY} ${visibility}`, owner, visibility],
  );

async function makeHidden(visibility: Hidden): Promise<Found> {
  const owner = viewers.owner!.userId;
  const recipe = await addHidden(visibility, owner);
  await query("insert into recipe_lines (recipe_id, ingredient_id, position) values ($1, 1, 0)", [
    recipe,
  ]);
  await query("insert into recipe_tags (recipe_id, tag_id) values ($1, 1)", [recipe]);
  await query("insert into recipe_equipment (recipe_id, equipment_id) values ($1, 1)", [recipe]);
  const fileKey = (visibility === "private" ? "a" : "b").repeat(32);
  const photo = await keyOf(
    `insert into photos (key, owner_id, recipe_id, position, width, height, placeholder, caption)
     values ($1, $2, $3, 0, 640, 480, 'data:image/webp;base64,UklG', $4) returning photo_id as key`,
    [fileKey, owner, recipe, `${CANARY} photo`],
  );
  // The loop adds data that others wrote while the recipe was public.
  for (const walker of ["member", "contributor", "admin"] as const) {
    await query("insert into favorites (user_id, recipe_id) values ($1, $2)", [
      viewers[walker]!.userId,
      recipe,
    ]);
  }
  const review = await keyOf(
    `insert into reviews (user_id, recipe_id, score, text) values ($1, $2, 5, $3)
     returning review_id as key`,
    [viewers.member!.userId, recipe, `${WORDS} review`],
  );
  const note = await keyOf(
    "insert into notes (user_id, recipe_id, text) values ($1, $2, $3) returning note_id as key",
    [viewers.member!.userId, recipe, `${WORDS} note`],
  );
  const deleted = await addHidden(visibility, owner);
  await deleteRecipe(server.database.db, deleted, owner);
  return { recipe, deletedRecipe: deleted, review, note, photo, fileKey };
}

beforeAll(async () => {
  server = await TestServer.start({
    RATE_LIMIT: "off",
    PUBLIC_URL: "https://potluck.example",
    DEMO_LOGINS: "on",
  });
  viewers.visitor = null;
  for (const [walker, roleName] of [
    ["member", "member"],
    ["contributor", "contributor"],
    ["owner", "contributor"],
    ["admin", "admin"],
  ] as const satisfies [Walker, RoleName][]) {
    const userId = await server.addPerson(`walking-${walker}`, roleName);
    viewers[walker] = { userId, roleName, sessionId: "" };
    tokens[walker] = await server.login(`walking-${walker}`);
  }
  for (const visibility of hidden) found[visibility] = await makeHidden(visibility);
}, 90_000);
afterAll(() => server.close());

/** Returns the arguments that lead to a recipe, if other users can have them. */
const argumentsFor = ({ recipe, deletedRecipe, review, note, photo }: Found, userId: number) => {
  const ids: Record<string, [string, number]> = {
    recipe: ["Recipe", recipe],
    deleted: ["Recipe", deletedRecipe],
    review: ["Review", review],
    note: ["Note", note],
    photo: ["Photo", photo],
    user: ["User", userId],
  };
  return Object.values(ids).map(([type, key]) => ({
    recipeId: String(recipe),
    reviewId: String(review),
    userId: String(userId),
    search: JSON.stringify(CANARY),
    name: JSON.stringify(CANARY),
    of: "ALL",
    format: "POTLUCK",
    id: JSON.stringify(globalId(type, key)),
    filter: "{}",
  }));
};

const run = async (document: string, walker: Walker): Promise<string> => {
  const context = new Context(
    server.database.db,
    // The context has no other services, because queries that use them show no recipes.
    {
      config: {},
      siteSettings: {},
      pageTokens: { sign: async () => "" },
    } as unknown as Context["services"],
    {
      ip: "",
      details: makeDetails(),
      userAgent: "",
      locale: () => "en",
      setPageToken: () => undefined,
      loginFlow: () => null,
      setLoginFlow: () => undefined,
    },
    viewers[walker],
  );
  const result = await execute({ schema, document: parse(document), contextValue: context });
  return JSON.stringify(result);
};

/**
 * Expects a response to contain nothing of a hidden recipe. The texts of members are in the export of their own data.
 */
function expectNothing(what: string, text: string): void {
  const canaries = /account\/export|viewerExport/.test(what) ? [CANARY] : [CANARY, WORDS];
  for (const canary of canaries) {
    expect([what, text.toLowerCase()]).toEqual([what, expect.not.stringContaining(canary)]);
  }
}

const queries = Object.keys(schema.getQueryType()!.getFields());

describe.each(hidden)("A recipe that is %s", (visibility) => {
  it.each(others)(
    "is returned by no query of the schema to another %s",
    async (walker) => {
      for (const user of [viewers.owner!, viewers.member!]) {
        const [first, ...nodes] = argumentsFor(found[visibility], user.userId);
        const asked = [
          ...queries.map((field) => [field, first!] as const),
          ...nodes.map((values) => ["node", values] as const),
          ...["OWN", "FAVORITES"].map((of) => ["exportedRecipes", { ...first!, of }] as const),
        ];
        for (const [field, values] of asked) {
          expectNothing(field, await run(wholeDocument(schema, field, values), walker));
        }
      }
    },
    120_000,
  );

  it.each(insiders)("is returned to the %s", async (walker) => {
    for (const values of argumentsFor(found[visibility], viewers.owner!.userId).slice(0, 1)) {
      for (const field of ["recipe", "node", "user"]) {
        const text = await run(wholeDocument(schema, field, values), walker);
        expect([field, text]).toEqual([field, expect.stringContaining(`${CANARY} ${visibility}`)]);
      }
    }
  });

  it.each([...others, ...insiders])("is in no list of recipes for the %s", async (walker) => {
    for (const field of ["recipes", "recipeFacets", "searchSuggestions", "stats"]) {
      const [values] = argumentsFor(found[visibility], viewers.owner!.userId);
      const text = await run(wholeDocument(schema, field, values!), walker);
      expect([field, text]).toEqual([field, expect.not.stringContaining(CANARY)]);
    }
  });

  it.each(others)("is in no REST response to another %s", async (walker) => {
    const { recipe, review } = found[visibility];
    const rows = resources.flatMap(({ routes }) => routes).filter(({ method }) => method === "GET");
    const paths = rows.flatMap(({ path }) =>
      [viewers.owner!, viewers.member!].map(({ userId }) =>
        path
          .replace(":recipeId", String(recipe))
          .replace(":userId", String(userId))
          .replace(":reviewId", String(review))
          .replace(/:\w+/, "1"),
      ),
    );
    const searches = [
      `/recipes?search=${CANARY}`,
      `/recipes?userId=${viewers.owner!.userId}`,
      "/recipes?first=100&sort=newest",
      "/recipes/export.zip?of=favorites",
      "/recipes/export.jsonld?of=favorites",
    ];
    for (const path of new Set([...paths, ...searches])) {
      const { text } = await callRest(server, `GET ${path}`, { token: tokens[walker] });
      expectNothing(path, text);
    }
  });

  it("is on no public page, and its own page is not found", async () => {
    const { recipe } = found[visibility];
    const address = encodeURIComponent(`https://potluck.example/recipes/${recipe}`);
    const paths = [
      "/",
      "/recipes",
      `/recipes?search=${CANARY}`,
      "/feed.atom",
      "/sitemap.xml",
      "/robots.txt",
      `/recipes/${recipe}`,
      `/recipes/${recipe}?key=wrong`,
      `/recipes/${recipe}/edit`,
      `/oembed?url=${address}`,
    ];
    for (const path of paths) {
      const { html } = await openPage(server, path);
      expect([path, html]).toEqual([path, expect.not.stringContaining(`${CANARY}</`)]);
      expect([path, html]).toEqual([path, expect.not.stringContaining(`${CANARY} `)]);
    }
    expect((await openPage(server, "/sitemap.xml")).html).not.toContain(`/recipes/${recipe}<`);
    const missing = await openPage(server, "/recipes/99999999");
    const refused = await openPage(server, `/recipes/${recipe}`);
    expect(refused.status).toBe(404);
    const plain = (html: string) => html.replace(/nonce[^ >]*|"[\w+/=-]{20,}"/g, "");
    expect(plain(refused.html)).toBe(plain(missing.html));
  });

  it("is not counted", async () => {
    const count = async (sql: string) => (await query<{ count: number }>(sql))[0]!.count;
    const listed = await server.graphql<{
      recipes: { totalCount: number };
      recipeFacets: { categories: { value: number; count: number }[] };
    }>("{ recipes(first: 1) { totalCount } recipeFacets { categories { value count } } }");
    const all = await count(
      "select count(*)::int as count from recipes where visibility = 'public'",
    );
    const first = await count(
      "select count(*)::int as count from recipes where visibility = 'public' and category_id = 1",
    );
    expect(listed.data?.recipes.totalCount).toBe(all);
    const facets = listed.data!.recipeFacets.categories;
    expect(facets.find(({ value }) => value === 1)!.count).toBe(first);
    const { json } = await callRest<{ recipeCount: number }>(server, "GET /categories/1");
    expect(json.recipeCount).toBe(first);
    const total = `{ user(userId: ${viewers.owner!.userId}) { recipes { totalCount } } }`;
    const seen = async (walker: Walker) =>
      (
        await server.graphql<{ user: { recipes: { totalCount: number } } }>(
          total,
          {},
          tokens[walker],
        )
      ).data!.user.recipes.totalCount;
    expect([await seen("member"), await seen("contributor")]).toEqual([0, 0]);
    expect([await seen("owner"), await seen("admin")]).toEqual([2, 2]);
  });
});

/** The subjects of calls that do not exist for other users. */
const NAMED = ["recipe", "review", "deletedRecipe"] as const;
const MISSING = 99_999_999;

const isAboutRecipe = ({ act, needs = [] }: ExampleCall) =>
  act !== undefined &&
  needs.some((need) => (NAMED as readonly string[]).includes(need)) &&
  needs.every((need) => [...NAMED, "user"].includes(need as never));

describe("Every call for a hidden recipe", () => {
  const about = exampleCalls.filter(isAboutRecipe).map((call) => [call.act, call] as const);
  let scene: StatementScene;
  beforeAll(() => {
    const person = (walker: "owner" | "admin") => ({
      name: walker,
      userId: viewers[walker]!.userId,
      token: tokens[walker]!,
    });
    scene = StatementScene.of(server, { cook: person("owner"), admin: person("admin") });
  });

  it.each(about)(
    "is refused to others with the error for a missing recipe: %s",
    async (_act, permitted) => {
      for (const walker of others) {
        const token = tokens[walker];
        const userId = (viewers[walker] ?? viewers.member!).userId;
        const things = { user: userId } as Things;
        const missing = { ...things, recipe: MISSING, review: MISSING, deletedRecipe: MISSING };
        for (const visibility of hidden) {
          const there = { ...things, ...found[visibility] };
          const said = async (each: Things) => {
            const request = await graphqlRequest(permitted, each, scene);
            const { data, errors } = await server.graphql(...request, token);
            return {
              data,
              errors: errors?.map(({ message, extensions }) => ({ message, extensions })),
            };
          };
          expect(await said(there)).toEqual(await said(missing));
          if (!permitted.rest) continue;
          const replied = async (each: Things) => {
            const [address, body] = restRequest(permitted, each);
            const { status, text } = await callRest(server, address, { token, body });
            return { status, text };
          };
          expect(await replied(there)).toEqual(await replied(missing));
        }
      }
    },
  );

  it("changes nothing", async () => {
    for (const visibility of hidden) {
      const { recipe, review, note } = found[visibility];
      const [row] = await query(
        `select r.version, (select count(*)::int from favorites where recipe_id = r.recipe_id) as favorites,
           (select text from reviews where review_id = $2) as review,
           (select text from notes where note_id = $3) as note
         from recipes r where recipe_id = $1`,
        [recipe, review, note],
      );
      expect(row).toEqual({
        version: 1,
        favorites: 3,
        review: `${WORDS} review`,
        note: `${WORDS} note`,
      });
    }
  });
});

/** Matches a comparison with a visibility, in SQL or TypeScript, or with a list of them. */
const LITERAL = /visibility"?\s*(?:=|<>|[!=]==|in \()\s*['"](?:public|unlisted|private)['"]/i;

const SERVER = join(__dirname, "..");

describe("A comparison with a visibility", () => {
  it.each([
    "select from recipes r where r.visibility = 'public'",
    "delete from recipes where visibility <> 'public'",
    `recipe.visibility !== "PUBLIC"`,
    "check (visibility in ('public', 'private'))",
  ])("is detected: %s", (source) => {
    expect(source).toMatch(LITERAL);
  });

  it("occurs only in visibility.ts, in migrations, and in SQL that is compared with the database", () => {
    const files = readdirSync(SERVER, { recursive: true, encoding: "utf8" }).filter((path) =>
      /^(?!database.migrations).*(?<!\.test)\.ts$/.test(path),
    );
    expect(files.length).toBeGreaterThan(500);
    const found = files.filter((path) => LITERAL.test(readFileSync(join(SERVER, path), "utf8")));
    expect(found).toEqual([]);
  });
});
