import { type LineAmount, readLineAmount } from "./readLineAmount";
import { afterMeasure } from "./readMeasure";
import { readUnit } from "./readUnit";
import { anyIn } from "./words/lists";
import { nameWords } from "./words/nameWords";

/** Matches the sign between a name and an amount after it. */
const SIGN_AT_END = /(?:[:-]|(?<!\w)x)$/i;
const NUMBERED = new RegExp(`(?:^|\\s)(?:${anyIn(nameWords, ({ numbered }) => numbered)})$`, "i");
const MOST_COUNTED = 30;

/** Returns true for a number that counts the items before it: "Eggs 3", but not "Mehl Typ 405". */
const isCounted = (name: string, quantity: string): boolean =>
  /^\d+$/.test(quantity) && Number(quantity) <= MOST_COUNTED && !NUMBERED.test(name);

/** Reads an amount that is a whole text: "250 g", "2 cups"; null for other texts. */
export function readWholeAmount(text: string): Omit<LineAmount, "rest"> | null {
  const { quantity, unit, rest } = readLineAmount(text);
  if (rest === "" && quantity !== "") return { quantity, unit };
  const isUnit =
    /\d/.test(quantity) && unit === "" && readUnit(rest).isNamed && readUnit(rest).rest === "";
  return isUnit ? { quantity, unit: rest } : null;
}

/** Reads the amount at the end of a line: "Butter 250 g", "Eggs: 3". */
export function readTrailingAmount(text: string): LineAmount {
  const start = text.search(/\p{Nd}/u);
  const before = text.slice(0, Math.max(0, start));
  const typed = before.trim();
  const hasSign = SIGN_AT_END.test(typed) && /\p{L}/u.test(typed.slice(0, -1));
  const name = hasSign ? typed.slice(0, -1).trimEnd() : typed;
  const isApart = hasSign || /\s$/.test(before.slice(-1));
  const amount = isApart && /\p{L}/u.test(name) ? readWholeAmount(text.slice(start)) : null;
  const isAmount = amount && (amount.unit !== "" || hasSign || isCounted(name, amount.quantity));
  return isAmount ? { ...amount, rest: name } : { quantity: "", unit: "", rest: text };
}

/** Finds a second measure at the end of a name: "ginger 10 mL", "slice 1-inch thick"; -1 without one. */
export function findMeasureAtEnd(name: string): number {
  const start = name.search(/(?<=\p{L}) (?:about |approx\.? |ca\.? )?\d/u);
  const rest = start < 0 ? null : afterMeasure(name.slice(start).replace(/^\D+/, ""));
  return rest !== null && /^(?: ?(?:each|thick|long|wide|square|round|je))?$/.test(rest)
    ? start
    : -1;
}
