import { TABLES } from "../database/backup/catalog";
import { foreignKeyViolations, uniqueViolations } from "../database/translateDatabaseErrors";
import { openTestDatabase, type TestDatabase } from "../testing/testDatabase";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Makes a photo with valid properties, apart from those that a test changes. */
const photo = (change: object) => {
  const right = { key: "a".repeat(32), position: 0, width: 1, height: 1 };
  const columns = { ...right, placeholder: "data:image/webp;base64,UklG", ...change };
  const values = Object.values(columns).map((value) => `'${value}'`);
  return `insert into photos (${Object.keys(columns).join()}) values (${values.join()})`;
};

/** Returns the names of all tables in order, including the list of migrations. */
const tableNames = async (): Promise<string[]> => {
  const rows = await database.db.query<{ name: string }[]>(
    `select tablename as name from pg_tables where schemaname = current_schema()`,
  );
  return rows.map(({ name }) => name).sort();
};

const refusal = async (sql: string, parameters: unknown[] = []): Promise<string> => {
  try {
    await database.db.query(sql, parameters);
    return "accepted";
  } catch (error) {
    return (error as { driverError: { constraint?: string } }).driverError.constraint ?? "refused";
  }
};

describe("The schema of the database", () => {
  it("equals the schema of the entities, so that no migration is missing", async () => {
    const drift = await database.db.driver.createSchemaBuilder().log();
    expect(drift.upQueries.map(({ query }) => query)).toEqual([]);
  });

  it("has no pending migrations", async () => {
    expect(await database.db.showMigrations()).toBe(false);
  });

  it("has no table that the backup's catalog does not list", async () => {
    const listed = Object.keys(TABLES).sort();
    expect(await tableNames()).toEqual(listed);
    await database.db.query("create table newly_added ()");
    expect(await tableNames()).not.toEqual(listed);
    await database.db.query("drop table newly_added");
  });

  it("has every constraint whose violation is translated, by its name", async () => {
    const rows: { name: string; type: string }[] = await database.db.query(
      `select conname as name, 'f' as type from pg_constraint where contype = 'f'
       union all select relname, 'u' from pg_index join pg_class on oid = indexrelid where indisunique`,
    );
    const names = (type: string) => rows.filter((row) => row.type === type).map(({ name }) => name);
    expect(names("u")).toEqual(expect.arrayContaining(Object.keys(uniqueViolations)));
    expect(names("f")).toEqual(expect.arrayContaining(Object.keys(foreignKeyViolations)));
  });

  it.each([
    ["a score of 6", "update reviews set score = 6", "ck_reviews_score"],
    ["a score of 0", "update reviews set score = 0", "ck_reviews_score"],
    ["an empty name", "update recipes set name = ''", "ck_recipes_name"],
    ["a long name", "update recipes set name = repeat('x', 201)", "ck_recipes_name"],
    [
      "long instructions",
      "update recipes set instructions = repeat('x', 20001)",
      "ck_recipes_instructions",
    ],
    [
      "a long description",
      "update recipes set description = repeat('x', 2001)",
      "ck_recipes_description",
    ],
    ["a long source", "update recipes set source = repeat('x', 501)", "ck_recipes_source"],
    ["no servings", "update recipes set servings = 0", "ck_recipes_servings"],
    ["servings that are no number", "update recipes set servings = 'NaN'", "ck_recipes_servings"],
    [
      "a long word for servings",
      "update recipes set servings_unit = repeat('x', 51)",
      "ck_recipes_servings_unit",
    ],
    [
      "eleven days of cooking",
      "update recipes set cook_minutes = 15840",
      "ck_recipes_cook_minutes",
    ],
    ["less than no preparation", "update recipes set prep_minutes = -1", "ck_recipes_prep_minutes"],
    ["a long total", "update recipes set total_minutes = 14401", "ck_recipes_total_minutes"],
    [
      "an unknown drawing",
      "update recipes set cover_drawing = 'UNICORN'",
      "ck_recipes_cover_drawing",
    ],
    ["a long note", "update notes set text = repeat('x', 10001)", "ck_notes_text"],
    ["a long review", "update reviews set text = repeat('x', 5001)", "ck_reviews_text"],
    [
      "a long quantity",
      "update recipe_lines set quantity = repeat('x', 51)",
      "ck_recipe_lines_quantity",
    ],
    ["a long unit", "update recipe_lines set unit = repeat('x', 51)", "ck_recipe_lines_unit"],
    [
      "a long preparation",
      "update recipe_lines set preparation = repeat('x', 201)",
      "ck_recipe_lines_preparation",
    ],
    [
      "a long device",
      `insert into sessions (session_id, user_id, device)
       values (gen_random_uuid(), 1, repeat('x', 201))`,
      "ck_sessions_device",
    ],
    ["a photo by another name", photo({ key: "g".repeat(32) }), "ck_photos_key"],
    ["a thirteenth photo", photo({ position: 12 }), "ck_photos_position"],
    ["a photo of no width", photo({ width: 0 }), "ck_photos_width"],
    ["a photo that is too tall", photo({ height: 4_801 }), "ck_photos_height"],
    [
      "a placeholder from elsewhere",
      photo({ placeholder: "https://other.example/1.webp" }),
      "ck_photos_placeholder",
    ],
    [
      "two photos of one name",
      `insert into photos (key, width, height, placeholder)
       select repeat('a', 32), 1, 1, 'data:image/webp;base64,' from generate_series(1, 2)`,
      "uq_photos_key",
    ],
    ["a category in use deleted", "delete from categories", "fk_recipes_category_id"],
    ["a tag in use deleted", "delete from tags", "fk_recipe_tags_tag_id"],
    ["equipment in use deleted", "delete from equipment", "fk_recipe_equipment_equipment_id"],
    ["an ingredient in use deleted", "delete from ingredients", "fk_recipe_lines_ingredient_id"],
    ["a level in use deleted", "delete from difficulty_levels", "fk_recipes_difficulty_level_id"],
    ["a recipe of a missing user", "update recipes set owner_id = 999999", "fk_recipes_owner_id"],
    ["a missing role", "update users set role_id = 9", "fk_users_role_id"],
    ["two people of one name", "update users set name_key = 'same'", "uq_users_name_key"],
    ["two people of one email", "update users set email_key = 'same'", "uq_users_email_key"],
    [
      "two reviews by one person",
      "insert into reviews (user_id, recipe_id, score, text) select user_id, recipe_id, 3, 'x' from reviews",
      "uq_reviews_user_id_recipe_id",
    ],
  ])("refuses %s", async (_what, sql, constraint) => {
    expect(await refusal(sql)).toBe(constraint);
  });

  it("deletes only the data of a recipe together with the recipe", async () => {
    const { db } = database;
    const people = await db.query("select count(*) from users");
    const [{ recipe_id: id }] = await db.query(
      `select recipe_id from reviews join favorites using (recipe_id) join notes using (recipe_id)
       limit 1`,
    );
    await db.query("delete from recipes where recipe_id = $1", [id]);
    for (const table of [
      "recipe_lines",
      "recipe_tags",
      "recipe_equipment",
      "reviews",
      "favorites",
      "notes",
    ]) {
      expect(await db.query(`select from ${table} where recipe_id = $1`, [id])).toEqual([]);
    }
    expect(await db.query("select count(*) from users")).toEqual(people);
  });
});
