import { ownProperty } from "../../../shared/ownProperty";
import { parseLine } from "../../../shared/amounts/parseLine";
import { readAmount } from "../../../shared/amounts/readAmount";
import type { Unit } from "../../../shared/amounts/units";
import { readStepTexts } from "../../../shared/recipeSections";
import type { ImportLine } from "./ImportDraft";

/** The length, in characters, of a name that probably contains more than an ingredient. */
const LONG_NAME = 80;

/** A sentence of a description, or a step, has at least this many words. */
const SENTENCE_WORDS = 9;

/** Amounts that no recipe for a household has. */
const tooMuch: Partial<Record<Unit, number>> = {
  ...{ G: 20_000, KG: 25, OZ: 400, LB: 50, ML: 20_000, CL: 2_000, DL: 200, L: 30 },
  ...{ CUP: 60, TBSP: 100, TSP: 100 },
};
const TOO_MANY = 1_000;

/** Prices, addresses and the signs of other pages. */
const NOT_OF_A_RECIPE =
  /[$€£]\s?\d|\d\s?€|https?:\/\/|\bwww\.|©|\b(?:copyright|newsletter|subscribe|advertisement|sponsored|cookie policy|privacy policy|leave a comment|all rights reserved|Anzeige:|Werbung|jetzt abonnieren|Datenschutz|Kommentar schreiben)\b/i;

function isImplausible({ quantity, unit }: ImportLine): boolean {
  const amount = readAmount(quantity || null, unit || null);
  return amount !== null && amount.max > (ownProperty(tooMuch, amount.unit) ?? TOO_MANY);
}

/** An amount at the start of a name was not read as one, unless it is part of it, as in "00 flour". */
function startsWithAmount(ingredient: string): boolean {
  const again = /^\d/.test(ingredient) && !/^(?:00|\d+ ?%|\d+-)/.test(ingredient);
  return again && (parseLine(ingredient)?.unit ?? "") !== "";
}

/** Returns true if each bracket has a counterpart. */
const isBalanced = (text: string): boolean => text.split("(").length === text.split(")").length;

/** Returns the reason why a line may be misunderstood; null for most lines. */
export function findLineDoubt(line: ImportLine): string | null {
  const { text, heading, ingredient } = line;
  if (heading != null) return null;
  if (NOT_OF_A_RECIPE.test(text)) return "This does not look like an ingredient.";
  const words = ingredient.split(" ");
  if (/[.!?]$/.test(text.trim()) && words.length >= SENTENCE_WORDS) {
    return "This looks like a sentence.";
  }
  if (ingredient.length > LONG_NAME) return "This name is unusually long.";
  if (/[[\]{}|=<>]/.test(ingredient) || !isBalanced(ingredient) || startsWithAmount(ingredient)) {
    return "The name contains signs or amounts.";
  }
  return isImplausible(line) ? "This is an unusual amount." : null;
}

/** The length, in characters, of a step that probably contains more than one. */
const LONG_STEP = 1_500;
/** The length of instructions that are rarely a single step. */
const LONG_SINGLE_STEP = 1_000;

/** The number of doubtful steps that are named. */
const MAX_DOUBTS = 5;

function findStepDoubt(step: string, index: number, { length }: readonly string[]): string | null {
  const number = index + 1;
  if (NOT_OF_A_RECIPE.test(step)) return `Step ${number} does not look like a part of the recipe.`;
  const isLong = step.length > (length === 1 ? LONG_SINGLE_STEP : LONG_STEP);
  return isLong ? `Step ${number} is unusually long.` : null;
}

/** Returns the reasons why a recipe as a whole, or its steps, may be misunderstood. */
export function findDoubts(instructions: string, lines: readonly ImportLine[]): string[] {
  const steps = readStepTexts(instructions);
  return [
    ...(lines.some(({ heading }) => heading == null) ? [] : ["No ingredients were found."]),
    ...(steps.length === 0 ? ["No instructions were found."] : []),
    ...steps.flatMap((...step) => findStepDoubt(...step) ?? []).slice(0, MAX_DOUBTS),
  ];
}

/** The parts of a draft with doubts; drafts of older versions have no `doubts`. */
interface DoubtfulParts {
  lines: readonly Pick<ImportLine, "doubt">[];
  doubts?: readonly string[];
}

/** Returns true if a recipe may be misunderstood and has not been reviewed. */
export const isDoubtful = ({ lines, doubts = [] }: DoubtfulParts): boolean =>
  doubts.length > 0 || lines.some(({ doubt }) => doubt != null);
