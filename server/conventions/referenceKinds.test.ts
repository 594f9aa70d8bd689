import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toSnakeCase } from "../../shared/changeCase";
import { mergeableEntries, referenceEntries, hasSeveral } from "../../shared/referenceKinds";
import { openTestDatabase, type TestDatabase } from "../testing/testDatabase";
import { FACET_LETTERS } from "../features/recipes/conditions";

/** Reads the text of a function of the database. */
const read = (name: string) =>
  readFileSync(join(__dirname, "../database/functions", `${name}.sql`), "utf8");

/** The functions that list kinds by hand, with the text that they contain for a kind. */
const places: [place: string, parts: [kind: string, part: string][]][] = [
  [
    "refresh_terms",
    referenceEntries.map(([name, { letter, key }]) => [name, `'${letter}' || ${toSnakeCase(key)}`]),
  ],
  [
    "recipe_documents",
    referenceEntries.map(([name, kind]) => [
      name,
      `'${kind.letter}' || ${hasSeveral(kind) ? "" : "r."}`,
    ]),
  ],
];

describe.each(places)("The function %s", (place, parts) => {
  it.each(parts)("contains %s", (_kind, part) => {
    expect(read(place)).toContain(part);
  });
});

describe("The triggers of the database", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  /** The triggers of a table, and the arguments of their functions. */
  const readTriggers = async (table: string) => {
    const rows: { name: string; parameters: string }[] = await database.db.query(
      `select tgname as name, encode(tgargs, 'escape') as parameters from pg_trigger
       where tgrelid = $1::regclass and not tgisinternal order by tgname`,
      [table],
    );
    return rows.map(({ name, parameters }) => ({
      name,
      // Each argument ends with a NUL character.
      parameters: parameters.split("\\000").slice(0, -1),
    }));
  };

  /** The triggers of tables with names that own ingredients may have. */
  const isOfOwnIngredients = ({ name }: { name: string }) => name.startsWith("absorb_own_");

  it.each(["ingredients", "aliases"])("of %s replace own ingredients of users", async (table) => {
    const triggers = (await readTriggers(table)).filter(isOfOwnIngredients);
    expect(triggers.map(({ name }) => name)).toEqual(["absorb_own_insert", "absorb_own_update"]);
  });

  it.each(mergeableEntries)("are the same for %s as for tags", async (kind, { name, ...rest }) => {
    const ofTags = await readTriggers("tags");
    const replacements = new Map([
      ["tag", kind as string],
      ["t", rest.letter],
      ["tag_id", toSnakeCase(rest.key)],
    ]);
    const expectedTriggers = ofTags.map((trigger) => ({
      ...trigger,
      parameters: trigger.parameters.map((each) => replacements.get(each) ?? each),
    }));
    expect(ofTags.length).toBeGreaterThan(5);
    const triggers = (await readTriggers(toSnakeCase(name))).filter(
      (trigger) => kind !== "ingredient" || !isOfOwnIngredients(trigger),
    );
    expect(triggers).toEqual(expectedTriggers);
  });

  it("of aliases have all kinds as arguments", async () => {
    const all = await readTriggers("aliases");
    const triggers = all.filter((trigger) => !isOfOwnIngredients(trigger));
    const sort = (lists: string[][]) => lists.map((list) => list.toSorted());
    const letters = mergeableEntries.flatMap(([, { letter, key }]) => [letter, toSnakeCase(key)]);
    const tables = mergeableEntries.flatMap(([kind, { name }]) => [kind, toSnakeCase(name)]);
    expect(sort(triggers.map(({ parameters }) => parameters))).toEqual(
      sort([[], letters, letters, letters, tables, tables]),
    );
  });
});

it("Each kind of facet has its own letter", () => {
  const letters = [
    ...referenceEntries.map(([, { letter }]) => letter),
    ...Object.values(FACET_LETTERS),
  ];
  expect(new Set(letters).size).toBe(letters.length);
});
