import { callRest } from "../../testing/callRest";
import { type Account, TestServer } from "../../testing/testServer";

let server: TestServer;
const tokens: Partial<Record<Account, string>> = {};
beforeAll(async () => {
  server = await TestServer.start();
  for (const account of ["admin", "contributor", "member"] as const) {
    tokens[account] = await server.login(account);
  }
  await server.database.db.query("delete from favorites where user_id = 3");
});
afterAll(() => server.close());

const call = (endpoint: string, account?: Account, body?: unknown) =>
  callRest<unknown>(server, endpoint, { token: account && tokens[account], body });
const PLACE = "/user-favorites/user/3/recipe/5";

describe("Favorites over REST", () => {
  it("can be changed only by their user, for recipes that exist", async () => {
    const body = { userId: 3, recipeId: 5 };
    expect((await call("POST /user-favorites", undefined, body)).status).toBe(401);
    expect((await call("POST /user-favorites", "admin", body)).status).toBe(403);
    expect((await call(`DELETE ${PLACE}`)).status).toBe(401);
    expect((await call(`DELETE ${PLACE}`, "admin")).status).toBe(403);
    const none = await call("POST /user-favorites", "member", { userId: 3, recipeId: 999_999 });
    expect(none).toMatchObject({ status: 404, text: "Recipe not found." });
    expect((await call("DELETE /user-favorites/user/3/recipe/999999", "member")).status).toBe(404);
  });

  it("can be read by their user and by admins", async () => {
    expect((await call(`GET ${PLACE}`)).status).toBe(401);
    expect((await call(`GET ${PLACE}`, "contributor")).status).toBe(403);
    expect((await call("GET /user-favorites/user/3/recipe/999999", "member")).status).toBe(404);
    expect(await call(`GET ${PLACE}`, "admin")).toMatchObject({ status: 200, text: "false" });
  });

  it("can be added and removed, and repeating either has no effect", async () => {
    for (let i = 0; i < 2; i++) {
      const addedFavorite = await call("POST /user-favorites", "member", {
        userId: "3",
        recipeId: "5",
      });
      expect(addedFavorite).toMatchObject({ status: 204, text: "" });
    }
    expect(await call(`GET ${PLACE}`, "member")).toMatchObject({ status: 200, json: true });
    expect((await call("GET /user-favorites/user/3")).status).toBe(401);
    expect((await call("GET /user-favorites/user/999999", "member")).status).toBe(404);
    const { json } = await call("GET /user-favorites/user/3", "contributor");
    expect(json).toEqual([
      { userId: 3, userName: expect.any(String), recipeId: 5, recipeName: expect.any(String) },
    ]);
    for (let i = 0; i < 2; i++) {
      expect(await call(`DELETE ${PLACE}`, "member")).toMatchObject({ status: 204, text: "" });
    }
    expect((await call("GET /user-favorites/user/3", "member")).json).toEqual([]);
  });
});
