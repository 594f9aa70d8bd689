import type { DataSource } from "typeorm";
import { editDistance } from "../../../shared/editDistance";
import { foldText } from "../../../shared/foldText";
import { toSortName } from "../../lib/text";
import { isVisibleRecipe } from "../recipes/visibility";
import type { ImportDraft } from "./ImportDraft";

/** The share of ingredients, and of words in the name, that duplicates have in common. */
const COMMON_SHARE = 0.6;

/** Public recipes and those of the importing user. */
const VISIBLE = isVisibleRecipe("$5::int", "false");

/** Recipes with the same source, the same name or most of the ingredients. */
const CANDIDATES = `
  with known as (select distinct unnest($3::int[]) as ingredient_id),
  shared as (
    select l.recipe_id, count(distinct l.ingredient_id)::int as count
    from recipe_lines l join known using (ingredient_id) join recipes using (recipe_id)
    where ${VISIBLE}
    group by l.recipe_id having count(distinct l.ingredient_id) >= greatest(2, $4::int)
    order by 2 desc, l.recipe_id limit 20
  )
  select recipe_id as "recipeId", name, source = $1 as "isSameSource",
    coalesce(s.count, 0)::int as shared,
    (select count(distinct l.ingredient_id)::int from recipe_lines l
      where l.recipe_id = recipes.recipe_id) as total
  from recipes left join shared s using (recipe_id)
  where ${VISIBLE} and (source = $1 or sort_name = $2 or s.recipe_id is not null)
  order by (source = $1) desc nulls last, recipe_id limit 50`;

interface Candidate {
  recipeId: number;
  name: string;
  isSameSource: boolean | null;
  shared: number;
  total: number;
}

const splitWords = (name: string): Set<string> =>
  new Set(
    foldText(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2),
  );

/** Returns true if two names differ only by typing errors or by a few words. */
function areSimilarNames(firstName: string, secondName: string): boolean {
  const [a, b] = [foldText(firstName), foldText(secondName)];
  if (editDistance(a, b) <= 2) return true;
  const [words, otherWords] = [splitWords(firstName), splitWords(secondName)];
  const commonCount = [...words].filter((word) => otherWords.has(word)).length;
  return commonCount > 0 && commonCount >= Math.max(words.size, otherWords.size) * COMMON_SHARE;
}

/** Finds an existing recipe with the same source, or with a similar name and similar ingredients. */
export async function findDuplicate(
  db: DataSource,
  draft: ImportDraft,
  userId: number,
): Promise<number | null> {
  const ingredientIds = draft.lines.flatMap(({ ingredientId }) => ingredientId ?? []);
  const ingredients = draft.lines.filter(({ heading }) => heading == null);
  // Lines of one ingredient count once; headings do not count.
  const ingredientCount = new Set(
    ingredients.map(({ ingredientId, ingredient }) => ingredientId ?? foldText(ingredient)),
  ).size;
  const candidates: Candidate[] = await db.query(CANDIDATES, [
    draft.source,
    toSortName(draft.name),
    ingredientIds,
    Math.ceil(ingredientCount * COMMON_SHARE),
    userId,
  ]);
  const duplicate = candidates.find(
    ({ isSameSource, name, shared, total }) =>
      (isSameSource === true &&
        (draft.source?.includes("://") || areSimilarNames(name, draft.name))) ||
      (areSimilarNames(name, draft.name) &&
        shared >= Math.max(ingredientCount, total) * COMMON_SHARE),
  );
  return duplicate?.recipeId ?? null;
}
