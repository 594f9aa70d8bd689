import { readFileSync } from "node:fs";
import { TABLES } from "../database/backup/catalog";
import { storedTables } from "../features/recipes/DeletedRecipeRow";
import { openTestDatabase, type TestDatabase } from "../testing/testDatabase";
import { ownProperty } from "../../shared/ownProperty";

/**
 * The treatment of rows about a recipe. A sentence instead of a word is the reason for an exception, which no program
 * can check.
 */
interface Treatment {
  /** `stored`: as rows of `deleted_recipe_rows`. `removed`: by the foreign key. `derived`: by triggers. */
  deletion: "stored" | "removed" | "derived" | `${string}.`;
  /** `inserted`: from `deleted_recipe_rows`. `derived`: by triggers. */
  restoration: "inserted" | "derived" | `${string}.`;
  backup: (typeof TABLES)[string];
  /** `contained`: the export of an account selects from the table. */
  accountExport: "contained" | `${string}.`;
  /** `named`: in the statements of the deletion. `recipe`: by the foreign key, with the recipes of the account. */
  accountDeletion: "named" | "recipe" | `${string}.`;
  archive: `${string}.`;
}

const PRIVATE = "It belongs to a user, not to the recipe.";
const DERIVED = "It follows from other tables.";
const READ_MODEL = {
  deletion: "derived",
  restoration: "derived",
  backup: "derived",
  accountExport: DERIVED,
  accountDeletion: "recipe",
  archive: DERIVED,
} as const;
const OF_USER = {
  deletion: "stored",
  restoration: "inserted",
  backup: "exported",
  accountExport: "contained",
  accountDeletion: "named",
  archive: PRIVATE,
} as const;
const OF_IMPORT = {
  restoration: "An import refers to recipes only until they can be undone.",
  backup: "emptied",
  accountExport: "An import repeats a file that the user has.",
  archive: PRIVATE,
} as const;

const treatments: Readonly<Record<string, Treatment>> = {
  cooking_progress: {
    deletion: "removed",
    restoration: "Progress is kept for a day only.",
    backup: "emptied",
    accountExport: "Progress is kept for a day only.",
    accountDeletion: "named",
    archive: PRIVATE,
  },
  deleted_recipe_rows: {
    deletion: "It stores the rows of deleted recipes.",
    restoration: "Its rows are removed with those of deleted_recipes.",
    backup: "exported",
    accountExport: "contained",
    accountDeletion: "named",
    archive: "A deleted recipe is not exported.",
  },
  deleted_recipes: {
    deletion: "It stores the rows of deleted recipes.",
    restoration: "Its row becomes that of the recipe.",
    backup: "exported",
    accountExport: "contained",
    accountDeletion: "named",
    archive: "A deleted recipe is not exported.",
  },
  favorites: OF_USER,
  import_items: {
    ...OF_IMPORT,
    deletion: "The foreign key sets the recipe to null.",
    accountDeletion: "It belongs to an import, which is removed.",
  },
  merged_recipes: {
    deletion: "A merge can be undone in a recipe that was restored.",
    restoration: "It was not removed.",
    backup: "exported",
    accountExport: "It records the work of admins.",
    accountDeletion: "It records the work of admins, until the merge is 30 days old.",
    archive: "An archive has the names that ingredients have now.",
  },
  notes: OF_USER,
  photos: {
    deletion: "The column deleted_recipe_id gets the ID.",
    restoration: "The column recipe_id gets the ID back.",
    backup: "exported",
    accountExport: "contained",
    accountDeletion: "named",
    archive: "The files and captions are contained.",
  },
  recipe_docs: READ_MODEL,
  recipe_equipment: {
    deletion: "stored",
    restoration: "inserted",
    backup: "exported",
    accountExport: "contained",
    accountDeletion: "recipe",
    archive: "The names are contained.",
  },
  recipe_lines: {
    deletion: "stored",
    restoration: "inserted",
    backup: "exported",
    accountExport: "contained",
    accountDeletion: "recipe",
    archive: "The ingredients are contained.",
  },
  recipe_search: READ_MODEL,
  recipe_stats: READ_MODEL,
  recipe_steps: {
    deletion: "stored",
    restoration: "inserted",
    backup: "exported",
    accountExport: "contained",
    accountDeletion: "recipe",
    archive: "The additions to steps of the instructions are contained.",
  },
  recipe_suggestions: OF_USER,
  recipe_tags: {
    deletion: "stored",
    restoration: "inserted",
    backup: "exported",
    accountExport: "contained",
    accountDeletion: "recipe",
    archive: "The names are contained.",
  },
  recipe_versions: {
    deletion: "stored",
    restoration: "inserted",
    backup: "exported",
    accountExport: "contained",
    accountDeletion: "recipe",
    archive: "An archive has the current version.",
  },
  recipes: {
    deletion: "The row is stored in deleted_recipes.",
    restoration: "The row is inserted first.",
    backup: "exported",
    accountExport: "contained",
    accountDeletion: "named",
    archive: "The fields are contained.",
  },
  review_votes: OF_USER,
  reviews: OF_USER,
};

