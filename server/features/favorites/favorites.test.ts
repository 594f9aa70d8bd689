import { TestServer } from "../../testing/testServer";

const ADD = "mutation ($id: Int!) { addFavorite(recipeId: $id) { recipeId viewerHasFavorited } }";
const REMOVE = "mutation ($id: Int!) { removeFavorite(recipeId: $id) { viewerHasFavorited } }";
const MINE =
  "{ viewer { favorites { totalCount edges { node { recipeId viewerHasFavorited } } } } }";

interface Mine {
  viewer: { favorites: { totalCount: number; edges: { node: { recipeId: number } }[] } };
}

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login("member");
});
afterAll(() => server.close());

const findOwnFavorites = async () =>
  (await server.graphql<Mine>(MINE, {}, token)).data!.viewer.favorites;

/** Finds a recipe that is not a favorite of the member. */
async function findUnfavoritedId(): Promise<number> {
  const [{ recipe_id: id }] = await server.database.db.query(
    `select recipe_id from recipes where recipe_id not in (select recipe_id from favorites
     join users using (user_id) where email = 'member@potluck.example') order by random() limit 1`,
  );
  return id;
}

describe("Favorites", () => {
  it.each([ADD, REMOVE])("require a login", async (mutation) => {
    const { errors } = await server.graphql(mutation, { id: 1 });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED", status: 401 });
  });

  it.each([ADD, REMOVE])("require an existing recipe", async (mutation) => {
    const { errors } = await server.graphql(mutation, { id: 999_999 }, token);
    expect(errors?.[0]).toMatchObject({
      message: "Recipe not found.",
      extensions: { code: "NOT_FOUND", status: 404 },
    });
  });

  it("can be added and removed, and repeating either has no effect", async () => {
    const id = await findUnfavoritedId();
    const before = await findOwnFavorites();
    for (let i = 0; i < 2; i++) {
      const { data } = await server.graphql(ADD, { id }, token);
      expect(data).toEqual({ addFavorite: { recipeId: id, viewerHasFavorited: true } });
    }
    const after = await findOwnFavorites();
    expect(after.totalCount).toBe(before.totalCount + 1);
    expect(after.edges[0]!.node).toEqual({ recipeId: id, viewerHasFavorited: true });
    for (let i = 0; i < 2; i++) {
      const { data } = await server.graphql(REMOVE, { id }, token);
      expect(data).toEqual({ removeFavorite: { viewerHasFavorited: false } });
    }
    expect(await findOwnFavorites()).toEqual(before);
  });

  it("are stored once when fifty simultaneous requests add the same recipe", async () => {
    const id = await findUnfavoritedId();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => server.graphql(ADD, { id }, token)),
    );
    expect(answers.every(({ data }) => data)).toBe(true);
    const [{ count }] = await server.database.db.query(
      `select count(*)::int as count from favorites join users using (user_id)
       where recipe_id = $1 and email = 'member@potluck.example'`,
      [id],
    );
    expect(count).toBe(1);
  });
});

describe("A user's favorites", () => {
  const ADD_FOR =
    "mutation ($id: Int!, $of: Int) { addFavorite(recipeId: $id, userId: $of) { recipeId } }";
  const REMOVE_FOR =
    "mutation ($id: Int!, $of: Int) { removeFavorite(recipeId: $id, userId: $of) { recipeId } }";
  const IS = "query ($id: Int!, $of: Int!) { isFavorite(recipeId: $id, userId: $of) }";
  const findUserId = async (account: string): Promise<number> => {
    const [row] = await server.database.db.query("select user_id from users where email = $1", [
      `${account}@potluck.example`,
    ]);
    return row.user_id;
  };

  it.each([ADD_FOR, REMOVE_FOR])(
    "cannot be changed by another user, even an admin",
    async (change) => {
      const of = await findUserId("contributor");
      for (const account of ["member", "admin"] as const) {
        const { errors } = await server.graphql(change, { id: 1, of }, await server.login(account));
        expect(errors?.[0]?.extensions["code"]).toBe("FORBIDDEN");
      }
      const id = await findUnfavoritedId();
      for (const userId of [await findUserId("member"), null]) {
        expect((await server.graphql(change, { id, of: userId }, token)).errors).toBeUndefined();
      }
      const { data } = await server.graphql(IS, { id, of: await findUserId("member") }, token);
      expect(data).toEqual({ isFavorite: change === ADD_FOR });
    },
  );

  it.each([0, -1, 2_147_483_647])(
    "cannot be queried for a user or recipe with the ID %d",
    async (odd) => {
      for (const document of [ADD_FOR, REMOVE_FOR, IS]) {
        const { errors } = await server.graphql(document, { id: odd, of: odd }, token);
        expect(errors?.[0]?.message).toBe("Recipe not found.");
      }
      const user = await server.graphql(IS, { id: 1, of: odd }, token);
      expect(user.errors?.[0]?.message).toBe("User not found.");
      const change = await server.graphql(ADD_FOR, { id: 1, of: odd }, token);
      expect(change.errors?.[0]?.extensions["code"]).toBe("FORBIDDEN");
    },
  );

  it("are visible only to that user and to admins", async () => {
    const [id, of] = [await findUnfavoritedId(), await findUserId("member")];
    const queryFavorite = async (as?: string) => server.graphql(IS, { id, of }, as);
    expect((await queryFavorite()).errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
    const contributorToken = await server.login("contributor");
    expect((await queryFavorite(contributorToken)).errors?.[0]?.extensions["code"]).toBe(
      "FORBIDDEN",
    );
    expect((await queryFavorite(token)).data).toEqual({ isFavorite: false });
    await server.graphql(ADD, { id }, token);
    expect((await queryFavorite(await server.login("admin"))).data).toEqual({ isFavorite: true });
  });

  it("require an existing user and recipe, which are checked first", async () => {
    const as = await server.login("admin");
    const recipe = await server.graphql(IS, { id: 999_999, of: 1 }, as);
    expect(recipe.errors?.[0]?.message).toBe("Recipe not found.");
    const user = await server.graphql(IS, { id: 1, of: 999_999 }, as);
    expect(user.errors?.[0]?.message).toBe("User not found.");
  });
});
