import { parseLine } from "../../../../shared/amounts/parseLine";

const MAX_LENGTH = 100;
const MAX_WORDS = 14;
/** The limit for lines without an amount, such as "salt and pepper" or "Salz und Pfeffer aus der Mühle". */
const MAX_WORDS_WITHOUT_AMOUNT = 6;

const countWords = (text: string): number => text.split(/\s+/).length;

const NUMBERED_STEP = /^\d{1,2}[.)]\s+\p{Lu}/u;
const SENTENCE =
  /[.!?]\s+\p{Lu}|(?<!\b(?:opt|gem|ca|evtl|Pck|Pkg|Msp|Std|TL|EL|St|tsp|tbsp|oz|lb|approx|geh|gestr|Bd|gr|kl|ml|g|kg|l))[.!?]$/u;

/** Verbs at the beginning of steps. */
const BEGINS_WITH_VERB =
  /^(?:add|bake|beat|blend|boil|bring|brush|chill|chop|combine|cook|cover|cut|drain|fold|fry|heat|knead|leave|let|line|melt|mix|place|pour|preheat|prepare|put|remove|roast|season|serve|set|simmer|slice|spread|sprinkle|stir|taste|toss|transfer|turn|wash|whisk)\b/i;

/** Returns true if a line states a quantity. */
export const hasAmount = (line: string): boolean => (parseLine(line)?.quantity ?? "") !== "";

/** Returns true if a line looks like an ingredient, not like a step, a title or a sentence. */
export function isIngredientLike(line: string): boolean {
  if (line.length > MAX_LENGTH || SENTENCE.test(line) || NUMBERED_STEP.test(line)) return false;
  if (BEGINS_WITH_VERB.test(line)) return false;
  const parsed = parseLine(line);
  if (!parsed || parsed.ingredient === "") return false;
  const maxWords = parsed.quantity || parsed.unit ? MAX_WORDS : MAX_WORDS_WITHOUT_AMOUNT;
  return countWords(line) <= maxWords;
}

/** Returns true if most lines with an amount are bold, so that bold does not distinguish headings from them. */
export function areMostlyBold(lines: readonly { text: string; isBold: boolean }[]): boolean {
  const counted = lines.filter(({ text }) => /^[\p{Nd}\p{No}]/u.test(text));
  const compared = counted.length > 0 ? counted : lines;
  return compared.filter(({ isBold }) => isBold).length * 2 > compared.length;
}
