import { callRest } from "../../testing/callRest";
import { TestServer } from "../../testing/testServer";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const UPDATE = `mutation ($id: Int!, $input: UserInput!, $version: Int) {
  updateUser(userId: $id, input: $input, version: $version) { about version } }`;

describe("The sentence about a user", () => {
  let id: number;
  let token: string;
  const email = "cook@potluck.example";
  const update = (about: unknown, more: object = {}) =>
    server.graphql<{ updateUser: { about: string | null; version: number } }>(
      UPDATE,
      { id, input: { name: "cook", email, about, ...more } },
      token,
    );
  beforeAll(async () => {
    id = await server.addPerson("cook");
    token = await server.login("cook");
  });

  it.each([
    ["longer than 200 characters", "a".repeat(201), "at most 200 characters long"],
    ["with a NUL", "a\0b", "NUL"],
    ["with a character that reorders others", "I cook\u202E", "must not contain hidden characters"],
  ])("is refused %s", async (_what, about, message) => {
    const { errors } = await update(about);
    expect(errors?.[0]?.message).toContain(message);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "about" });
  });

  it("is one line of plain text, as it was typed", async () => {
    const { data } = await update("  I bake ½ of <b>all</b>\n my bread…  👩‍🍳 ");
    expect(data!.updateUser).toEqual({ about: "I bake ½ of <b>all</b> my bread… 👩‍🍳", version: 2 });
  });

  it("stays if it is omitted, and is removed by a blank text", async () => {
    expect((await update(undefined, { showsEmail: true })).data!.updateUser.about).toMatch(
      /^I bake/,
    );
    expect((await update(" ")).data!.updateUser.about).toBeNull();
  });

  it("is set and read over REST, and stays if it is omitted", async () => {
    const call = (endpoint: string, body?: object) =>
      callRest<{ about: string | null }>(server, endpoint, { token, body });
    const user = { userName: "cook", userEmail: email };
    const { json } = await call(`PUT /users/${id}`, { ...user, about: "I stew." });
    expect(json.about).toBe("I stew.");
    expect((await call(`PUT /users/${id}`, user)).json.about).toBe("I stew.");
    expect((await call(`GET /users/${id}`)).json.about).toBe("I stew.");
    const refused = await call(`PUT /users/${id}`, { ...user, about: 5 });
    expect([refused.status, refused.text]).toEqual([400, "About must be text."]);
    expect((await call(`PUT /users/${id}`, { ...user, about: null })).json.about).toBeNull();
  });

  it("is part of the account's export, and is removed with the account", async () => {
    await update("I stew.");
    await server.graphql(
      'mutation { createReview(recipeId: 1, input: { score: 5, text: "x" }) { reviewId } }',
      {},
      token,
    );
    const { json } = await callRest<{ account: object }>(server, "GET /account/export", { token });
    expect(json.account).toMatchObject({ about: "I stew." });
    await server.graphql(
      'mutation { deleteAccount(input: { password: "potluck-demo", keepRecipes: true, keepReviews: true }) }',
      {},
      token,
    );
    const rows = await server.database.db.query("select about from users where user_id = $1", [id]);
    expect(rows).toEqual([{ about: null }]);
  });
});

describe("The numbers on a profile", () => {
  const NUMBERS = `query ($id: Int!) { user(userId: $id) { statistics {
    recipeCount reviewCount favoriteCount receivedRating { average count histogram } } } }`;
  const read = async (id: number, token: string) =>
    (await server.graphql<{ user: { statistics: object } }>(NUMBERS, { id }, token)).data!.user
      .statistics;

  it("are zero at first, without an average", async () => {
    const id = await server.addPerson("newcomer");
    expect(await read(id, await server.login("newcomer"))).toEqual({
      recipeCount: 0,
      reviewCount: 0,
      favoriteCount: 0,
      receivedRating: { average: null, count: 0, histogram: [0, 0, 0, 0, 0] },
    });
  });

  it("count recipes that the viewer may see, and the scores that they received", async () => {
    const id = await server.addPerson("busy", "contributor");
    const [token, member] = [await server.login("busy"), await server.login("member")];
    const add = async (name: string, visibility: string) => {
      const { data } = await server.graphql<{ createRecipe: { recipeId: number } }>(
        `mutation { createRecipe(input: { name: "${name}", categoryId: 1, difficultyLevelId: 1,
          instructions: "x", visibility: ${visibility} }) { recipeId } }`,
        {},
        token,
      );
      return data!.createRecipe.recipeId;
    };
    const [open, hidden] = [await add("Open pie", "PUBLIC"), await add("Secret pie", "PRIVATE")];
    for (const [recipeId, score, by] of [
      [open, 5, member],
      [open, 2, await server.login("admin")],
      [hidden, 1, token],
    ] as const) {
      const { errors } = await server.graphql(
        `mutation { createReview(recipeId: ${recipeId}, input: { score: ${score}, text: "x" }) { reviewId } }`,
        {},
        by,
      );
      expect(errors).toBeUndefined();
    }
    for (const recipeId of [open, hidden]) {
      await server.graphql(`mutation { addFavorite(recipeId: ${recipeId}) { id } }`, {}, token);
    }
    expect(await read(id, member)).toEqual({
      recipeCount: 1,
      reviewCount: 0,
      favoriteCount: 1,
      receivedRating: { average: 3.5, count: 2, histogram: [0, 1, 0, 0, 1] },
    });
    expect(await read(id, token)).toMatchObject({
      recipeCount: 2,
      reviewCount: 1,
      favoriteCount: 2,
      receivedRating: { count: 3 },
    });
  });
});
