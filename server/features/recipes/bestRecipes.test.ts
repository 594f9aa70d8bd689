import { TestServer } from "../../testing/testServer";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

describe("The best recipes", () => {
  const findBest = async () => {
    const { data } = await server.graphql<{
      recipes: { edges: { node: { recipeId: number } }[] };
    }>("{ recipes(first: 100, sort: BEST) { edges { node { recipeId } } } }");
    return data!.recipes.edges.map(({ node }) => node.recipeId);
  };

  it("are those that many users rate well, instead of only one user", async () => {
    const { db } = server.database;
    await db.query("delete from reviews");
    const [praised, loved, unknown, disliked] = await findBest();
    await db.query(
      `insert into users (name, name_key, email, email_key, password_hash, role_id)
       select 'Eater ' || n, 'eater ' || n, n || '@x.y', n || '@x.y', 'x', 3
       from generate_series(1, 50) n`,
    );
    await db.query(
      `insert into reviews (user_id, recipe_id, score, text)
       select user_id, $1::int, case when user_id % 5 = 0 then 4 else 5 end, 'x' from users
       where name like 'Eater %'`,
      [praised],
    );
    for (const [recipeId, score] of [
      [loved, 5],
      [disliked, 1],
    ]) {
      await db.query(
        "insert into reviews (user_id, recipe_id, score, text) values (1, $1, $2, 'x')",
        [recipeId, score],
      );
    }
    const order = await findBest();
    expect(order.slice(0, 2)).toEqual([praised, loved]);
    expect(order.slice(2, -1)).toContain(unknown);
    expect(order.at(-1)).toBe(disliked);
  });
});
