import { checkReadModel } from "./checkReadModel";
import { openTestDatabase, type TestDatabase } from "../../testing/testDatabase";
import { waitUntil } from "../../testing/waitUntil";
import { deleteRecipe } from "./deleteRecipe";
import { restoreRecipe } from "./restoreRecipe";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const query = (sql: string, parameters: unknown[] = []) => database.db.query(sql, parameters);

/** Finds a recipe with a review. */
const findReviewedRecipe = async (): Promise<{ recipeId: number; ownerId: number }> => {
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
    const { recipeId, ownerId } = await findReviewedRecipe();
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

// The embedded database has one connection.
const describeOnPostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

describeOnPostgres("Data that others write while a recipe is deleted", () => {
  /** Deletes a recipe while another transaction has written and not yet committed, and restores it. */
  async function deleteDuring(recipeId: number, ownerId: number, statement: string) {
    const runner = database.db.createQueryRunner();
    await runner.startTransaction();
    await runner.query(statement, [recipeId]);
    const deleting = deleteRecipe(database.db, recipeId, ownerId);
    await waitUntil(async () => {
      const waiting: object[] = await query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return waiting.length > 0;
    });
    await runner.commitTransaction();
    await runner.release();
    await deleting;
    await restoreRecipe(database.db, recipeId);
  }

  it.each([
    {
      what: "a changed review",
      statement: "update reviews set text = 'Changed.' where recipe_id = $1",
      written: "select from reviews where recipe_id = $1 and text = 'Changed.'",
    },
    {
      what: "a changed line",
      statement: "update recipe_lines set preparation = 'changed' where recipe_id = $1",
      written: "select from recipe_lines where recipe_id = $1 and preparation = 'changed'",
    },
    {
      what: "a new note",
      statement: `insert into notes (user_id, recipe_id, text)
        select min(user_id), $1, 'New.' from users
        where user_id not in (select user_id from notes where recipe_id = $1)`,
      written: "select from notes where recipe_id = $1 and text = 'New.'",
    },
  ])("is restored with the recipe: $what", async ({ statement, written }) => {
    const { recipeId, ownerId } = await findReviewedRecipe();
    await deleteDuring(recipeId, ownerId, statement);
    expect(await query(written, [recipeId])).not.toEqual([]);
    expect(await checkReadModel(database.db)).toEqual({});
  });

  it("is not restored if it was deleted: a review", async () => {
    const { recipeId, ownerId } = await findReviewedRecipe();
    await deleteDuring(recipeId, ownerId, "delete from reviews where recipe_id = $1");
    expect(await query("select from reviews where recipe_id = $1", [recipeId])).toEqual([]);
    expect(await checkReadModel(database.db)).toEqual({});
  });
});
