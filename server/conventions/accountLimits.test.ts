import { TestServer } from "../testing/testServer";
import { waitUntil } from "../testing/waitUntil";

const TIMES = 2;
const SETTINGS = {
  RECIPES_PER_DAY: `${TIMES}`,
  NAMES_PER_DAY: `${TIMES}`,
  REVIEWS_PER_DAY: `${TIMES}`,
  NOTES_PER_DAY: `${TIMES}`,
  FAVORITES_PER_DAY: `${TIMES}`,
  IMPORTS_PER_DAY: "3",
  IMPORT_MB_PER_DAY: "2",
};

let server: TestServer;
let recipeIds: number[];
beforeAll(async () => {
  server = await TestServer.start(SETTINGS);
  const rows = await server.database.db.query<{ id: number }[]>(
    "select recipe_id as id from recipes order by recipe_id limit 20",
  );
  recipeIds = rows.map(({ id }) => id);
});
afterAll(() => server.close());

let people = 0;
/** Logs a new contributor in, of whom nothing was counted yet. */
async function newcomer() {
  const name = `eager${++people}`;
  await server.addPerson(name, "contributor");
  return { name, token: await server.login(name) };
}

interface Kind {
  kind: string;
  message: string;
  document: string;
  variables(call: number, name: string): object;
}

const RECIPE = {
  instructions: "Stir.",
  ingredients: [],
  tagIds: [],
  categoryId: 1,
  difficultyLevelId: 1,
};

const kinds: Kind[] = [
  {
    kind: "recipes",
    message: "You have reached today's limit for new recipes. Please try again later.",
    document: "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }",
    variables: (call, name) => ({ input: { ...RECIPE, name: `${name} ${call}` } }),
  },
  {
    kind: "ingredients",
    message: "You have reached today's limit for new entries. Please try again later.",
    document:
      "mutation ($input: IngredientInput!) { createIngredient(input: $input) { ingredientId } }",
    variables: (call, name) => ({ input: { name: `${name} ${call}` } }),
  },
  {
    kind: "reviews",
    message: "You have reached today's limit for reviews. Please try again later.",
    document:
      "mutation ($recipeId: Int!, $input: ReviewInput!) { createReview(recipeId: $recipeId, input: $input) { reviewId } }",
    variables: (call) => ({ recipeId: recipeIds[call], input: { score: 5, text: "Good." } }),
  },
  {
    kind: "notes",
    message: "You have reached today's limit for notes. Please try again later.",
    document:
      "mutation ($recipeId: Int!, $input: NoteInput!) { writeNote(recipeId: $recipeId, input: $input) { noteId } }",
    variables: (call, name) => ({ recipeId: recipeIds[0], input: { text: `${name} ${call}` } }),
  },
  {
    kind: "favourites",
    message: "You have reached today's limit for new favorites. Please try again later.",
    document: "mutation ($recipeId: Int!) { addFavorite(recipeId: $recipeId) { recipeId } }",
    variables: (call) => ({ recipeId: recipeIds[call] }),
  },
];

describe.each(kinds)("The limit of one account for $kind", ({ document, message, variables }) => {
  const call = async (number: number, { name, token }: { name: string; token: string }) => {
    const { errors } = await server.graphql(document, variables(number, name), token);
    return errors?.[0];
  };

  it("holds against calls at once, and says when to try again", async () => {
    const person = await newcomer();
    const errors = await Promise.all(Array.from({ length: 8 }, (_, each) => call(each, person)));
    expect(errors.filter((error) => error === undefined)).toHaveLength(TIMES);
    for (const error of errors.filter((each) => each !== undefined)) {
      expect(error).toMatchObject({ message, extensions: { code: "RATE_LIMITED", status: 429 } });
      expect(error.extensions["retryAfter"]).toBeGreaterThan(0);
    }
  });

  it("is everybody's own", async () => {
    const eager = await newcomer();
    for (let each = 0; each <= TIMES; each++) await call(each, eager);
    expect(await call(0, await newcomer())).toBeUndefined();
  });
});

