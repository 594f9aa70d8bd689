import { checkReadModel } from "../../database/readModel/check";
import { openTestDatabase, type TestDatabase } from "../../testing/testDatabase";
import { deleteRecipe } from "./deleteRecipe";
import { restoreRecipe } from "./restoreRecipe";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const query = (sql: string, parameters: unknown[] = []) => database.db.query(sql, parameters);

/** A recipe with a review, and its owner. */
const reviewedRecipe = async (): Promise<{ recipeId: number; ownerId: number }> => {
  const [recipe] = await query(
    `select recipe_id as "recipeId", owner_id as "ownerId" from recipes
     where recipe_id in (select recipe_id from reviews) limit 1`,
  );
  return recipe;
};

describe("A recipe that was deleted before a migration", () => {
  afterEach(async () => {
    for (const table of ["recipes", "reviews"]) {
      await query(
        `alter table ${table} drop column if exists origin, drop column if exists dropped`,
      );
    }
  });

  it("is restored with the defaults of added columns, and without the dropped ones", async () => {
    const { recipeId, ownerId } = await reviewedRecipe();
    for (const table of ["recipes", "reviews"]) {
      await query(`alter table ${table} add column dropped text`);
    }
    await deleteRecipe(database.db, recipeId, ownerId);
    for (const table of ["recipes", "reviews"]) {
      await query(`alter table ${table} drop column dropped`);
      await query(`alter table ${table} add column origin text not null default 'unknown'`);
    }
    await restoreRecipe(database.db, recipeId);
    for (const table of ["recipes", "reviews"]) {
      const rows = await query(`select distinct origin from ${table} where recipe_id = $1`, [
        recipeId,
      ]);
      expect(rows).toEqual([{ origin: "unknown" }]);
    }
    expect(await checkReadModel(database.db)).toEqual({});
  });
});
