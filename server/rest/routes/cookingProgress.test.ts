import { callRest } from "../../testing/callRest";
import { type Account, TestServer } from "../../testing/testServer";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const PATH = "/recipes/1/cooking-progress";
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

async function call(endpoint: string, account?: Account, body?: unknown) {
  const token = account && (await server.login(account));
  return callRest<Record<string, unknown>>(server, endpoint, { token, body });
}

const save = (changes: object, account?: Account) =>
  call(`PUT ${PATH}`, account, { recipeVersion: 1, done: ["line:1"], ...changes });

describe("Cooking progress over REST", () => {
  it("is saved only by logged-in users, and only for recipes that exist", async () => {
    expect((await save({})).status).toBe(401);
    const path = "/recipes/999999/cooking-progress";
    expect(await call(`PUT ${path}`, "member", {})).toMatchObject({
      status: 404,
      text: "Recipe not found.",
    });
    expect((await call(`GET ${path}`, "member")).status).toBe(404);
  });

  it.each([
    [{ recipeVersion: null }, "The version must be at least 1."],
    [{ done: undefined }, '"done" must be a list.'],
    [{ done: "line:1" }, '"done" must be a list.'],
    [{ done: [1] }, "Checked items are “line:” or “step:” with a number."],
    [{ step: -1 }, "The step must be at least 0."],
    [{ step: "second" }, "The step must be a whole number."],
    [
      { changedAt: "yesterday" },
      '"changedAt" must be a date and time such as 2026-11-21T09:30:00Z.',
    ],
  ])("is refused with %j", async (changes, text) => {
    expect(await save(changes, "member")).toMatchObject({ status: 400, text });
  });

  it("is empty before it is saved, and for other users", async () => {
    expect(await call(`GET ${PATH}`, "member")).toMatchObject({ status: 204, text: "" });
    expect((await save({}, "member")).status).toBe(200);
    expect((await call(`GET ${PATH}`, "contributor")).status).toBe(204);
    expect((await call(`GET ${PATH}`)).status).toBe(204);
  });

  it("is the one with the latest time, even if an older one arrives later", async () => {
    await server.database.db.query("delete from cooking_progress");
    const savedProgress = { recipeVersion: 1, done: ["line:2", "step:0.1"], step: 2 };
    const changedAt = minutesAgo(5);
    expect((await save({ ...savedProgress, changedAt }, "member")).json).toEqual({
      ...savedProgress,
      changedAt,
    });
    const lateSave = await save({ done: [], changedAt: minutesAgo(8) }, "member");
    expect(lateSave).toMatchObject({ status: 200, json: { ...savedProgress, changedAt } });
    expect((await call(`GET ${PATH}`, "member")).json).toEqual({ ...savedProgress, changedAt });
    expect((await save({ done: [] }, "member")).json).toMatchObject({ done: [], step: null });
  });
});
