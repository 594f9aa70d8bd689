import type { MergeableKindValue } from "../../../../shared/referenceKinds";
import type { Context, Loader } from "../../../graphql/context";
import { byKey } from "../../../graphql/loading";
import { selectCurrentVersions } from "../history/contentSql";
import { applyChanges } from "../history/difference/applyChanges";
import type { LineChange, RecipeChange } from "../history/difference/RecipeChange";
import type { ContentLine, NamedItem, RecipeContent } from "../history/RecipeContent";
import { FOLLOW } from "../replaceMergedReferences";

interface CurrentVersion {
  recipeId: number;
  version: number;
  content: RecipeContent;
}

const CURRENT = `select recipe_id as "recipeId", version, content
  from (${selectCurrentVersions("r.recipe_id = any($1)")}) current`;

/** The current contents of recipes that the viewer may see. */
export const currentVersionByRecipe: Loader<number, CurrentVersion | null> = {
  async batch(ids, { db }) {
    const rows: CurrentVersion[] = await db.query(CURRENT, [ids]);
    return byKey(ids, rows, ({ recipeId }) => recipeId);
  },
};

interface Item {
  kind: MergeableKindValue | "difficultyLevel";
  id: number;
}

const toKey = ({ kind, id }: Item): string => `${kind} ${id}`;

const toParameters = (items: readonly Item[]) => [
  items.map(({ kind }) => kind),
  items.map(({ id }) => id),
];

/** The current ID of items that may have been merged. */
const currentItemId: Loader<Item, number> = {
  cacheKey: toKey,
  async batch(items, { db }) {
    const rows: (Item & { intoId: number })[] = await db.query(FOLLOW, toParameters(items));
    const currentIds = new Map(rows.map((row) => [toKey(row), row.intoId]));
    return items.map((item) => currentIds.get(toKey(item)) ?? item.id);
  },
};

const tables = {
  category: "categories where category_id",
  difficultyLevel: "difficulty_levels where difficulty_level_id",
  tag: "tags where tag_id",
  equipment: "equipment where equipment_id",
} as const;

const EXIST = `
  select (case k.kind ${Object.entries(tables)
    .map(([kind, key]) => `when '${kind}' then exists (select from ${key} = k.id)`)
    .join(" ")} end) as exists
  from unnest($1::text[], $2::int[]) with ordinality k (kind, id, position) order by k.position`;

const itemExists: Loader<Item, boolean> = {
  cacheKey: toKey,
  async batch(items, { db }) {
    const rows: { exists: boolean }[] = await db.query(EXIST, toParameters(items));
    return rows.map(({ exists }) => exists);
  },
};

/** The items before and after a change of a category, tag or other item; null for other changes. */
function readItems(
  change: RecipeChange,
): { kind: Item["kind"]; before?: NamedItem; after?: NamedItem } | null {
  if (change.part === "TAG") return { ...change, kind: "tag" };
  if (change.part === "EQUIPMENT") return { ...change, kind: "equipment" };
  if (change.part !== "FACT") return null;
  const { field, before, after } = change;
  if (typeof before !== "object" || typeof after !== "object") return null;
  return { kind: field === "category" ? "category" : "difficultyLevel", before, after };
}

/** Replaces the items of a change that were merged since. */
async function followMerges(context: Context, change: RecipeChange): Promise<RecipeChange> {
  const follow = (kind: Item["kind"], id: number) => context.load(currentItemId, { kind, id });
  if (change.part === "LINE") {
    const followLine = async (line?: ContentLine) =>
      line?.ingredientId === undefined
        ? line
        : { ...line, ingredientId: await follow("ingredient", line.ingredientId) };
    return {
      ...change,
      before: await followLine(change.before),
      after: await followLine(change.after),
    };
  }
  const items = readItems(change);
  if (!items) return change;
  const followItem = async (item?: NamedItem) =>
    item && { ...item, id: await follow(items.kind, item.id) };
  const sides = { before: await followItem(items.before), after: await followItem(items.after) };
  // The cast is safe, because the change has items.
  return { ...change, ...sides } as RecipeChange;
}

/** Returns true unless the change gives the recipe a category or other item that was deleted. */
async function hasItem(context: Context, change: RecipeChange): Promise<boolean> {
  const items = readItems(change);
  if (!items?.after) return true;
  return context.load(itemExists, { kind: items.kind, id: items.after.id });
}

/** A recipe with suggested changes, and the changes that no longer fit it. */
interface AppliedSuggestion extends CurrentVersion {
  changed: RecipeContent;
  unfit: ReadonlySet<RecipeChange>;
}

/**
 * Applies changes to the current content of a recipe. A change does not fit if the recipe has other values in its place
 * now, or if its category or other item was deleted.
 */
export async function applySuggestion(
  context: Context,
  recipeId: number,
  changes: readonly RecipeChange[],
): Promise<AppliedSuggestion | null> {
  const current = await context.load(currentVersionByRecipe, recipeId);
  if (!current) return null;
  const followed = await Promise.all(changes.map((change) => followMerges(context, change)));
  const exists = await Promise.all(followed.map((change) => hasItem(context, change)));
  const { content: changed, unfit } = applyChanges(current.content, followed);
  const isUnfit = (i: number) => !exists[i] || unfit.includes(followed[i]!);
  return { ...current, changed, unfit: new Set(changes.filter((_change, i) => isUnfit(i))) };
}

/** Finds the line above an added line among the lines that the recipe will have. */
function findLineAbove(place: LineChange["place"], omitted: readonly LineChange[]): string | null {
  let above = place?.above ?? null;
  // A line that is not chosen has a place itself; lines that are moved exist without the change.
  for (;;) {
    const line = omitted.find((change) => !change.before && change.place?.key === above);
    if (!line) return above;
    above = line.place?.above ?? null;
  }
}

/** Returns the chosen changes. Lines below others that are not chosen move up. */
export function chooseChanges(
  changes: readonly RecipeChange[],
  positions: ReadonlySet<number>,
): RecipeChange[] {
  const isLine = (change: RecipeChange): change is LineChange => change.part === "LINE";
  const omitted = changes.filter((_change, i) => !positions.has(i)).filter(isLine);
  return changes
    .filter((_change, i) => positions.has(i))
    .map((change) =>
      isLine(change) && change.place
        ? { ...change, place: { ...change.place, above: findLineAbove(change.place, omitted) } }
        : change,
    );
}
