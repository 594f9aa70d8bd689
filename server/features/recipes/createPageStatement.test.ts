import { makeCursor } from "../../graphql/connection";
import { openTestDatabase, type TestDatabase } from "../../testing/testDatabase";
import { createCondition } from "./conditions";
import { createPageStatement } from "./createPageStatement";
import { RecipeSort } from "./RecipeSort";
import { readSearch } from "./search";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

interface Row {
  recipeId: number;
  keys: number[];
}

/** Reads all pages of a list, three recipes at a time. */
async function readPages(
  sort: RecipeSort,
  filter: { search?: string; tagId?: number; difficultyLevelId?: number },
  maxSorted: number,
) {
  const { db } = database;
  const search = await readSearch(db, filter.search);
  const where = createCondition({ ...filter, favoritesOf: null }, search);
  const recipeIds: number[] = [];
  for (let after: string | null = null; ;) {
    const { sql, parameters } = createPageStatement(sort, where, { first: 3, after }, maxSorted);
    const rows: Row[] = await db.query(sql, parameters);
    recipeIds.push(...rows.slice(0, 3).map(({ recipeId }) => recipeId));
    if (rows.length <= 3) return recipeIds;
    after = makeCursor(rows[2]!.keys);
  }
}

const { BEST, BEST_LOVED, RELEVANCE } = RecipeSort;

describe.each([BEST, BEST_LOVED, RELEVANCE])("A list by %s", (sort) => {
  it.each([
    { search: "butter flour" },
    { tagId: 1, difficultyLevelId: 1 },
    { search: "e", tagId: 1 },
  ])("is the same whether the recipes of %j are sorted or read in order", async (filter) => {
    const sorted = await readPages(sort, filter, 1_000);
    expect(sorted.length).toBeGreaterThan(3);
    expect(new Set(sorted).size).toBe(sorted.length);
    expect(await readPages(sort, filter, 0)).toEqual(sorted);
  });
});
