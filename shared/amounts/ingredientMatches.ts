import { listPlurals } from "./ingredientNames";
import { editDistance } from "../editDistance";
import { foldText } from "../foldText";

/** An item with a name, such as an ingredient or an option of a select. */
interface NamedItem {
  label: string;
  /** The item's aliases. */
  aliases?: readonly string[];
  /** Words of the same meaning. Names and aliases of other items take precedence. */
  synonyms?: readonly string[];
}

/** The number of suggestions for an unknown ingredient. */
const MOST_SUGGESTIONS = 3;

/** Lists the spellings of a name: singular and plural, without case and accents. */
export const listSpellings = (name: string): string[] => [name, ...listPlurals(name)].map(foldText);

/** Lists the spellings of an item's name and aliases. */
const listAllSpellings = ({ label, aliases = [] }: NamedItem): string[] =>
  [label, ...aliases].flatMap(listSpellings);

/** Finds the ingredient by a typed name, alias or synonym, in the singular or plural, ignoring case and accents. */
export function findIngredient<Option extends NamedItem>(
  ingredients: readonly Option[],
  input: string,
): Option | undefined {
  const name = foldText(input);
  if (name === "") return undefined;
  return (
    ingredients.find(({ label }) => foldText(label) === name) ??
    ingredients.find(({ aliases = [] }) => aliases.some((alias) => foldText(alias) === name)) ??
    ingredients.find((option) => listAllSpellings(option).includes(name)) ??
    ingredients.find(({ label }) => listSpellings(input).includes(foldText(label))) ??
    ingredients.find(({ synonyms = [] }) => synonyms.flatMap(listSpellings).includes(name))
  );
}

/** Returns the maximum number of typing errors: two in a long name, one in a short name. */
export const mostErrors = (name: string): number => (name.length < 4 ? 0 : name.length < 8 ? 1 : 2);

/** A typed name, prepared for comparison. */
interface TypedName {
  name: string;
  words: ReadonlySet<string>;
}

/**
 * Computes the distance of a typed name from several spellings: typing errors or additional words.
 */
function distance({ name, words }: TypedName, spellings: readonly string[]): number {
  const most = mostErrors(name);
  let errors = Infinity;
  for (const spelling of spellings) {
    if (Math.abs(spelling.length - name.length) <= most) {
      errors = Math.min(errors, editDistance(name, spelling));
    }
  }
  if (errors <= most) return errors;
  for (const spelling of spellings) {
    // The spelling is skipped if it is longer than the name, which then cannot contain it.
    if (spelling.length > name.length) continue;
    const others = new Set(spelling.split(" "));
    if ([...others].every((word) => words.has(word))) return most + 1 + words.size - others.size;
  }
  return Infinity;
}

/** Suggests the ingredients that an unknown name may mean, the nearest first. */
export function suggestIngredients<Option extends NamedItem>(
  ingredients: readonly Option[],
  input: string,
  spellings: (option: Option) => readonly string[] = listAllSpellings,
): Option[] {
  const name = foldText(input);
  const searched = { name, words: new Set(name.split(" ")) };
  return ingredients
    .map((option) => ({ option, far: distance(searched, spellings(option)) }))
    .filter(({ far }) => far < Infinity)
    .sort((one, other) => one.far - other.far)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ option }) => option);
}
