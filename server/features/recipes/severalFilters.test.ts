import { listRecipeNames, LIST } from "../../testing/listRecipes";
import { TestServer } from "../../testing/testServer";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const findNames = (filter: object) => listRecipeNames(server, { filter });

/** Finds the names of recipes in the entities, with a condition on `recipes r`. */
const findExpected = async (condition: string): Promise<string[]> => {
  const rows: { name: string }[] = await server.database.db.query(
    `select r.name from recipes r where ${condition} order by r.sort_name, r.recipe_id`,
  );
  return rows.map(({ name }) => name);
};

const createHasCondition = (table: string, column: string, id: number) =>
  `exists (select from ${table} x where x.recipe_id = r.recipe_id and x.${column} = ${id})`;
const hasTag = (id: number) => createHasCondition("recipe_tags", "tag_id", id);
const hasIngredient = (id: number) => createHasCondition("recipe_lines", "ingredient_id", id);

/** Finds the two values that most recipes have together. */
async function findCommonPair(table: string, column: string): Promise<[number, number]> {
  const [row]: { one: number; other: number }[] = await server.database.db.query(
    `select a.${column} as one, b.${column} as other from ${table} a
     join ${table} b on b.recipe_id = a.recipe_id and b.${column} > a.${column}
     group by 1, 2 order by count(*) desc, 1, 2 limit 1`,
  );
  return [row!.one, row!.other];
}

const minutes =
  "coalesce(r.total_minutes, r.prep_minutes + r.cook_minutes, r.prep_minutes, r.cook_minutes)";
// Reviews with changes score another recipe.
const average = `(select round(avg(score), 1) from reviews v
  where v.recipe_id = r.recipe_id and v.outcome is distinct from 'with_changes')`;

describe("A filter of several values", () => {
  it("requires all of the tags and all of the ingredients", async () => {
    const [one, other] = await findCommonPair("recipe_tags", "tag_id");
    expect(await findNames({ tagIds: [one, other] })).toEqual(
      await findExpected(`${hasTag(one)} and ${hasTag(other)}`),
    );
    const [first, second] = await findCommonPair("recipe_lines", "ingredient_id");
    const foundNames = await findNames({ ingredientIds: [first, second], tagId: one });
    expect(foundNames).toEqual(
      await findExpected(`${hasIngredient(first)} and ${hasIngredient(second)} and ${hasTag(one)}`),
    );
  });

  it("requires one of the categories and one of the levels", async () => {
    const foundNames = await findNames({ categoryIds: [1, 2], difficultyLevelIds: [1, 3] });
    expect(foundNames).toEqual(
      await findExpected("r.category_id in (1, 2) and r.difficulty_level_id in (1, 3)"),
    );
    expect(foundNames.length).toBeGreaterThan(2);
    expect(await findNames({ categoryIds: [2] })).toEqual(await findExpected("r.category_id = 2"));
  });

  it("excludes recipes with a tag or an ingredient, also within a search", async () => {
    const [tag] = await findCommonPair("recipe_tags", "tag_id");
    const [ingredient] = await findCommonPair("recipe_lines", "ingredient_id");
    const without = `not ${hasTag(tag)} and not ${hasIngredient(ingredient)}`;
    const filter = { withoutTagIds: [tag], withoutIngredientIds: [ingredient] };
    const remainingNames = await findExpected(without);
    expect(await findNames(filter)).toEqual(remainingNames);
    expect(await findNames({ ...filter, search: "soup" })).toEqual(
      (await findNames({ search: "soup" })).filter((name) => remainingNames.includes(name)),
    );
  });

  it("limits the longest time and the lowest score, as they are shown", async () => {
    const quick = await findNames({ maxMinutes: 30 });
    expect(quick).toEqual(await findExpected(`${minutes} <= 30`));
    expect(quick.length).toBeGreaterThan(0);
    for (const score of [3, 4, 4.5, 5]) {
      expect(await findNames({ minScore: score })).toEqual(
        await findExpected(`${average} >= ${score}`),
      );
    }
    expect(await findNames({ minScore: 4, maxMinutes: 60, categoryId: 1 })).toEqual(
      await findExpected(`${average} >= 4 and ${minutes} <= 60 and r.category_id = 1`),
    );
  });

  it("does not filter by an empty list", async () => {
    const all = await findExpected("true");
    expect(await findNames({ tagIds: [], categoryIds: [], withoutTagIds: [] })).toEqual(all);
  });

  it.each([
    [{ tagIds: Array(21).fill(1) }, "tagIds", "A filter takes at most 20 values"],
    [{ maxMinutes: -1 }, "maxMinutes", "Minutes must be 0 to 14,400"],
    [{ minScore: 6 }, "minScore", "The score must be 1 to 5"],
  ])("refuses %j", async (filter, field, message) => {
    const { errors } = await server.graphql(LIST, { filter });
    expect(errors).toMatchObject([{ message, extensions: { code: "BAD_USER_INPUT", field } }]);
  });
});

