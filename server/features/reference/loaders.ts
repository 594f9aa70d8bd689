import { In } from "typeorm";
import { toSnakeCase } from "../../../shared/changeCase";
import { mapKinds, mergeableEntries } from "../../../shared/referenceKinds";
import type { Loader } from "../../graphql/context";
import { byKey, groupByKey } from "../../graphql/loading";
import { Alias } from "./Alias";
import { Ingredient } from "./Ingredient";
import { maySeeIngredient } from "./visibility";
import type { Named } from "./Named";
import { referenceEntities } from "./ReferenceEntities";

/** Items of each kind, by key. */
export const referenceById = mapKinds((kind, { key }): Loader<number, Named | null> => ({
  async batch(ids, { db, viewer }) {
    const rows = db.getRepository<Named>(referenceEntities[kind]);
    const items = await rows.findBy({ [key]: In(ids) });
    const visible = items.filter(
      (item) => !(item instanceof Ingredient) || maySeeIngredient(viewer, item),
    );
    return byKey(ids, visible, (item) => rows.getId(item) as number);
  },
}));

/** The number of public recipes that have an item of each kind, by the item's key. */
export const recipeCountById = mapKinds((_kind, { letter }): Loader<number, number> => ({
  async batch(ids, { db }) {
    const rows: { id: number; count: number }[] = await db.query(
      `select k.id, c.count from unnest($1::int[]) k (id)
       join facet_counts c on c.facet = '${letter}' || k.id`,
      [ids],
    );
    return groupByKey(ids, rows, (row) => row.id).map(([row]) => row?.count ?? 0);
  },
}));

/** An item with aliases; its kind is a value of `MergeableKind`. */
interface AliasOwner {
  kind: string;
  id: number;
}

/** Aliases by the item that they belong to, sorted by name. */
export const aliasesOfItem: Loader<AliasOwner, Alias[]> = {
  cacheKey: ({ kind, id }: AliasOwner) => `${kind} ${id}`,
  async batch(owners, { db }) {
    const query = db.getRepository(Alias).createQueryBuilder("alias");
    for (const [value, { key }] of mergeableEntries) {
      const ids = owners.filter(({ kind }) => kind === value).map(({ id }) => id);
      query.orWhere(`alias.${toSnakeCase(key)} = any(:${key})`, { [key]: ids });
    }
    const aliases = await query.orderBy("alias.sort_name").addOrderBy("alias.alias_id").getMany();
    return groupByKey(
      owners.map(({ kind, id }) => `${kind} ${id}`),
      aliases,
      (alias) => `${alias.kind} ${alias.itemId}`,
    );
  },
};
