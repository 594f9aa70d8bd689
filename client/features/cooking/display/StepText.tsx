import type { DisplayOptions } from "../amounts/lineAmount";
import { stepPieces } from "../amounts/stepPieces";
import type { Line } from "../amounts/unitSystem";
import { TimedText } from "../timers/TimedText";
import type { Timer } from "../timers/timerState";
import { ScaledAmount } from "./ScaledAmount";

interface StepTextProps {
  /** The step as it is written. */
  text: string;
  lines: readonly Line[];
  displayOptions: DisplayOptions;
  /** Whose step it is, for its timers. */
  of: Pick<Timer, "recipe" | "step">;
}

/** A step with its timers; the amounts that were scaled with the ingredients show what is written on request. */
export function StepText({ displayOptions, lines, of, text }: StepTextProps) {
  return stepPieces(text, lines, displayOptions).map((piece, index) =>
    piece.written === undefined ? (
      <TimedText key={index} text={piece.text} of={of} />
    ) : (
      <ScaledAmount key={index} text={piece.text} written={piece.written} />
    ),
  );
}
