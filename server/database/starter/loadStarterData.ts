import type { DataSource, EntityManager } from "typeorm";
import { type Language, type Locale, toLanguage } from "../../../shared/locales";
import { ownProperty } from "../../../shared/ownProperty";
import { toNameKey, toSortName } from "../../lib/text";
import { de } from "./de";
import { en } from "./en";
import type { StarterData } from "./StarterData";

const starterData: Record<Language, StarterData> = { en, de };

/** Selects true if the database contains no data and the starter data was never loaded. */
const IS_NEW = `
  select not (
    exists (select from starter_data) or exists (select from users) or
    exists (select from recipes) or exists (select from categories) or
    exists (select from difficulty_levels) or exists (select from tags) or
    exists (select from ingredients)
  ) as "isNew"`;

/**
 * Loads the starter data into a new database once; data that an operator deletes stays deleted. The caller
 * holds the lock of the migrations.
 */
export async function fillNewDatabase(db: DataSource, locale: Locale): Promise<void> {
  await db.transaction(async (data) => {
    const [found] = await data.query<{ isNew: boolean }[]>(IS_NEW);
    if (found!.isNew) await addStarterData(data, locale);
  });
}

/**
 * Adds missing categories, difficulty levels, tags and ingredients of the starter data.
 * @returns the number of added rows
 */
export const loadStarterData = (db: DataSource, locale: Locale): Promise<number> =>
  db.transaction((data) => addStarterData(data, locale));

async function addStarterData(data: EntityManager, locale: Locale): Promise<number> {
  const { categories, difficultyLevels, tags, ingredients } = starterData[toLanguage(locale)];
  await data.query("insert into starter_data default values on conflict do nothing");
  return (
    (await addMissing(data, "categories", categories)) +
    (await addMissing(data, "difficulty_levels", difficultyLevels)) +
    (await addMissing(data, "tags", tags)) +
    (await addMissing(data, "ingredients", ingredients))
  );
}

/** The kinds of aliases by table. A name that is an alias is not missing. */
const ALIAS_KINDS = { categories: ["category"], tags: ["tag"], ingredients: ["ingredient"] };

async function addMissing(
  data: EntityManager,
  table: string,
  names: readonly string[],
): Promise<number> {
  const rows = names.map((name) => ({
    name,
    name_key: toNameKey(name),
    sort_name: toSortName(name),
  }));
  const added = await data.query<object[]>(
    `insert into ${table} (name, name_key, sort_name)
     select name, name_key, sort_name
     from rows from (
       jsonb_to_recordset($1) as (name text, name_key text, sort_name text)
     ) with ordinality as row (name, name_key, sort_name, position)
     where not exists (
       select from aliases where kind = any($2) and aliases.name_key = row.name_key
     )
     order by position
     on conflict (name_key) do nothing
     returning 1`,
    [JSON.stringify(rows), ownProperty(ALIAS_KINDS, table) ?? []],
  );
  return added.length;
}
