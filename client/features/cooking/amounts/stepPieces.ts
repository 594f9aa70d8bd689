import { readUnit } from "../../../../shared/amounts/readUnit";
import { t } from "../../../shared/messages/t";
import { amountsIn } from "./amountsIn";
import { type DisplayOptions, lineAmount, scaledCount } from "./lineAmount";
import { heatsIn } from "./ovenHeat";
import { stepAmounts, type StepAmount } from "./stepAmounts";
import { withNumber } from "./nounForm";
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
  const fromEnd: StepPiece[] = [];
  let done = text.length;
  // From the end, so that a noun can change its form and no place moves.
  for (const found of [...stepAmounts(text, lines)].reverse()) {
    const { amount, end, line, start } = found;
    const written = text.slice(start, end);
    const shown = asShown(text, found, displayOptions);
    if (shown === written) continue;
    const isScaled = factor !== 1 && line.scales;
    const behind = text.slice(end, done);
    const isCounted = isScaled && amount.kind === "COUNT" && !readUnit(amount.unitAsTyped).isNamed;
    const noun = isCounted
      ? withNumber(behind, line.name, amount.max, scaledCount(amount, line.name, factor))
      : behind;
    fromEnd.push({ text: amountsIn(noun, unitSystem) });
    fromEnd.push(isScaled ? { text: shown, written } : { text: shown });
    done = start;
  }
  fromEnd.push({ text: amountsIn(text.slice(0, done), unitSystem) });
  return fromEnd.reverse();
}