const option = "{ value count }";
type Options = { value: number; count: number }[];

async function findOptions(filter: object) {
  const { data } = await server.graphql<{ recipeFacets: Record<string, Options> }>(
    `query ($filter: RecipeFilter) { recipeFacets(filter: $filter) {
      categories ${option} difficultyLevels ${option} ingredients ${option} tags ${option} } }`,
    { filter },
  );
  return data!.recipeFacets;
}

it("Each option of a filter has the number of recipes that remain after choosing it, too", async () => {
  const [tag] = await findCommonPair("recipe_tags", "tag_id");
  for (const filter of [
    { tagIds: [tag] },
    { tagIds: [tag], maxMinutes: 90 },
    { categoryIds: [1, 2], withoutTagIds: [tag] },
  ]) {
    const { tags, ingredients, categories } = await findOptions(filter);
    const { tagIds = [] } = filter as { tagIds?: number[] };
    for (const { value, count } of tags!) {
      expect(await findNames({ ...filter, tagIds: [...tagIds, value] })).toHaveLength(count);
    }
    for (const { value, count } of ingredients!.slice(0, 10)) {
      expect(await findNames({ ...filter, ingredientIds: [value] })).toHaveLength(count);
    }
    for (const { value, count } of categories!) {
      const otherFields = await findNames({ ...filter, categoryIds: [value] });
      expect(otherFields).toHaveLength(count);
    }
  }
});

describe("Each option of a set filter has the number of recipes after replacing the choice", () => {
  const fields = {
    categories: "categoryId",
    difficultyLevels: "difficultyLevelId",
    ingredients: "ingredientId",
    tags: "tagId",
  };
  /** Creates all combinations of one or more fields and values. */
  const createChoices = (entries: [string, unknown][]) =>
    Array.from({ length: 2 ** entries.length - 1 }, (_, bits) =>
      Object.fromEntries(entries.filter((_entry, at) => (bits + 1) & (2 ** at))),
    );

  it.each([null, "a"])("with the search %p", async (search) => {
    const [values]: Record<string, number>[] = await server.database.db.query(
      `select r.category_id as "categoryId", r.difficulty_level_id as "difficultyLevelId",
         max(t.tag_id) as "tagId", max(i.ingredient_id) as "ingredientId"
       from recipes r join recipe_tags t using (recipe_id) join recipe_lines i using (recipe_id)
       where r.sort_name like '%a%' group by r.recipe_id order by r.recipe_id limit 1`,
    );
    const several = { categoryIds: [1, 2, 3], difficultyLevelIds: [1, 2] };
    for (const filter of [
      ...createChoices(Object.entries(values!)),
      ...createChoices(Object.entries(several)),
      { ...several, tagId: values!["tagId"], maxMinutes: 90 },
    ]) {
      const options = await findOptions({ ...filter, search });
      for (const [list, field] of Object.entries(fields)) {
        for (const { value, count } of options[list]!.slice(0, 6)) {
          const chosen = { ...filter, [`${field}s`]: undefined, [field]: value, search };
          expect({ filter, list, value, count: (await findNames(chosen)).length }).toEqual({
            filter,
            list,
            value,
            count,
          });
        }
      }
    }
  });
});

describe("A filter of recipes that lack something", () => {
  it("finds those without a photo of the dish, with their number", async () => {
    const [recipe]: { recipe_id: number }[] = await server.database.db.query(
      "select recipe_id from recipes order by recipe_id limit 1",
    );
    const before = await findNames({ withoutPhoto: true });
    await server.database.db.query(
      `insert into photos (key, recipe_id, owner_id, width, height, placeholder)
       select md5('k'), recipe_id, owner_id, 1, 1, 'data:image/webp;base64,' from recipes
       where recipe_id = $1`,
      [recipe!.recipe_id],
    );
    const missing =
      "not exists (select from photos p where p.recipe_id = r.recipe_id and p.step_id is null)";
    expect(await findNames({ withoutPhoto: true })).toEqual(await findExpected(missing));
    expect(await findNames({ withoutPhoto: true })).toHaveLength(before.length - 1);
    expect(await findNames({ withoutPhoto: false })).toEqual(await findExpected("true"));
  });

  it("finds those without a review", async () => {
    await server.database.db.query("delete from reviews where recipe_id < 3");
    const foundNames = await findNames({ withoutReviews: true });
    expect(foundNames).toEqual(
      await findExpected("not exists (select from reviews v where v.recipe_id = r.recipe_id)"),
    );
    expect(foundNames.length).toBeGreaterThan(1);
  });
});
