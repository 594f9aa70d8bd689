import type { DataSource } from "typeorm";
import { toSortName } from "../../lib/text";
import { openTestDatabase, type TestDatabase } from "../../testing/testDatabase";
import { readSql } from "../migrations/readSql";

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());

const NAMES = [
  "Soup",
  "Pad Thai",
  "Lobster and Chorizo Fritters",
  "Glögg",
  "Œufs à la neige, 2 × süß!",
  "Crème brûlée – die echte",
  "łosoś",
  "麻婆豆腐",
  "👩‍🍳 Kekse",
  "-",
  "a",
  "",
  "It's \\ 'quoted'",
];

describe("The lexemes of a recipe's name", () => {
  it("are equal to the lexemes of the slower earlier function", async () => {
    const lexemes = async () => {
      const rows: { lexemes: string }[] = await db.query(
        `select array_to_tsvector(recipe_name_lexemes(name, sort_name))::text as lexemes
         from unnest($1::text[], $2::text[]) names (name, sort_name)`,
        [NAMES, NAMES.map(toSortName)],
      );
      return rows.map((row) => row.lexemes);
    };
    const now = await lexemes();
    await db.query(readSql("1795276800000-recipe_name_lexemes"));
    expect(now).toEqual(await lexemes());
    expect(now[1]).toContain("'npadthai'");
  });
});
