import { TestServer } from "../../testing/testServer";
import { purgeCookingProgress } from "./purgeCookingProgress";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const SAVE = `mutation ($id: Int!, $input: CookingProgressInput!) {
  saveCookingProgress(recipeId: $id, input: $input) { done step } }`;
const READ = `query ($id: Int!) { recipe(recipeId: $id) {
  viewerCookingProgress { recipeVersion done step changedAt } } }`;

const formatMinutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

async function save(input: object, token?: string, id = 1) {
  const progress = {
    recipeVersion: 1,
    done: [],
    step: null,
    changedAt: formatMinutesAgo(0),
    ...input,
  };
  const { data, errors } = await server.graphql(SAVE, { id, input: progress }, token);
  return errors ? errors[0]!.extensions["code"] : data!["saveCookingProgress"];
}

async function read(token?: string) {
  const { data } = await server.graphql<{
    recipe: { viewerCookingProgress: Record<string, unknown> | null };
  }>(READ, { id: 1 }, token);
  return data!.recipe.viewerCookingProgress;
}

describe("Cooking progress", () => {
  it("is saved for logged-in users only, for existing recipes and within limits", async () => {
    const token = await server.login("member");
    expect(await save({})).toBe("UNAUTHENTICATED");
    expect(await save({}, token, 999_999)).toBe("NOT_FOUND");
    expect(await save({ done: ["<b>"] }, token)).toBe("BAD_USER_INPUT");
    expect(await save({ step: -1 }, token)).toBe("BAD_USER_INPUT");
    expect(await save({ recipeVersion: 0 }, token)).toBe("BAD_USER_INPUT");
    const manyItems = Array.from({ length: 301 }, (_, i) => `line:${i}`);
    expect(await save({ done: manyItems }, token)).toBe("BAD_USER_INPUT");
  });

  it("is available on another device, for its own user only", async () => {
    const token = await server.login("member");
    const changedAt = formatMinutesAgo(10);
    const done = ["line:1", "step:0.1"];
    expect(await save({ done, step: 2, changedAt }, token)).toEqual({ done, step: 2 });
    expect(await read(token)).toEqual({ recipeVersion: 1, done, step: 2, changedAt });
    expect(await read(await server.login("contributor"))).toBeNull();
    expect(await read()).toBeNull();
  });

  it("may be sent twice and late: the progress with the latest time is kept", async () => {
    const token = await server.login("member");
    await save({ done: ["line:2"], changedAt: formatMinutesAgo(5) }, token);
    await save({ done: ["line:2"], changedAt: formatMinutesAgo(5) }, token);
    const late = await save({ done: ["line:3"], changedAt: formatMinutesAgo(8) }, token);
    expect(late).toEqual({ done: ["line:2"], step: null });
  });

  it("is stored with the current time if a device's clock is fast", async () => {
    const token = await server.login("member");
    await save({ done: ["line:4"], changedAt: formatMinutesAgo(-600) }, token);
    expect(await save({ done: ["line:5"] }, token)).toEqual({ done: ["line:5"], step: null });
  });

  it("is removed after a day", async () => {
    const token = await server.login("member");
    await save({ done: ["line:6"] }, token);
    await server.database.db.query(
      "update cooking_progress set changed_at = now() - interval '25 hours'",
    );
    expect(await read(token)).toBeNull();
    await purgeCookingProgress(server.database.db);
    expect(await server.database.db.query("select from cooking_progress")).toEqual([]);
  });
});
