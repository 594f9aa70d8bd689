import { TestServer } from "../../testing/testServer";

const DELETE = "mutation ($id: Int!) { deleteUser(userId: $id) }";
const VIEWER = "{ viewer { userId } }";

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.login("admin");
});
afterAll(() => server.close());

let userCount = 0;
/** Creates a user and logs in. */
async function createUser() {
  const name = `person${++userCount}`;
  const id = await server.addPerson(name);
  return { id, name, email: `${name}@potluck.example`, token: await server.login(name) };
}

describe("An account", () => {
  const remove = (id: number) => server.graphql(DELETE, { id }, admin);
  const countRows = async (table: string, id: number) => {
    const rows = await server.database.db.query<unknown[]>(
      `select from ${table} where user_id = $1`,
      [id],
    );
    return rows.length;
  };

  it.each([
    [
      "a recipe",
      `insert into recipes (name, sort_name, instructions, owner_id, category_id, difficulty_level_id)
       values ('x', 'x', 'x', $1, 1, 1)`,
    ],
    ["a review", "insert into reviews (user_id, recipe_id, score, text) values ($1, 1, 3, 'x')"],
  ])("with %s cannot be deleted", async (_what, insert) => {
    const { id, token } = await createUser();
    await server.database.db.query(insert, [id]);
    const { errors } = await remove(id);
    expect(errors?.[0]).toMatchObject({
      message: "Cannot delete user: its data is in use.",
      extensions: { code: "CONFLICT", status: 409 },
    });
    expect((await server.graphql(VIEWER, {}, token)).status).toBe(200);
  });

  it("is deleted together with its favorites, notes and sessions", async () => {
    const { id, token, name } = await createUser();
    await server.graphql("mutation { addFavorite(recipeId: 1) { recipeId } }", {}, token);
    await server.graphql(
      'mutation { writeNote(recipeId: 1, input: { text: "x" }) { id } }',
      {},
      token,
    );
    const tables = ["favorites", "notes", "sessions"];
    expect(await Promise.all(tables.map((table) => countRows(table, id)))).toEqual([1, 1, 1]);
    const globalId = Buffer.from(`User:${id}`).toString("base64url");
    expect((await remove(id)).data).toEqual({ deleteUser: globalId });
    expect(await Promise.all(tables.map((table) => countRows(table, id)))).toEqual([0, 0, 0]);
    expect((await server.graphql(VIEWER, {}, token)).status).toBe(401);
    expect((await remove(id)).errors?.[0]?.message).toBe("User not found.");
    expect(await server.addPerson(name)).toBeGreaterThan(id);
  });
});
