import type { DataSource } from "typeorm";
import { findFacets } from "../../features/recipes/findFacets";
import { openTestDatabase, patiently, type TestDatabase } from "../../testing/testDatabase";
import { BusyCooks1795492700000 } from "../migrations/1795492700000-BusyCooks";
import { checkReadModel } from "./check";
import { BUSY } from "./facetCounting";
import { rebuildReadModel } from "./rebuild";

let database: TestDatabase;
let db: DataSource;
let cook: number;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  [{ cook }] = await db.query<[{ cook: number }]>("select max(user_id) as cook from users");
});
afterAll(() => database.close());

/** Adds recipes of the cook, each with a category, a level and a tag. */
const add = (count: number, on: Pick<DataSource, "query"> = db) =>
  on.query(
    `with added as (
       insert into recipes (name, sort_name, instructions, owner_id, category_id, difficulty_level_id)
       select 'Soup ' || n, 'soup ' || n, 'Stir.', $1, 1 + n % 3, 1 + n % 2 from generate_series(1, $2::int) n
       returning recipe_id
     ) insert into recipe_tags (recipe_id, tag_id) select recipe_id, 1 + recipe_id % 4 from added`,
    [cook, count],
  );

const addMany = (count: number) =>
  patiently(db, async (patient) => {
    await add(count, patient);
  });

const countStoredPairs = async () => {
  const [{ count }] = await db.query<[{ count: number }]>(
    "select count(*)::int as count from facet_pairs where facet = $1",
    [`o${cook}`],
  );
  return count;
};

/** How many of the cook's recipes have each tag, by the options of the filters and counted. */
async function tags() {
  const filter = { ownerId: cook, favoritesOf: null };
  const { tags: options } = await findFacets(db, filter);
  const counted = await db.query(
    `select tag_id as value, count(*)::int as count from recipes join recipe_tags using (recipe_id)
     where owner_id = $1 and visibility = 'public' group by 1 order by 1`,
    [cook],
  );
  const shown = options
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => ({ value, count }))
    .toSorted((one, other) => one.value - other.value);
  return { shown, counted };
}

async function expectRightCounts() {
  const { shown, counted } = await tags();
  expect(shown).toEqual(counted);
}

async function migrate(direction: "up" | "down") {
  const runner = db.createQueryRunner();
  await new BusyCooks1795492700000()[direction](runner);
  await runner.release();
}

const lastRecipe =
  "(select recipe_id from recipes where owner_id = $1 order by recipe_id desc limit 1)";

describe("What filters count for a cook", () => {
  it("is counted anew while there are few recipes", async () => {
    const [{ count }] = await db.query<[{ count: number }]>(
      "select count(*)::int as count from recipes where owner_id = $1 and visibility = 'public'",
      [cook],
    );
    await addMany(BUSY - 3 - count);
    expect(await countStoredPairs()).toBe(0);
    await expectRightCounts();
  });

  it("is kept from many recipes on, also if many are added at once", async () => {
    await patiently(db, async (patient) => {
      await Promise.all(Array.from({ length: 6 }, () => add(1, patient)));
    });
    expect(await countStoredPairs()).toBeGreaterThan(5);
    await expectRightCounts();
  });

  it.each([
    ["tagged anew", `update recipe_tags set tag_id = 9 where recipe_id = ${lastRecipe}`],
    ["hidden", `update recipes set visibility = 'private' where recipe_id = ${lastRecipe}`],
    ["shown", `update recipes set visibility = 'public' where recipe_id = ${lastRecipe}`],
    ["moved to another category", `update recipes set category_id = 5 where owner_id = $1`],
    ["deleted", `delete from recipes where recipe_id = ${lastRecipe}`],
    [
      "given to somebody else",
      "update recipes set owner_id = 1 where owner_id = $1 and recipe_id % 2 = 0",
    ],
  ])("is right when recipes are %s", async (_what, statement) => {
    await db.query(statement, [cook]);
    await expectRightCounts();
  });

  it("is counted anew again once everything was rebuilt and the cook has few", async () => {
    expect(await countStoredPairs()).toBeGreaterThan(5);
    expect(await checkReadModel(db)).toEqual({});
    await db.transaction((manager) => rebuildReadModel(manager));
    expect(await countStoredPairs()).toBe(0);
    await expectRightCounts();
  });

  it("is kept by an update for whoever had many recipes before it", async () => {
    await addMany(BUSY);
    const before = await countStoredPairs();
    await migrate("down");
    expect(await countStoredPairs()).toBe(0);
    expect(await checkReadModel(db)).toEqual({ "counts of pairs of facets": before });
    await migrate("up");
    expect(await countStoredPairs()).toBe(before);
    await add(1);
    await expectRightCounts();
    expect(await checkReadModel(db)).toEqual({});
  });
});