/** Finds the tables with a column for a recipe, or a foreign key to recipes. */
const FIND_TABLES = `
  select c.relname as name, bool_or(coalesce(f.confdeltype = 'c', false)) as "isRemoved"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and a.attnum = any(f.conkey)
    and f.confrelid = 'recipes'::regclass
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    and (a.attname like '%recipe_id' or f.oid is not null)
  group by c.relname order by c.relname collate "C"`;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const findTables = () => database.db.query<{ name: string; isRemoved: boolean }[]>(FIND_TABLES);

/** Returns true if a source file selects or deletes rows of a table, or lists it. */
const isNamedIn = (file: string, table: string): boolean =>
  new RegExp(`(?:from|join|update|into) ${table}\\b|"${table} |"${table}"|\`${table} `).test(
    readFileSync(file, "utf8"),
  );

/** Lists the statements about a table that are false. */
function findErrors(name: string, isRemoved: boolean): string[] {
  const treatment = ownProperty(treatments, name);
  if (!treatment) return ["has no treatment"];
  const { deletion, restoration, backup, accountExport, accountDeletion } = treatment;
  const isStored = Object.hasOwn(storedTables, name);
  const isDerived = ownProperty(TABLES, name) === "derived";
  const facts: [statement: string, isTrue: boolean][] = [
    ["is stored", isStored === (deletion === "stored")],
    ["is inserted", isStored === (restoration === "inserted")],
    ["is removed", isRemoved || !["removed", "derived"].includes(deletion)],
    ["is derived", isDerived === (deletion === "derived")],
    ["is derived again", isDerived === (restoration === "derived")],
    ["is in the catalog of backups", ownProperty(TABLES, name) === backup],
    [
      "is in the export of an account",
      isNamedIn("server/features/account/exportAccount.ts", name) ===
        (accountExport === "contained"),
    ],
    [
      "is in the deletion of an account",
      accountDeletion !== "named" || isNamedIn("server/features/account/deleteAccount.ts", name),
    ],
    ["is removed with recipes of an account", accountDeletion !== "recipe" || isRemoved],
  ];
  return facts.filter(([, isTrue]) => !isTrue).map(([statement]) => `${statement}: wrong`);
}

const findAllErrors = async () =>
  (await findTables()).flatMap(({ name, isRemoved }) =>
    findErrors(name, isRemoved).map((error) => `${name} ${error}`),
  );

describe("The tables with rows about a recipe", () => {
  it("are deleted, restored, backed up, exported and archived as listed", async () => {
    expect(await findAllErrors()).toEqual([]);
    expect((await findTables()).map(({ name }) => name)).toEqual(Object.keys(treatments));
  });

  it.each([
    ["a column", "recipe_id integer"],
    ["a foreign key", "cooked integer references recipes"],
  ])("include a new table with %s, which the list must name", async (_what, column) => {
    await database.db.query(`create table newly_added (${column})`);
    try {
      expect(await findAllErrors()).toEqual(["newly_added has no treatment"]);
    } finally {
      await database.db.query("drop table newly_added");
    }
  });
});
