import { Field, Int, ObjectType } from "type-graphql";
import type { Loader } from "../../graphql/context";
import { type KindDetails, kindDetails, MergeableKind } from "./MergeableKind";

@ObjectType({
  simpleResolvers: true,
  description: "An item of reference data, such as an ingredient, as seen by merges.",
})
export class MergeableItem {
  @Field(() => MergeableKind, { description: "The kind of item." })
  kind!: MergeableKind;

  @Field(() => Int, { description: "The numeric ID, as used in REST and in URLs." })
  itemId!: number;

  @Field(() => String, { description: "The name." })
  name!: string;

  @Field(() => Int, { description: "The number of recipes that use it." })
  recipeCount!: number;
}

/** The key of an item of any kind. */
export interface ItemKey {
  kind: MergeableKind;
  id: number;
}

const createStatement = ({ table, key, letter, isOffered }: KindDetails) => `
  select ${key} as "itemId", name, coalesce(c.count, 0) as "recipeCount"
  from ${table} left join facet_counts c on c.facet = '${letter}' || ${key}
  where ${key} = any($1) and ${isOffered}`;

/** Loads items of any kind, with one statement for each kind. */
export const mergeableItem: Loader<ItemKey, MergeableItem | null> = {
  cacheKey: ({ kind, id }: ItemKey) => `${kind} ${id}`,
  async batch(keys, { db }) {
    const items = new Map<string, MergeableItem>();
    for (const kind of new Set(keys.map((itemKey) => itemKey.kind))) {
      const ids = keys.filter((itemKey) => itemKey.kind === kind).map(({ id }) => id);
      const rows: Omit<MergeableItem, "kind">[] = await db.query(
        createStatement(kindDetails[kind]),
        [ids],
      );
      for (const row of rows) {
        items.set(`${kind} ${row.itemId}`, Object.assign(new MergeableItem(), { kind, ...row }));
      }
    }
    return keys.map(({ kind, id }) => items.get(`${kind} ${id}`) ?? null);
  },
};
