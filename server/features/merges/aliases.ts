import type { DataSource } from "typeorm";
import { conflict, notFound } from "../../errors";
import { toNameKey, toSortName } from "../../lib/text";
import { Alias } from "../reference/Alias";
import { kindDetails, type MergeableKind } from "./MergeableKind";
import { lockNames } from "../../database/ingredientNames";

/**
 * Adds an alias.
 * @throws NOT_FOUND, and CONFLICT if another item of the kind has this name or alias
 */
export const addAlias = (
  db: DataSource,
  kind: MergeableKind,
  id: number,
  name: string,
): Promise<Alias> =>
  db.transaction(async (data) => {
    await lockNames(data);
    const { property, table, key, thing, isListed } = kindDetails[kind];
    const items: object[] = await data.query(
      `select from ${table} where ${key} = $1 and ${isListed}`,
      [id],
    );
    if (items.length === 0) throw notFound(thing);
    const [owner]: { name: string }[] = await data.query(
      `select k.name from aliases a join ${table} k using (${key}) where a.kind = $1 and a.name_key = $2`,
      [kind, toNameKey(name)],
    );
    if (owner) throw conflict(`This is another name of ${owner.name}.`, "name");
    const aliases = data.getRepository(Alias);
    const names = { name, nameKey: toNameKey(name), sortName: toSortName(name) };
    return aliases.save(aliases.create({ kind, [property]: id, ...names }));
  });

/** @throws NOT_FOUND */
export async function removeAlias(db: DataSource, aliasId: number): Promise<void> {
  const { affected } = await db.getRepository(Alias).delete({ aliasId });
  if (!affected) throw notFound("Alias");
}
