import { readUnit } from "../../../../shared/amounts/readUnit";
import { t } from "../../../shared/messages/t";
import { amountsIn } from "./amountsIn";
import { type DisplayOptions, lineAmount, scaledCount } from "./lineAmount";
import { heatsIn } from "./ovenHeat";
import { stepAmounts, type StepAmount } from "../../../../shared/stepLines/stepAmounts";
import { withNumber } from "./nounForm";
import type { Line } from "./unitSystem";
import { isApproximate } from "./writeRange";

/** A part of a step: the displayed text, and the original of a scaled amount. */
export interface StepPiece {
  text: string;
  original?: string;
}

/** Formats the amount of a step like that of a line. */
function formatStepAmount(
  text: string,
  stepAmount: StepAmount<Line>,
  displayOptions: DisplayOptions,
): string {
  const { amount, end, line, start } = stepAmount;
  const shownText = lineAmount(
    { ...line, quantity: text.slice(start, end), unit: null, amount },
    displayOptions,
  );
  const about = `${t("cooking.about")} `;
  return isApproximate(text.slice(0, start)) && shownText.text.startsWith(about)
    ? shownText.text.slice(about.length)
    : shownText.text;
}

/** A step with its amounts and temperatures converted, and the amounts of the recipe's ingredients scaled. */
export function stepPieces(
  step: string,
  lines: readonly Line[],
  displayOptions: DisplayOptions,
): StepPiece[] {
  const { factor, unitSystem } = displayOptions;
  if (factor === 1 && unitSystem === "asWritten") return [{ text: step }];
  const text = heatsIn(step, unitSystem);
  const fromEnd: StepPiece[] = [];
  let remainingEnd = text.length;
  // Backwards, so that changed nouns do not move earlier positions.
  for (const stepAmount of [...stepAmounts(text, lines)].reverse()) {
    const { amount, end, line, start } = stepAmount;
    const original = text.slice(start, end);
    const shownText = formatStepAmount(text, stepAmount, displayOptions);
    if (shownText === original) continue;
    const isScaled = factor !== 1 && line.scales;
    const behind = text.slice(end, remainingEnd);
    const isCounted = isScaled && amount.kind === "COUNT" && !readUnit(amount.unitAsTyped).isNamed;
    const noun = isCounted
      ? withNumber(behind, line.name, amount.max, scaledCount(amount, line.name, factor))
      : behind;
    fromEnd.push({ text: amountsIn(noun, unitSystem) });
    fromEnd.push(isScaled ? { text: shownText, original } : { text: shownText });
    remainingEnd = start;
  }
  fromEnd.push({ text: amountsIn(text.slice(0, remainingEnd), unitSystem) });
  return fromEnd.reverse();
}