describe("The limits of one account", () => {
  const addFavorite = (recipeId: number, token: string) =>
    fetch(`${server.url}/api/user-favorites`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ recipeId }),
    });

  it("count over both APIs together, and REST answers 429 with Retry-After", async () => {
    const { token } = await newcomer();
    const document = kinds.find(({ kind }) => kind === "favourites")!.document;
    await server.graphql(document, { recipeId: recipeIds[0] }, token);
    expect((await addFavorite(recipeIds[1]!, token)).ok).toBe(true);
    const refused = await addFavorite(recipeIds[2]!, token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("do not count what is refused for another reason before", async () => {
    const { token } = await newcomer();
    const none = 2_000_000_000;
    for (let each = 0; each < 2 * TIMES; each++) {
      expect((await addFavorite(none, token)).status).toBe(404);
    }
    expect((await addFavorite(recipeIds[0]!, token)).ok).toBe(true);
  });

  it("do not hold with RATE_LIMIT=off", async () => {
    const free = await TestServer.startOn(server.database, { ...SETTINGS, RATE_LIMIT: "off" });
    const { token } = await newcomer();
    const { document } = kinds.find(({ kind }) => kind === "favourites")!;
    for (const recipeId of recipeIds.slice(0, 2 * TIMES)) {
      expect((await free.graphql(document, { recipeId }, token)).errors).toBeUndefined();
    }
    await free.close();
  });
});

const redisUrl = process.env["TEST_REDIS_URL"];
const itWithRedis = redisUrl ? it : it.skip;

itWithRedis("The limits of one account count over all processes that share a Redis", async () => {
  const shared = { ...SETTINGS, REDIS_URL: redisUrl };
  const servers = await Promise.all([1, 2].map(() => TestServer.startOn(server.database, shared)));
  const { document } = kinds.find(({ kind }) => kind === "favourites")!;
  /** Whether one process refuses what only the other has counted. */
  const countsTogether = async () => {
    const { token } = await newcomer();
    const add = async (process: TestServer) =>
      (await process.graphql(document, { recipeId: recipeIds[0] }, token)).errors?.[0]?.extensions;
    for (let each = 0; each < TIMES; each++) await add(servers[0]!);
    return (await add(servers[1]!))?.["code"] === "RATE_LIMITED";
  };
  // Until Redis is connected, each counts for itself.
  await waitUntil(countsTogether);
  await Promise.all(servers.map((each) => each.close()));
});

describe("The limit of one account for imports", () => {
  const TOO_MUCH = {
    message: "You have reached today's limit for imports. Please try again later.",
    extensions: { code: "RATE_LIMITED", status: 429 },
  };
  const importText = async ({ token }: { token: string }) => {
    const { errors } = await server.graphql(
      `mutation { createImport(input: { text: "Soup\\n1 onion\\nFry it." }) { importId } }`,
      {},
      token,
    );
    return errors?.[0];
  };

  it("holds for how often, also against calls at once, and for each account alone", async () => {
    const person = await newcomer();
    // Each of them counts as a megabyte.
    const errors = await Promise.all(Array.from({ length: 6 }, () => importText(person)));
    expect(errors.filter((error) => error === undefined)).toHaveLength(2);
    for (const error of errors.filter((each) => each !== undefined)) {
      expect(error).toMatchObject(TOO_MUCH);
    }
    expect(await importText(await newcomer())).toBeUndefined();
  });

  it("holds for how much, and is asked over REST as well", async () => {
    const { token } = await newcomer();
    const send = async (megabytes: number) => {
      const response = await fetch(`${server.url}/api/imports/file?fileName=x.txt`, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}` },
        body: "Eat. ".repeat((megabytes * 1024 * 1024) / 5),
      });
      return response.status;
    };
    expect(await send(2)).toBe(201);
    expect(await send(1)).toBe(429);
  });
});
