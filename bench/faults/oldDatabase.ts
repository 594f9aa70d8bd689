/**
 * Creates a database as an old version of the program left it, with recipes: node -r @swc-node/register
 * bench/faults/oldDatabase.ts postgres://… 100000
 */
import { getMigrationName } from "../../server/database/migrate";
import { makeDataSource } from "../../server/database/dataSource";

/** The last migration before lists and searches had separate tables, whose backfill takes longest. */
const LAST = "Photos1795269600000";

async function main(url: string, recipes: number): Promise<void> {
  const db = await makeDataSource({ url }, { limits: "none" }).initialize();
  try {
    const names = db.migrations.map(getMigrationName);
    db.migrations.splice(names.indexOf(LAST) + 1);
    await db.runMigrations();
    await db.query(
      `insert into users (name, name_key, email, email_key, password_hash, role_id)
       select 'Cook', 'cook', 'cook@old.example', 'cook@old.example', repeat('x', 60), role_id
       from roles where role_name = 'admin'`,
    );
    await db.query(
      "insert into categories (name, name_key, sort_name) values ('Soup', 'soup', 'soup')",
    );
    await db.query(
      "insert into difficulty_levels (name, name_key, sort_name) values ('Easy', 'easy', 'easy')",
    );
    await db.query(
      `insert into ingredients (name, name_key, sort_name)
       select 'Ingredient ' || i, 'ingredient ' || i, 'ingredient ' || i from generate_series(1, 200) i`,
    );
    await db.query(
      `insert into recipes (name, sort_name, instructions, category_id, difficulty_level_id, owner_id)
       select 'Soup ' || i, 'soup ' || i, 'Cook.' || chr(10) || 'Serve.', c.category_id, d.difficulty_level_id, u.user_id
       from generate_series(1, $1::int) i, categories c, difficulty_levels d, users u`,
      [recipes],
    );
    await db.query(
      `insert into recipe_ingredients (recipe_id, position, ingredient_id, quantity, unit)
       select r.recipe_id, p, 1 + (r.recipe_id * 7 + p) % 200, '1', 'g'
       from recipes r, generate_series(0, 7) p`,
    );
  } finally {
    await db.destroy();
  }
}

const [url, recipes] = process.argv.slice(2);
if (!url || !/^\d+$/.test(recipes ?? "")) throw new Error("Usage: oldDatabase.ts URL RECIPES");
void main(url, Number(recipes));
