import { allRecipes as demoRecipes } from "../../database/demo/history";
import { LIST, listRecipes, listRecipeNames, sortedNames } from "../../testing/listRecipes";
import { TestServer } from "../../testing/testServer";
import { toSortName } from "../../lib/text";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const list = (variables: object) => listRecipes(server, variables);
const findNames = (variables: object) => listRecipeNames(server, variables);

describe("Searching", () => {
  it("finds a part of a name in any case and with or without accents", async () => {
    const accented = sortedNames.find((name) => /[^\p{ASCII}]/u.test(name))!;
    for (const search of [accented, accented.toUpperCase(), toSortName(accented)]) {
      expect(await findNames({ filter: { search } })).toContain(accented);
    }
  });

  it("takes %, _ and \\ literally", async () => {
    for (const search of ["%", "_", "\\", "%%", "_a_"]) {
      expect(await findNames({ filter: { search } })).toEqual([]);
    }
    const { db } = server.database;
    const [{ name }] = await db.query("select name from recipes where recipe_id = 1");
    await db.query("update recipes set sort_name = $1 where recipe_id = 1", ["100%_\\ rye"]);
    for (const search of ["%", "_", "\\", "%_\\"]) {
      expect((await list({ filter: { search } })).edges.map(({ node }) => node.recipeId)).toEqual([
        1,
      ]);
    }
    await db.query("update recipes set sort_name = $1 where recipe_id = 1", [toSortName(name)]);
  });

  it("finds everything with an empty text", async () => {
    expect((await list({ filter: { search: "" } })).totalCount).toBe(demoRecipes.length);
  });

  it.each(["a\u0000b", "x".repeat(201)])(
    "refuses a text that cannot be searched",
    async (search) => {
      const { errors } = await server.graphql(LIST, { filter: { search } });
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "search" });
    },
  );
});

describe("Filters", () => {
  interface Facets {
    recipeFacets: Record<string, { value: number; label: string; count: number }[]>;
  }
  const findFacets = async (filter: object = {}) => {
    const option = "{ value label count }";
    const answer = await server.graphql<Facets>(
      `query ($filter: RecipeFilter) { recipeFacets(filter: $filter) {
        categories ${option} difficultyLevels ${option} ingredients ${option} tags ${option} } }`,
      { filter },
    );
    return answer.data!.recipeFacets;
  };
  const filterNames: Record<string, string> = {
    categories: "categoryId",
    difficultyLevels: "difficultyLevelId",
    ingredients: "ingredientId",
    tags: "tagId",
  };

  it.each(Object.entries(filterNames))(
    "by %s offer the number of recipes for each option",
    async (facet, filter) => {
      for (const { value, count } of (await findFacets())[facet]!) {
        expect((await list({ filter: { [filter]: value } })).totalCount).toBe(count);
      }
    },
  );

  it("offer only values that the demo recipes use, by name", async () => {
    const collectNames = (of: (recipe: (typeof demoRecipes)[number]) => string[]) =>
      [...new Set(demoRecipes.flatMap(of))].sort((a, b) =>
        toSortName(a) < toSortName(b) ? -1 : 1,
      );
    const { db } = server.database;
    await db.query(
      "insert into tags (name, name_key, sort_name) values ('Unused', 'unused', 'unused')",
    );
    const { categories, ingredients, tags } = await findFacets();
    expect(categories!.map(({ label }) => label)).toEqual(
      collectNames(({ category }) => [category]),
    );
    expect(ingredients!.map(({ label }) => label)).toEqual(
      collectNames(({ lines }) => lines.map(([, , name]) => name)),
    );
    expect(tags!.map(({ label }) => label)).toEqual(collectNames((recipe) => recipe.tags));
  });

  it("are those that most recipes match if a limit is set, and those in the filter", async () => {
    const all = (await findFacets())["ingredients"]!;
    const rare = all.findLast(({ count }) => count === 1)!;
    const counts = all.map(({ count }) => count).sort((a, b) => b - a);
    const findLimitedFacets = async (limit: number) => {
      const answer = await server.graphql<{
        recipeFacets: { hasMore: boolean; ingredients: Facets["recipeFacets"][string] };
      }>(
        `query ($filter: RecipeFilter, $limit: Int) { recipeFacets(filter: $filter, limit: $limit) {
          hasMore ingredients { value label count } } }`,
        { filter: { withoutIngredientIds: [rare.value] }, limit },
      );
      return answer;
    };
    const { data } = await findLimitedFacets(5);
    const { hasMore, ingredients } = data!.recipeFacets;
    expect(hasMore).toBe(true);
    expect(ingredients).toHaveLength(6);
    const [left] = ingredients.filter(({ value }) => value === rare.value);
    expect(left).toMatchObject({ label: rare.label });
    // Excludes the recipes that have the rare ingredient.
    for (const { count } of ingredients.filter((ingredient) => ingredient !== left)) {
      expect(count).toBeGreaterThanOrEqual(counts[4]! - 1);
    }
    const labels = ingredients.map(({ label }) => label);
    expect(labels).toEqual(all.map(({ label }) => label).filter((label) => labels.includes(label)));
    const allFacets = (await findLimitedFacets(1_000)).data!.recipeFacets;
    expect([allFacets.hasMore, allFacets.ingredients.length]).toEqual([false, all.length]);
    expect((await findLimitedFacets(0)).errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      field: "limit",
    });
  });

  it("count within the other filters, and keep every option", async () => {
    const before = await findFacets();
    const { value } = before["categories"]![0]!;
    const after = await findFacets({ categoryId: value });
    expect(after["categories"]).toEqual(before["categories"]);
    expect(after["tags"]!.map(({ label }) => label)).toEqual(
      before["tags"]!.map(({ label }) => label),
    );
    for (const tag of after["tags"]!) {
      const { totalCount } = await list({ filter: { categoryId: value, tagId: tag.value } });
      expect(totalCount).toBe(tag.count);
    }
  });

  it("must all hold at once", async () => {
    const recipe = demoRecipes[0]!;
    const { db } = server.database;
    const [row] = await db.query(
      `select r.recipe_id, r.category_id, r.difficulty_level_id, r.owner_id,
         (select min(tag_id) from recipe_tags t where t.recipe_id = r.recipe_id) as tag_id,
         (select min(ingredient_id) from recipe_lines i where i.recipe_id = r.recipe_id)
           as ingredient_id
       from recipes r where r.name = $1`,
      [recipe.name],
    );
    const filter = {
      search: recipe.name,
      categoryId: row.category_id,
      difficultyLevelId: row.difficulty_level_id,
      ownerId: row.owner_id,
      tagId: row.tag_id,
      ingredientId: row.ingredient_id,
    };
    expect(await findNames({ filter })).toEqual([recipe.name]);
    expect(await findNames({ filter: { ...filter, ownerId: row.owner_id + 1 } })).toEqual([]);
  });
});
