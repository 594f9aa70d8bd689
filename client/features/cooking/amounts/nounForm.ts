import { listPlurals } from "../../../../shared/amounts/ingredientNames";
import { stepWords, unitNames } from "../../../../shared/amounts/words/byLocale";

/** The maximum number of words and spaces between a number and its noun. */
const NOUN_WITHIN = 6;

/** The singular and plural of the second noun in compounds: "egg whites", "onion half". */
const heads = new Map(
  [
    ...Object.values(unitNames).map(({ PIECE }) => PIECE),
    ...Object.values(stepWords).map(({ compoundHeads }) => compoundHeads),
  ]
    .flatMap((nouns) => Object.entries(nouns))
    .flatMap((forms) => forms.map((form) => [form, forms] as const)),
);

/** Forms a noun's plural in the language that its capital and known forms suggest. */
function formPlural(singular: string, hasCapital: boolean): string {
  const [english, german] = listPlurals(singular);
  return german !== singular || hasCapital ? german! : english!;
}

const hasCapital = (word: string) => word[0] !== word[0]!.toLowerCase();

const matchCase = (noun: string, form: string) =>
  hasCapital(noun) ? form[0]!.toUpperCase() + form.slice(1) : form;

const isSeveral = (count: number) => count > 1;

/**
 * Changes the noun after a number to agree with another number. In a compound, that is the last noun: "2 egg
 * whites".
 * @param name the ingredient's name
 */
export function withNumber(text: string, name: string, shownNumber: number, count: number): string {
  if (isSeveral(shownNumber) === isSeveral(count)) return text;
  const singular = name.split(" ").at(-1)!.toLowerCase();
  const words = text.split(/(?<=\s)|(?=[\s.,;:!?)])/);
  const forms = [singular, ...listPlurals(singular)];
  const nounIndex = words
    .slice(0, NOUN_WITHIN)
    .findIndex((word) => forms.includes(word.toLowerCase()));
  const noun = words[nounIndex];
  if (noun === undefined) return text;
  const head = words[nounIndex + 1] === " " ? heads.get(words[nounIndex + 2] ?? "") : undefined;
  const at = head ? nounIndex + 2 : nounIndex;
  const [one, many] = head ?? [singular, formPlural(singular, hasCapital(noun))];
  // In other compounds, the name keeps its form: "2 potato fritters".
  if (!head && isSeveral(shownNumber) && noun.toLowerCase() === singular) return text;
  const form = isSeveral(count) ? many : one;
  return words.map((word, index) => (index === at ? matchCase(word, form) : word)).join("");
}
