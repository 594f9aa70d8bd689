import type { EntityManager } from "typeorm";
import { combineLines } from "../../lib/combineLines";
import type { Line } from "./RecipeInput";

/** What a recipe refers to, of the kinds that can be merged. */
interface References {
  category: number[];
  ingredient: number[];
  tag: number[];
}

type Kind = keyof References;

interface Reference {
  kind: Kind;
  id: number;
}

/**
 * From here on nothing of these is merged or deleted. What a merge takes away is no longer found: writers of
 * recipes lock what they refer to before any recipe, as merges do, so that neither waits for the other in turn.
 */
const LOCK = `
  with c as (
    select category_id as id from categories where category_id = any($1) order by 1 for key share
  ), i as (
    select ingredient_id as id from ingredients where ingredient_id = any($2) order by 1 for key share
  ), t as (
    select tag_id as id from tags where tag_id = any($3) order by 1 for key share
  )
  select 'category' as kind, id from c union all select 'ingredient', id from i
  union all select 'tag', id from t`;

/** What things that are gone were merged into, also where that was merged in turn. */
const FOLLOW = `
  with recursive followed as (
    select m.kind, m.merged_id, m.into_id from merges m
    join unnest($1::text[], $2::int[]) n (kind, id) on m.kind = n.kind and m.merged_id = n.id
    union all
    select f.kind, f.merged_id, m.into_id from followed f
    join merges m on m.kind = f.kind and m.merged_id = f.into_id
  )
  select kind, merged_id as id, into_id as "intoId" from followed f
  where not exists (select from merges m where m.kind = f.kind and m.merged_id = f.into_id)`;

/** Whoever merges while a recipe is saved is rarely the same person twice. */
const MOST_ROUNDS = 3;

const nameOf = ({ kind, id }: Reference): string => `${kind} ${id}`;

/** Finds what things are by now. */
export class FollowedMerges {
  private readonly current = new Map<string, number>();

  /** Locks what a recipe refers to, and finds what was merged of it. */
  static async of(data: EntityManager, references: References): Promise<FollowedMerges> {
    const followed = new FollowedMerges();
    for (let round = 0; round < MOST_ROUNDS; round++) {
      if (await followed.lock(data, references)) break;
    }
    return followed;
  }

  /** @returns whether all are there, or those that are not were not merged */
  private async lock(data: EntityManager, references: References): Promise<boolean> {
    const now = (kind: Kind) => references[kind].map((id) => this.idOf(kind, id));
    const found: Reference[] = await data.query(LOCK, [
      now("category"),
      now("ingredient"),
      now("tag"),
    ]);
    const names = new Set(found.map(nameOf));
    const missing = (["category", "ingredient", "tag"] as const).flatMap((kind) =>
      references[kind]
        .filter((id) => !names.has(nameOf({ kind, id: this.idOf(kind, id) })))
        .map((id) => ({ kind, id })),
    );
    if (missing.length === 0) return true;
    const merged: (Reference & { intoId: number })[] = await data.query(FOLLOW, [
      missing.map(({ kind }) => kind),
      missing.map(({ id }) => id),
    ]);
    for (const each of merged) this.current.set(nameOf(each), each.intoId);
    return merged.length === 0;
  }

  idOf(kind: Kind, id: number): number {
    return this.current.get(nameOf({ kind, id })) ?? id;
  }
}

/** What of a recipe refers to something that may have been merged since. */
interface Referring {
  categoryId: number;
  tagIds?: number[] | null;
  ingredients?: Line[] | null;
}

function currentLines(lines: readonly Line[], followed: FollowedMerges): Line[] {
  const byIngredient = new Map<number, Line>();
  for (const line of lines) {
    const ingredientId = followed.idOf("ingredient", line.ingredientId);
    const first = byIngredient.get(ingredientId);
    byIngredient.set(ingredientId, first ? combineLines(first, line) : { ...line, ingredientId });
  }
  return [...byIngredient.values()];
}

/**
 * Replaces what was merged since a recipe was read by what it was merged into, and keeps all of it from being
 * merged until the transaction ends.
 */
export async function followMerges<Input extends Referring>(
  data: EntityManager,
  input: Input,
): Promise<Input> {
  const { categoryId, ingredients, tagIds } = input;
  const followed = await FollowedMerges.of(data, {
    category: [categoryId],
    ingredient: (ingredients ?? []).map((line) => line.ingredientId),
    tag: tagIds ?? [],
  });
  return {
    ...input,
    categoryId: followed.idOf("category", categoryId),
    ...(ingredients && { ingredients: currentLines(ingredients, followed) }),
    ...(tagIds && { tagIds: [...new Set(tagIds.map((id) => followed.idOf("tag", id)))] }),
  };
}
