import { pluralsOf } from "../../../../shared/amounts/ingredientNames";
import { readUnit } from "../../../../shared/amounts/readUnit";
import { t } from "../../../shared/messages/t";
import { amountsIn, tellsAmounts } from "./amountsIn";
import { type DisplayOptions, lineAmount, scaledCount } from "./lineAmount";
import { heatsIn } from "./ovenHeat";
import { stepAmounts, type StepAmount } from "./stepAmounts";
import type { Line } from "./unitSystem";
import { saysAbout } from "./writeRange";

/** A part of a step: text as it is shown, and for a scaled amount what is written in the recipe. */
export interface StepPiece {
  text: string;
  written?: string;
}

/** The amount of a step as if it was a line's. */
function asShown(text: string, found: StepAmount<Line>, displayOptions: DisplayOptions): string {
  const { amount, end, line, start } = found;
  const shown = lineAmount(
    { ...line, quantity: text.slice(start, end), unit: null, amount },
    displayOptions,
  );
  const about = `${t("cooking.about")} `;
  return saysAbout(text.slice(0, start)) && shown.text.startsWith(about)
    ? shown.text.slice(about.length)
    : shown.text;
}

/** How many words and spaces behind a number its noun is at most. */
const NOUN_WITHIN = 6;

/** A text behind a number of things, its noun in the form that agrees with the number. */
function agreeing(text: string, name: string, count: number): string {
  const singular = name.split(" ").at(-1)!.toLowerCase();
  const [english, german] = pluralsOf(singular);
  const words = text.split(/(?<=\s)|(?=[\s.,;:!?)])/).slice(0, NOUN_WITHIN);
  const wanted = count > 1 ? [singular] : [english, german];
  const place = words.findIndex((word) => wanted.includes(word.toLowerCase()));
  const typed = words[place];
  if (!typed || typed.toLowerCase() === (count > 1 ? undefined : singular)) return text;
  const hasCapital = typed[0] !== typed[0]!.toLowerCase();
  const plural = german !== singular || hasCapital ? german! : english!;
  const form = count > 1 ? plural : singular;
  const before = words.slice(0, place).join("");
  const cased = hasCapital ? form[0]!.toUpperCase() + form.slice(1) : form;
  return before + cased + text.slice(before.length + typed.length);
}

/**
 * A step with its amounts and temperatures in the units asked for, and the amounts of the recipe's
 * ingredients scaled as those are.
 */
export function stepPieces(
  step: string,
  lines: readonly Line[],
  displayOptions: DisplayOptions,
): StepPiece[] {
  const { factor, unitSystem } = displayOptions;
  if (factor === 1 && unitSystem === "asWritten") return [{ text: step }];
  const text = heatsIn(step, unitSystem);
  const pieces: StepPiece[] = [];
  let done = text.length;
  // From the end, so that a noun can change its form and no place moves.
  for (const found of stepAmounts(text, lines).reverse()) {
    const { amount, end, line, start } = found;
    const written = text.slice(start, end);
    const shown = asShown(text, found, displayOptions);
    if (shown === written) continue;
    const isScaled = factor !== 1 && line.scales;
    const behind = text.slice(end, done);
    const isCounted = isScaled && amount.kind === "COUNT" && !readUnit(amount.unitAsTyped).isNamed;
    pieces.unshift(isScaled ? { text: shown, written } : { text: shown }, {
      text: amountsIn(
        isCounted ? agreeing(behind, line.name, scaledCount(amount, line.name, factor)) : behind,
        unitSystem,
      ),
    });
    done = start;
  }
  return [{ text: amountsIn(text.slice(0, done), unitSystem) }, ...pieces];
}

/** Whether a step has amounts that are not scaled with the ingredients. */
export function hasUnscaledAmounts(step: string, lines: readonly Line[]): boolean {
  let rest = step;
  for (const { end, start } of stepAmounts(step, lines).reverse()) {
    rest = rest.slice(0, start) + rest.slice(end);
  }
  return tellsAmounts(rest);
}
