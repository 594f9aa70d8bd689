import { join } from "node:path";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { openEmpty } from "../../testing/openEmpty";
import { connect, type Database } from "../openDatabase";
import { exportDatabase } from "../backup/exportDatabase";
import { restoreDatabase } from "../backup/restoreDatabase";
import { loadDemoData } from "../demo/loadDemoData";
import { inlinePasswords } from "../../testing/inlinePasswords";
import { maxLength } from "../../../shared/inputLimits";
import { languages } from "../../../shared/locales";
import { migrate } from "../migrate";
import { de } from "./de";
import { en } from "./en";
import { loadStarterData } from "./loadStarterData";
import type { StarterData } from "./StarterData";

const data = { en, de };
const kinds = ({ categories, difficultyLevels, tags, ingredients }: StarterData) => [
  categories,
  difficultyLevels,
  tags,
  ingredients,
];
const watcher = { begin: () => undefined, rows: () => undefined };

describe("The starter data", () => {
  it.each(languages)(
    "in %s has names without extra spaces, each once, and at least 150 ingredients",
    (locale) => {
      for (const names of kinds(data[locale])) {
        const folded = names.map((name) => name.toLowerCase());
        expect(folded.filter((name, index) => folded.indexOf(name) !== index)).toEqual([]);
        for (const name of names) {
          expect(name).toBe(name.normalize("NFKC").trim());
          expect(name.length).toBeLessThanOrEqual(maxLength.referenceName);
        }
      }
      expect(data[locale].ingredients.length).toBeGreaterThanOrEqual(150);
    },
  );
});

// The tests have a longer timeout, because each opens embedded databases one after another.
describe("A new database", () => {
  let database: Database;
  const open = async (...options: [] | [{ starterData: "en" | "de" | null }]) => {
    const embedded = await openEmpty();
    database = await connect(embedded, () => embedded.close(), ...options);
  };
  afterEach(() => database.close());

  const names = async (table: string, key: string) => {
    const rows = await database.db.query<{ name: string }[]>(
      `select name from ${table} order by ${key}`,
    );
    return rows.map(({ name }) => name);
  };
  const categories = () => names("categories", "category_id");
  const everything = async () => ({
    categories: await categories(),
    difficultyLevels: await names("difficulty_levels", "difficulty_level_id"),
    tags: await names("tags", "tag_id"),
    ingredients: await names("ingredients", "ingredient_id"),
  });

  it("stays empty without a locale or if an account exists; data can be added later", async () => {
    await open();
    expect(await categories()).toEqual([]);
    await database.db.query(
      `insert into users (name, name_key, email, email_key, password_hash, role_id)
       values ('a', 'a', 'a@example.org', 'a@example.org', 'x', 1)`,
    );
    await migrate(database.db, "en");
    expect(await categories()).toEqual([]);
    await database.db.query(
      "insert into tags (name, name_key, sort_name) values ('vegan', 'vegan', 'vegan')",
    );
    const allNames = kinds(de).flat().length;
    expect(await loadStarterData(database.db, "de")).toBe(allNames - 1);
    expect(await loadStarterData(database.db, "de")).toBe(0);
  });

  it("receives the starter data of its locale in order, once; deleted rows are not added again", async () => {
    await open({ starterData: "de" });
    expect(await everything()).toEqual(de);
    await database.db.query("delete from categories");
    await migrate(database.db, "de");
    expect(await categories()).toEqual([]);
    await database.db.query("delete from difficulty_levels");
    await database.db.query("delete from tags");
    await database.db.query("delete from ingredients");
    await migrate(database.db, "de");
    expect(await everything()).toEqual({
      categories: [],
      difficultyLevels: [],
      tags: [],
      ingredients: [],
    });
  });

  it("with starter data accepts a backup without --replace, and then equals the backup", async () => {
    await open({ starterData: "en" });
    const folder = mkdtempSync(join(tmpdir(), "starter-"));
    const file = join(folder, "backup.gz");
    await exportDatabase(database.db, file, watcher);
    await database.db.query("delete from tags");
    await restoreDatabase(database.db, file, "refuse", watcher);
    expect(await everything()).toEqual(en);
    await database.db.query("delete from categories");
    await migrate(database.db, "en");
    expect(await categories()).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  it("with starter data accepts the demo data", async () => {
    await open({ starterData: "en" });
    expect(await loadDemoData(database.db, inlinePasswords())).toBe(true);
    expect(await categories()).toEqual(expect.arrayContaining([...en.categories, "Pasta & Rice"]));
  });
});
