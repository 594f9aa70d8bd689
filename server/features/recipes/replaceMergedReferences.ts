import type { EntityManager } from "typeorm";
import { toSnakeCase } from "../../../shared/changeCase";
import { mergeableEntries, type MergeableKindValue } from "../../../shared/referenceKinds";
import type { IngredientLine, Line } from "./RecipeLineInput";

/** The references of a recipe to kinds that can be merged. */
type References = Record<MergeableKindValue, number[]>;

type Kind = MergeableKindValue;

interface Reference {
  kind: Kind;
  id: number;
}

/**
 * Locks items against merging and deletion; merged ones are no longer found. Writers of recipes and merges both lock
 * items before recipes, so that neither waits for the other in a circle.
 */
const LOCK = `with ${mergeableEntries
  .map(
    ([kind, { name, key }], i) => `${kind} as (
      select ${toSnakeCase(key)} as id from ${toSnakeCase(name)}
      where ${toSnakeCase(key)} = any($${i + 1}) order by 1 for key share
    )`,
  )
  .join()}
  ${mergeableEntries.map(([kind]) => `select '${kind}' as kind, id from ${kind}`).join(" union all ")}`;

const kinds = mergeableEntries.map(([kind]) => kind);

/** Finds the items that removed items were merged into, through several merges. */
export const FOLLOW = `
  with recursive followed as (
    select m.kind, m.merged_id, m.into_id from merges m
    join unnest($1::text[], $2::int[]) n (kind, id) on m.kind = n.kind and m.merged_id = n.id
    union all
    select f.kind, f.merged_id, m.into_id from followed f
    join merges m on m.kind = f.kind and m.merged_id = f.into_id
  )
  select kind, merged_id as id, into_id as "intoId" from followed f
  where not exists (select from merges m where m.kind = f.kind and m.merged_id = f.into_id)`;

/** Merges during the saving of a recipe are rare, so few rounds suffice. */
const MAX_ROUNDS = 3;

const toKey = ({ kind, id }: Reference): string => `${kind} ${id}`;

/** Finds the current IDs of items that may have been merged. */
export class MergeLookup {
  private readonly currentIds = new Map<string, number>();

  /** Locks the items that a recipe refers to, and finds the current IDs of merged ones. */
  static async create(data: EntityManager, references: References): Promise<MergeLookup> {
    const lookup = new MergeLookup();
    for (let round = 0; round < MAX_ROUNDS; round++) {
      if (await lookup.lock(data, references)) break;
    }
    return lookup;
  }

  /**
   * Locks the items.
   * @returns true if all exist, or the missing ones were not merged
   */
  private async lock(data: EntityManager, references: References): Promise<boolean> {
    const resolveIds = (kind: Kind) => references[kind].map((id) => this.resolveId(kind, id));
    const rows: Reference[] = await data.query(LOCK, kinds.map(resolveIds));
    const existingKeys = new Set(rows.map(toKey));
    const missing = kinds.flatMap((kind) =>
      references[kind]
        .filter((id) => !existingKeys.has(toKey({ kind, id: this.resolveId(kind, id) })))
        .map((id) => ({ kind, id })),
    );
    if (missing.length === 0) return true;
    const merged: (Reference & { intoId: number })[] = await data.query(FOLLOW, [
      missing.map(({ kind }) => kind),
      missing.map(({ id }) => id),
    ]);
    for (const reference of merged) this.currentIds.set(toKey(reference), reference.intoId);
    return merged.length === 0;
  }

  resolveId(kind: Kind, id: number): number {
    return this.currentIds.get(toKey({ kind, id })) ?? id;
  }
}

/** The parts of a recipe that refer to items that may have been merged. */
interface MergeableReferences {
  categoryId: number;
  tagIds?: number[] | null;
  equipmentIds?: number[] | null;
  ingredients?: IngredientLine[] | null;
  lines?: Line[] | null;
}

const replaceMergedLines = <Sent extends Line>(lines: readonly Sent[], lookup: MergeLookup) =>
  lines.map((line) =>
    line.ingredientId
      ? { ...line, ingredientId: lookup.resolveId("ingredient", line.ingredientId) }
      : line,
  );

/**
 * Replaces references to items that were merged since a recipe was read. Prevents other merges of its items until the
 * transaction ends.
 */
export async function replaceMergedReferences<Input extends MergeableReferences>(
  data: EntityManager,
  input: Input,
): Promise<Input> {
  const { categoryId, ingredients, lines, tagIds, equipmentIds } = input;
  const ingredientIds = (ingredients ?? lines ?? []).flatMap((line) => line.ingredientId ?? []);
  const lookup = await MergeLookup.create(data, {
    category: [categoryId],
    ingredient: ingredientIds,
    tag: tagIds ?? [],
    equipment: equipmentIds ?? [],
  });
  const resolveIds = (kind: Kind, ids: readonly number[]) => [
    ...new Set(ids.map((id) => lookup.resolveId(kind, id))),
  ];
  return {
    ...input,
    categoryId: lookup.resolveId("category", categoryId),
    ...(ingredients && { ingredients: replaceMergedLines(ingredients, lookup) }),
    ...(lines && { lines: replaceMergedLines(lines, lookup) }),
    ...(tagIds && { tagIds: resolveIds("tag", tagIds) }),
    ...(equipmentIds && { equipmentIds: resolveIds("equipment", equipmentIds) }),
  };
}
