import { servingNames, unitNames } from "./words/byLocale";

const nouns = [
  ...Object.values(unitNames).flatMap((names) => Object.values(names)),
  ...Object.values(servingNames),
].flatMap((names) => Object.entries(names));

/**
 * The plurals of units; the original word is looked up before its lower case, because German nouns
 * begin with a capital.
 */
const plurals = new Map(nouns);
const singulars = new Map(nouns.map(([one, many]) => [many, one]));

/** Keeps the capital of the original word. */
const matchCase = (form: string, original: string) =>
  original[0] === original[0]?.toUpperCase() ? form[0]?.toUpperCase() + form.slice(1) : form;

const findForm = (forms: ReadonlyMap<string, string>, word: string) =>
  forms.get(word) ?? forms.get(word.toLowerCase());

/**
 * Writes a unit in the form for a number: "cup" becomes "cups" for 2. Unknown words, and words in
 * brackets or after a size, stay as typed.
 */
export function pluralizeUnit(unit: string, number: number): string {
  const words = unit.split(/(\([^()]*\)| |,)/);
  const index = words.findIndex((word) => findForm(plurals, word) ?? findForm(singulars, word));
  const original = words[index];
  const form = original && findForm(number > 1 ? plurals : singulars, original);
  if (!form) return unit;
  words[index] = matchCase(form, original);
  return words.join("");
}
