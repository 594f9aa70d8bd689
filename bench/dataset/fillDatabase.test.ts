import { Client } from "pg";
import { checkReadModel } from "../../server/features/recipes/checkReadModel";
import { NoteInput } from "../../server/features/notes/NoteResolver";
import { RecipeInput } from "../../server/features/recipes/RecipeInput";
import { ReviewInput } from "../../server/features/reviews/ReviewInput";
import { RegisterInput } from "../../server/features/auth/session/RegisterInput";
import { toSortName } from "../../server/lib/text";
import { inlinePasswords } from "../../server/testing/inlinePasswords";
import { openTestDatabase, type TestDatabase } from "../../server/testing/testDatabase";
import { defaultSettings } from "../../shared/settings";
import { copyTarget } from "./copyTarget";
import { fillDatabase, type Target } from "./fillDatabase";
import { PASSWORD, benchViewerId } from "./people";
import { datasetSize } from "./Size";
import { makeTables } from "./tables";

const size = datasetSize(300);
const watcher = { begin: () => {}, tick: () => {} };

const makeRows = (recipes: number, seed?: number) =>
  makeTables(datasetSize(recipes, seed)).map(({ count, rowsOf: make }) =>
    Array.from({ length: count }, (_, i) => make(i + 1)),
  );

/** The embedded database has no COPY. */
const insertTarget = ({ db }: TestDatabase): Target => ({
  query: (statement, parameters) => db.query(statement, parameters),
  async load(table, columns, rows) {
    const objects = [...rows].map((row) => Object.fromEntries(columns.map((c, i) => [c, row[i]])));
    const list = columns.join(", ");
    await db.query(
      `insert into ${table} (${list})
       select ${list} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(objects)],
    );
  },
});

describe("The benchmark's data", () => {
  let database: TestDatabase;
  let client: Client | undefined;
  let target: Target;

  beforeAll(async () => {
    database = await openTestDatabase();
    if ("url" in database.db.options) {
      client = new Client({ connectionString: database.db.options.url });
      await client.connect();
    }
    target = client ? copyTarget(client) : insertTarget(database);
  });
  afterAll(async () => {
    await client?.end();
    await database.close();
  });

  const empty = () =>
    target.query(
      `truncate ${makeTables(size)
        .map(({ name }) => name)
        .join(", ")} restart identity cascade`,
    );
  const count = async (statement: string) =>
    (await target.query<{ count: number }>(`select count(*)::int as count from ${statement}`))[0]!
      .count;

  it("is put into an empty database only", async () => {
    await expect(fillDatabase(target, size, watcher)).rejects.toThrow(/holds data already/);
  });

  it("is refused if the schema has a table or column that it does not fill", async () => {
    await target.query("alter table recipes add column calories int");
    await expect(fillDatabase(target, size, watcher)).rejects.toThrow(
      "recipes.calories is not filled",
    );
    await target.query("alter table recipes drop column calories");
    await target.query("create table shopping_lists (list_id int)");
    await expect(fillDatabase(target, size, watcher)).rejects.toThrow("the table shopping_lists");
    await target.query("drop table shopping_lists");
  });

  it("fills the tables and keeps every key, index and reference", async () => {
    const schema = () =>
      target.query(`select tablename::text as table, indexdef as definition from pg_indexes
        where schemaname = current_schema()
        union all select conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
        where connamespace = current_schema()::regnamespace and convalidated order by 1, 2`);
    await empty();
    const before = await schema();
    await fillDatabase(target, size, watcher);
    expect(await schema()).toEqual(before);
    expect(await count("recipes")).toBe(300);
    expect(await count("users")).toBe(50);
    const lines = "recipes r join recipe_lines l using (recipe_id)";
    expect(await count(`(select from ${lines} group by r.recipe_id having count(*) < 4) x`)).toBe(
      0,
    );
    for (const table of ["recipe_tags", "reviews", "favorites", "notes"]) {
      expect(await count(table)).toBeGreaterThan(30);
    }
    expect(await count(`reviews where user_id = ${benchViewerId(size)}`)).toBe(0);
    const [insertedRow] = await target.query<{ id: number }>(
      "insert into tags (name, name_key, sort_name) values ('X', 'x', 'x') returning tag_id as id",
    );
    expect(insertedRow!.id).toBe(size.tags + 1);
  });

  it("is the same in every run with one seed, and differs with another seed", () => {
    expect(makeRows(300)).toEqual(makeRows(300));
    expect(makeRows(300, 2)).not.toEqual(makeRows(300));
  });

  it("has the read model of its recipes", async () => {
    expect(await count("recipe_search")).toBe(size.recipes);
    expect(await checkReadModel(database.db)).toEqual({});
  });

  it("follows the application's rules for input", async () => {
    const recipes = await target.query<Record<string, unknown> & { name: string; sort: string }>(
      `select name, sort_name as sort, category_id as "categoryId",
         difficulty_level_id as "difficultyLevelId", instructions,
         ingredients_notes as "ingredientsNotes", description, source, servings,
         servings_unit as "servingsUnit", prep_minutes as "prepMinutes",
         cook_minutes as "cookMinutes", total_minutes as "totalMinutes",
         (select json_agg(json_build_object('ingredientId', ingredient_id, 'quantity', quantity,
            'unit', unit, 'isOptional', is_optional, 'scales', scales) order by position)
          from recipe_lines l where l.recipe_id = r.recipe_id) as ingredients
       from recipes r`,
    );
    for (const { sort, ...recipe } of recipes) {
      expect(RecipeInput.rules.parse(recipe)).toEqual(recipe);
      expect(sort).toBe(toSortName(recipe.name));
    }
    const users = await target.query("select name, email from users");
    for (const user of users) {
      const input = { ...user, password: PASSWORD };
      expect(
        RegisterInput.rules({ ...defaultSettings, refuseCommonPasswords: false }).parse(input),
      ).toEqual(input);
    }
    const reviews = await target.query("select score, text from reviews");
    for (const review of reviews) expect(ReviewInput.rules.parse(review)).toEqual(review);
    const notes = await target.query("select text from notes");
    for (const note of notes) expect(NoteInput.rules.parse(note)).toEqual(note);
  });

  it("has contributors as owners of recipes, and one password for all users", async () => {
    const owners = `recipes join users on user_id = owner_id join roles using (role_id)`;
    expect(await count(`${owners} where role_name <> 'contributor'`)).toBe(0);
    const [user] = await target.query<{ hash: string }>(
      "select password_hash as hash from users limit 1",
    );
    expect(await inlinePasswords().matches(PASSWORD, user!.hash, "one")).toBe(true);
  });
});
