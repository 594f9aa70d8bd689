import type { EntityManager } from "typeorm";
import { FOLLOW } from "../replaceMergedReferences";
import type { NamedItem, RecipeContent } from "./RecipeContent";

type Reference = readonly [kind: string, id: number];

const listReferences = ({ category, tags, equipment, lines }: RecipeContent): Reference[] => [
  ["category", category.id],
  ...tags.map(({ id }) => ["tag", id] as const),
  ...equipment.map(({ id }) => ["equipment", id] as const),
  ...lines.flatMap(({ ingredientId }) =>
    ingredientId === undefined ? [] : [["ingredient", ingredientId] as const],
  ),
];

/** Replaces items that were merged since, so that a difference does not show merges as changes. */
export async function withoutMerged(
  db: Pick<EntityManager, "query">,
  contents: readonly RecipeContent[],
): Promise<RecipeContent[]> {
  const references = contents.flatMap(listReferences);
  const merged: { kind: string; id: number; intoId: number }[] = await db.query(FOLLOW, [
    references.map(([kind]) => kind),
    references.map(([, id]) => id),
  ]);
  const currentIds = new Map(merged.map(({ kind, id, intoId }) => [`${kind} ${id}`, intoId]));
  const resolveId = (kind: string, id: number) => currentIds.get(`${kind} ${id}`) ?? id;
  const resolve = (kind: string, { id, name }: NamedItem) => ({ id: resolveId(kind, id), name });
  const resolveAll = (kind: string, items: readonly NamedItem[]) => [
    ...new Map(items.map((item) => resolve(kind, item)).map((item) => [item.id, item])).values(),
  ];
  return contents.map((content) => ({
    ...content,
    category: resolve("category", content.category),
    tags: resolveAll("tag", content.tags),
    equipment: resolveAll("equipment", content.equipment),
    lines: content.lines.map((line) =>
      line.ingredientId === undefined
        ? line
        : { ...line, ingredientId: resolveId("ingredient", line.ingredientId) },
    ),
  }));
}
