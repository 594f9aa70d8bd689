import { createHash } from "node:crypto";
import type { DataSource } from "typeorm";
import { editDistance } from "../../../shared/editDistance";
import { foldText } from "../../../shared/foldText";
import { toSortName } from "../../lib/text";
import { isVisibleRecipe } from "../recipes/visibility";
import type { ImportDraft } from "./ImportDraft";

/** The share of ingredients that similar recipes have in common, and of words in their names. */
const SIMILAR_SHARE = 0.6;

/** The share of ingredients that the same recipe has in common with an earlier version. */
const SAME_SHARE = 0.8;

/** Public recipes and those of the importing user. */
const VISIBLE = isVisibleRecipe("$5::int", "false");

/**
 * Recipes with the same source, the same name or most of the ingredients. Many recipes can have one source, such as
 * the start page of a site. Ingredients of the same meaning are the same.
 */
const CANDIDATES = `
  with line as (select * from unnest($3::int[], $6::text[]) as line (given_id, quantity)),
  known as (
    select given_id, given_id as ingredient_id, quantity from line
    union select given_id, synonym, quantity from line cross join synonyms_of('i', given_id) synonym
  ),
  shared as (
    select l.recipe_id, least(count(distinct l.ingredient_id), count(distinct given_id))::int as count,
      count(distinct given_id) filter (
        where coalesce(l.quantity, '') = known.quantity
      )::int as same_quantities
    from recipe_lines l join known using (ingredient_id) join recipes using (recipe_id)
    where ${VISIBLE}
    group by l.recipe_id having count(distinct l.ingredient_id) >= greatest(2, $4::int)
    order by 2 desc, 3 desc, l.recipe_id limit 20
  )
  select recipe_id as "recipeId", name, source = $1 as "isSameSource",
    instructions = $7 as "isSameText", coalesce(s.count, 0)::int as shared,
    coalesce(s.same_quantities, 0)::int as "sameQuantities",
    (select count(distinct l.ingredient_id)::int from recipe_lines l
      where l.recipe_id = recipes.recipe_id) as total
  from recipes left join shared s using (recipe_id)
  where ${VISIBLE} and (source = $1 or sort_name = $2 or s.recipe_id is not null)
  order by sort_name = $2 desc, s.count desc nulls last, recipe_id limit 50`;

interface Candidate {
  recipeId: number;
  name: string;
  isSameSource: boolean | null;
  isSameText: boolean;
  /** The number of ingredients that both recipes have, and of those in the same quantity. */
  shared: number;
  sameQuantities: number;
  total: number;
}

/** An existing recipe that is the same as an imported one, or only similar. */
export interface Duplicate {
  recipeId: number;
  isSame: boolean;
}

const splitWords = (name: string): string[] =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Returns true if two names differ at most in case, accents and punctuation. */
const isSameName = (name: string, otherName: string): boolean =>
  splitWords(name).join(" ") === splitWords(otherName).join(" ");

/** Names in which one phrase is replaced by a synonym. */
const VARIANTS = `
  select array_to_string(words[:first - 1] || name || words[last + 1:], ' ') as variant
  from (select string_to_array(search_words($1), ' ') as words) w cross join synonyms_in(words)`;

/** Lists the name of a recipe, and the same with one synonym each. */
async function listVariants(db: DataSource, name: string): Promise<string[]> {
  const rows: { variant: string }[] = await db.query(VARIANTS, [toSortName(name)]);
  return [name, ...rows.map(({ variant }) => variant)];
}

/** Returns true if two names differ only by typing errors, by a few words or by words that one of them adds. */
function areSimilarNames(firstName: string, secondName: string): boolean {
  if (editDistance(foldText(firstName), foldText(secondName)) <= 2) return true;
  const [words, otherWords] = [new Set(splitWords(firstName)), new Set(splitWords(secondName))];
  const common = [...words].filter((word) => otherWords.has(word));
  const isMeaningful = common.some((word) => word.length > 2);
  const isContained = common.length === Math.min(words.size, otherWords.size);
  const isMost = common.length >= Math.max(words.size, otherWords.size) * SIMILAR_SHARE;
  return isMeaningful && (isContained || isMost);
}

/**
 * Returns the existing recipe that an imported one repeats or resembles. A recipe repeats another if it has the same
 * URL or name, and the same ingredients. A name with a further word, such as "Vegan", belongs to a similar recipe.
 */
export async function findDuplicate(
  db: DataSource,
  draft: ImportDraft,
  userId: number,
): Promise<Duplicate | null> {
  const { name, source, lines, instructions } = draft;
  const knownLines = lines.filter(({ ingredientId }) => ingredientId !== null);
  const ingredients = lines.filter(({ heading }) => heading == null);
  // Lines of one ingredient count once; headings do not count.
  const count = new Set(
    ingredients.map(({ ingredientId, ingredient }) => ingredientId ?? foldText(ingredient)),
  ).size;
  const candidates: Candidate[] = await db.query(CANDIDATES, [
    source,
    toSortName(name),
    knownLines.map(({ ingredientId }) => ingredientId),
    Math.ceil(count * SIMILAR_SHARE),
    userId,
    knownLines.map(({ quantity }) => quantity),
    instructions,
  ]);
  const variants = await listVariants(db, name);
  const hasShare = ({ total }: Candidate, shared: number, share: number): boolean =>
    shared > 0 && shared >= Math.max(count, total) * share;
  const isSame = (one: Candidate): boolean => {
    const hasSameName = isSameName(one.name, name);
    const hasSameLines = hasShare(one, one.shared, SAME_SHARE);
    const isSameUrl = one.isSameSource === true && source?.includes("://") === true;
    if (isSameUrl) return hasSameName || hasSameLines;
    // Lines that were not understood may be in the notes of the existing recipe.
    if (hasSameName && one.isSameText && one.shared === one.total) return true;
    const hasSameQuantities = hasShare(one, one.sameQuantities, SIMILAR_SHARE);
    return hasSameName && hasSameLines && (hasSameQuantities || one.isSameText);
  };
  const isSimilar = (one: Candidate): boolean =>
    variants.some((variant) => areSimilarNames(one.name, variant)) &&
    hasShare(one, one.shared, SIMILAR_SHARE);
  const repeated = candidates.find(isSame);
  const found = repeated ?? candidates.find(isSimilar);
  return found ? { recipeId: found.recipeId, isSame: found === repeated } : null;
}

/** Makes a function that returns true for a recipe that repeats an earlier one of the same import. */
export function makeRepetitionCheck(): (draft: ImportDraft) => boolean {
  const hashes = new Set<string>();
  return ({ name, instructions, lines }) => {
    const texts = [name, instructions, ...lines.map(({ text }) => text)].map(foldText);
    const hash = createHash("sha256").update(JSON.stringify(texts)).digest("base64");
    const isRepeated = hashes.has(hash);
    hashes.add(hash);
    return isRepeated;
  };
}
