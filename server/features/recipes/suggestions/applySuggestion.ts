import type { Context, Loader } from "../../../graphql/context";
import { byKey } from "../../../graphql/loading";
import { selectCurrentVersions } from "../history/contentSql";
import { applyChanges } from "../history/difference/applyChanges";
import type { LineChange, RecipeChange } from "../history/difference/RecipeChange";
import type { RecipeContent } from "../history/RecipeContent";

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
  kind: keyof typeof tables;
  id: number;
}

const tables = {
  category: "categories where category_id",
  difficultyLevel: "difficulty_levels where difficulty_level_id",
  tag: "tags where tag_id",
  equipment: "equipment where equipment_id",
} as const;

/** Merged items exist as well, because an edit replaces them. */
const EXIST = `
  select (case k.kind ${Object.entries(tables)
    .map(([kind, key]) => `when '${kind}' then exists (select from ${key} = k.id)`)
    .join(" ")} end)
    or exists (select from merges m where m.kind = k.kind and m.merged_id = k.id) as exists
  from unnest($1::text[], $2::int[]) with ordinality k (kind, id, position) order by k.position`;

const itemExists: Loader<Item, boolean> = {
  cacheKey: ({ kind, id }) => `${kind} ${id}`,
  async batch(items, { db }) {
    const rows: { exists: boolean }[] = await db.query(EXIST, [
      items.map(({ kind }) => kind),
      items.map(({ id }) => id),
    ]);
    return rows.map(({ exists }) => exists);
  },
};

/** Returns the category, tag or other item that a change gives the recipe; null for other changes. */
function readItem(change: RecipeChange): Item | null {
  if (change.part === "TAG") return change.after ? { kind: "tag", id: change.after.id } : null;
  if (change.part === "EQUIPMENT") {
    return change.after ? { kind: "equipment", id: change.after.id } : null;
  }
  if (change.part !== "FACT" || typeof change.after !== "object") return null;
  return {
    kind: change.field === "category" ? "category" : "difficultyLevel",
    id: change.after.id,
  };
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
  const { content: changed, unfit } = applyChanges(current.content, changes);
  const missing = await Promise.all(
    changes.map(async (change) => {
      const item = readItem(change);
      return item && !(await context.load(itemExists, item)) ? [change] : [];
    }),
  );
  return { ...current, changed, unfit: new Set([...unfit, ...missing.flat()]) };
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
