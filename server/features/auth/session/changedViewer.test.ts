import { TestServer } from "../../../testing/testServer";

const FAVORITE = `mutation ($id: Int!) {
  addFavorite(recipeId: $id) { recipeId viewerHasFavorited } }`;
const UNFAVORITE = "mutation ($id: Int!) { removeFavorite(recipeId: $id) { viewerHasFavorited } }";
const REVIEW = `mutation ($id: Int!, $input: ReviewInput!) {
  createReview(recipeId: $id, input: $input) { score author { name } recipe { recipeId rating { count } } } }`;
const input = { score: 4, text: "Fine." };

/** The server that writes, and another process of the same site. */
let server: TestServer;
let otherServer: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ REVIEWS_PER_DAY: "4" });
  otherServer = await TestServer.startOn(server.database);
  const { token } = await createUser();
  // The first request with an operation prepares the operation.
  for (const document of [FAVORITE, UNFAVORITE, REVIEW])
    await server.graphql(document, { id: 1, input }, token);
});
afterAll(async () => {
  await otherServer.close();
  await server.close();
});

let people = 0;
/** Creates a user, logs in, and sends a first request. */
async function createUser(role: "admin" | "member" = "member") {
  const name = `newcomer${++people}`;
  const userId = await server.addPerson(name, role);
  const token = await server.login(name);
  await server.graphql("{ viewer { userId } }", {}, token);
  return { userId, token };
}

const query = (sql: string, parameters: unknown[] = []) =>
  server.database.db.query<Record<string, unknown>[]>(sql, parameters);

const readCode = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions["code"];

const countWrites = async (userId: number) =>
  (
    await query(
      `select (select count(*) from favorites where user_id = $1)
         + (select count(*) from reviews where user_id = $1) as count`,
      [userId],
    )
  )[0]!["count"];

/** The number of used recipes, so that each test can use another one. */
let usedCount = 1;
const nextRecipeId = async () =>
  (
    await query("select recipe_id from recipes where recipe_id > 1 order by 1 offset $1", [
      usedCount++,
    ])
  )[0]!["recipe_id"] as number;

describe("A write in a session that has been cached", () => {
  it("returns the written data", async () => {
    const { token } = await createUser();
    const id = await nextRecipeId();
    const [before] = await query(
      "select cardinality(scores), scores from recipe_stats where recipe_id = $1",
      [id],
    );
    const count = (before!["scores"] as number[]).reduce((sum, scoreCount) => sum + scoreCount, 0);
    expect((await server.graphql(FAVORITE, { id }, token)).data).toMatchObject({
      addFavorite: { recipeId: id, viewerHasFavorited: true },
    });
    expect((await server.graphql(UNFAVORITE, { id }, token)).data).toEqual({
      removeFavorite: { viewerHasFavorited: false },
    });
    expect((await server.graphql(REVIEW, { id, input }, token)).data).toMatchObject({
      createReview: { score: 4, recipe: { recipeId: id, rating: { count: count + 1 } } },
    });
  });

  it("returns everything that is requested", async () => {
    const { token } = await createUser();
    const id = await nextRecipeId();
    const [{ name }] = (await query("select name from recipes where recipe_id = $1", [id])) as [
      { name: string },
    ];
    const all = "recipeId name rating { count } viewerReview { recipe { ...part } }";
    const favorite = `mutation ($id: Int!) { addFavorite(recipeId: $id) { ...part } }
      fragment part on Recipe { recipeId name }`;
    const review = `mutation ($id: Int!, $input: ReviewInput!) {
      createReview(recipeId: $id, input: $input) { recipe { ${all} } } }
      fragment part on Recipe { name }`;
    for (const document of [favorite, review])
      await server.graphql(document, { id: 1, input }, (await createUser()).token);
    for (let i = 0; i < 2; i++) {
      expect((await server.graphql(favorite, { id }, token)).data).toEqual({
        addFavorite: { recipeId: id, name },
      });
    }
    expect((await server.graphql(review, { id, input }, token)).data).toMatchObject({
      createReview: { recipe: { recipeId: id, name, viewerReview: { recipe: { name } } } },
    });
  });

  it.each<[string, (person: { userId: number; token: string }) => Promise<unknown>, string]>([
    [
      "has logged out",
      ({ token }) => otherServer.graphql("mutation { logout }", {}, token),
      "UNAUTHENTICATED",
    ],
    [
      "was banned",
      ({ userId }) => query("update users set banned = true where user_id = $1", [userId]),
      "ACCOUNT_BANNED",
    ],
    [
      "has to change the password",
      ({ userId }) =>
        query("update users set must_change_password = true where user_id = $1", [userId]),
      "PASSWORD_CHANGE_REQUIRED",
    ],
    [
      "has deleted the account",
      ({ userId }) => query("delete from users where user_id = $1", [userId]),
      "UNAUTHENTICATED",
    ],
  ])("is refused as soon as the user %s", async (_what, end, code) => {
    for (const document of [FAVORITE, REVIEW]) {
      const person = await createUser();
      const id = await nextRecipeId();
      await end(person);
      expect(readCode(await server.graphql(document, { id, input }, person.token))).toBe(code);
      expect(await countWrites(person.userId)).toBe("0");
    }
  });

  it("is refused for hidden recipes as soon as the user is no longer an admin", async () => {
    const { userId, token } = await createUser("admin");
    const id = await nextRecipeId();
    await query("update recipes set visibility = 'private' where recipe_id = $1", [id]);
    expect((await server.graphql(FAVORITE, { id }, token)).data).toMatchObject({
      addFavorite: { recipeId: id },
    });
    await query(
      "update users set role_id = (select role_id from roles where role_name = 'member') where user_id = $1",
      [userId],
    );
    for (const document of [FAVORITE, UNFAVORITE, REVIEW])
      expect(readCode(await server.graphql(document, { id, input }, token))).toBe("NOT_FOUND");
    expect(await countWrites(userId)).toBe("1");
  });

  it("is refused for recipes that are hidden from the user or do not exist", async () => {
    const { userId, token } = await createUser();
    const id = await nextRecipeId();
    await query("update recipes set visibility = 'private' where recipe_id = $1", [id]);
    for (const recipeId of [id, 999_999]) {
      for (const document of [FAVORITE, UNFAVORITE, REVIEW]) {
        const { errors, data } = await server.graphql(document, { id: recipeId, input }, token);
        expect([errors?.[0]?.message, data]).toEqual(["Recipe not found.", null]);
      }
    }
    expect(await countWrites(userId)).toBe("0");
  });

  it("is refused with the errors of the operation, and is counted once", async () => {
    const { token } = await createUser();
    const [first, second, third] = [
      await nextRecipeId(),
      await nextRecipeId(),
      await nextRecipeId(),
    ];
    const createReview = (id: number, fields = {}) =>
      server.graphql(REVIEW, { id, input: { ...input, ...fields } }, token);
    expect((await createReview(first)).data).toBeTruthy();
    expect(readCode(await createReview(second, { score: 6 }))).toBe("BAD_USER_INPUT");
    expect(readCode(await createReview(first))).toBe("CONFLICT");
    expect((await createReview(second)).data).toBeTruthy();
    expect(readCode(await createReview(third))).toBe("RATE_LIMITED");
  });
});
