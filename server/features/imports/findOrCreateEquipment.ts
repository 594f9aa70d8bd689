import type { EntityManager } from "typeorm";
import { toNameKey, toSortName } from "../../lib/text";

/** The equipment with one of the names or aliases. */
const FIND = `
  select equipment_id as id, name_key as key from equipment where name_key = any($1)
  union all
  select equipment_id, name_key from aliases where kind = 'equipment' and name_key = any($1)`;

const INSERT = `
  insert into equipment (name, name_key, sort_name)
  select * from unnest($1::text[], $2::text[], $3::text[]) on conflict (name_key) do nothing`;

/** Returns the IDs of the equipment with these names, and creates missing equipment. */
export async function findOrCreateEquipment(
  data: EntityManager,
  names: readonly string[],
): Promise<number[]> {
  if (names.length === 0) return [];
  const byKey = new Map(names.map((name) => [toNameKey(name), name]));
  const find = async () => {
    const rows: { id: number; key: string }[] = await data.query(FIND, [[...byKey.keys()]]);
    return rows;
  };
  const existing = new Set((await find()).map(({ key }) => key));
  const missing = [...byKey].filter(([key]) => !existing.has(key)).map(([, name]) => name);
  if (missing.length > 0) {
    await data.query(INSERT, [missing, missing.map(toNameKey), missing.map(toSortName)]);
  }
  return (await find()).map(({ id }) => id);
}
