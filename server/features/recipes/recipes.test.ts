import { allRecipes as demoRecipes } from "../../database/demo/history";
import {
  LIST,
  listRecipes,
  listRecipeNames,
  sortedNames,
  type RecipePage,
} from "../../testing/listRecipes";
import { TestServer } from "../../testing/testServer";
import { toSortName } from "../../lib/text";

/** All fields that a card of the list shows. */
const CARDS = `query ($first: Int! = 24) {
  recipes(first: $first) {
    totalCount
    edges { node {
      id recipeId name instructions ingredientsNotes owner { userId name }
      category { name } difficultyLevel { name } tags { name }
      ingredients { name quantity unit isOptional }
      cover { url width height alt } rating { average count }
      viewerHasFavorited viewerCanEdit viewerCanDelete
    } }
  }
}`;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const list = (variables: object) => listRecipes(server, variables);
const findNames = (variables: object) => listRecipeNames(server, variables);

describe("The list of recipes", () => {
  it("is sorted by name without regard to case and accents, both ways", async () => {
    expect(await findNames({})).toEqual(sortedNames);
    expect(await findNames({ sort: "NAME_DESC" })).toEqual([...sortedNames].reverse());
  });

  it.each(["NAME_ASC", "NAME_DESC", "NEWEST", "BEST_LOVED", "BEST", "KEY_ASC"])(
    "contains every recipe once, page after page, by %s",
    async (sort) => {
      const allNames = await findNames({ sort });
      const paged: string[] = [];
      let after: string | null = null;
      do {
        const page: RecipePage = await list({ first: 7, after, sort });
        paged.push(...page.edges.map(({ node }) => node.name));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
        expect(page.totalCount).toBe(demoRecipes.length);
      } while (after);
      expect(paged).toEqual(allNames);
      expect(new Set(paged).size).toBe(demoRecipes.length);
    },
  );

  it("has the newest last or first by key", async () => {
    const findKeys = async (sort: string) =>
      (await list({ sort })).edges.map(({ node }) => node.recipeId);
    const sortedKeys = (await findKeys("NAME_ASC")).sort((a, b) => a - b);
    expect(await findKeys("KEY_ASC")).toEqual(sortedKeys);
    expect(await findKeys("NEWEST")).toEqual(sortedKeys.reverse());
  });

  it("starts with the most favorited", async () => {
    const rows: { count: number }[] = await server.database.db.query(
      `select count(f.*)::int as count from recipes r left join favorites f using (recipe_id)
       group by r.recipe_id order by count desc, r.recipe_id desc`,
    );
    const ids = (await list({ sort: "BEST_LOVED" })).edges.map(({ node }) => node.recipeId);
    const counts = await Promise.all(
      ids.map(async (id) => {
        const [row] = await server.database.db.query(
          "select count(*)::int as count from favorites where recipe_id = $1",
          [id],
        );
        return row.count;
      }),
    );
    expect(counts).toEqual(rows.map((row) => row.count));
  });

  it.each([
    [{ first: 0 }, "first"],
    [{ first: 101 }, "first"],
    [{ first: -1 }, "first"],
    [{ after: "nonsense" }, "after"],
    [{ after: Buffer.from('["a"]').toString("base64url") }, "after"],
    [{ after: Buffer.from('["a", 1e99]').toString("base64url") }, "after"],
    [{ after: Buffer.from('["a\\u0000", 1]').toString("base64url") }, "after"],
  ])("refuses %j with a message", async (variables, field) => {
    const { errors } = await server.graphql(LIST, variables);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", status: 400, field });
  });

  it("contains no data of a viewer for a visitor", async () => {
    const { data } = await server.graphql<{ recipes: { edges: { node: object }[] } }>(CARDS);
    for (const { node } of data!.recipes.edges) {
      expect(node).toMatchObject({
        viewerHasFavorited: false,
        viewerCanEdit: false,
        viewerCanDelete: false,
      });
    }
  });
});

describe("One recipe", () => {
  it("is reported as not found if it does not exist", async () => {
    const { errors } = await server.graphql("{ recipe(recipeId: 999999) { name } }");
    expect(errors?.[0]).toMatchObject({
      message: "Recipe not found.",
      extensions: { code: "NOT_FOUND", status: 404 },
    });
  });

  it("shows its lines in the order in which they were typed, and tags by name", async () => {
    const demo = demoRecipes.find(({ tags }) => tags.length > 1)!;
    const { node } = (await list({ filter: { search: demo.name } })).edges[0]!;
    const { data } = await server.graphql<{ recipe: Record<string, unknown> }>(
      `query ($id: Int!) { recipe(recipeId: $id) {
        name instructions ingredients { name quantity unit isOptional } tags { name }
        category { name } difficultyLevel { name } owner { name } version
      } }`,
      { id: node.recipeId },
    );
    expect(data!.recipe).toEqual({
      name: demo.name,
      instructions: demo.instructions,
      ingredients: demo.lines.map(([quantity, unit, name, optional]) => ({
        name,
        quantity,
        unit,
        isOptional: optional === "optional",
      })),
      tags: [...demo.tags]
        .sort((a, b) => (toSortName(a) < toSortName(b) ? -1 : 1))
        .map((name) => ({ name })),
      category: { name: demo.category },
      difficultyLevel: { name: demo.difficulty },
      owner: { name: demo.by },
      version: 1,
    });
  });

  it("may be edited and deleted by its owner and by admins only", async () => {
    const MAY = "query ($id: Int!) { recipe(recipeId: $id) { viewerCanEdit viewerCanDelete } }";
    const [{ recipe_id: id }] = await server.database.db.query(
      `select recipe_id from recipes join users on owner_id = user_id
       where email = 'contributor@potluck.example' limit 1`,
    );
    for (const [account, may] of [
      ["admin", true],
      ["contributor", true],
      ["member", false],
    ] as const) {
      const { data } = await server.graphql(MAY, { id }, await server.login(account));
      expect(data).toEqual({ recipe: { viewerCanEdit: may, viewerCanDelete: may } });
    }
  });
});

describe("The statements behind a list", () => {
  it("are the same for 24 cards as for one, and among 10,000 recipes", async () => {
    const token = await server.login("member");
    const count = async (first: number) =>
      (await server.collectStatements(CARDS, { first }, token)).length;
    // The first request reads the names of reference data.
    await count(1);
    const fewStatements = await count(1);
    expect(fewStatements).toBeLessThanOrEqual(7);
    expect(await count(24)).toBe(fewStatements);
    await server.database.fill([
      `insert into recipes (name, sort_name, instructions, owner_id, category_id, difficulty_level_id)
       select 'Soup ' || n, 'soup ' || n, 'Cook it.', r.owner_id, r.category_id, r.difficulty_level_id
       from generate_series(1, 10000) n, (select * from recipes limit 1) r`,
    ]);
    await count(1);
    expect(await count(24)).toBe(fewStatements);
  });
});
