import { t } from "../../../shared/messages/t";
import type { DisplayOptions } from "../amounts/lineAmount";
import { stepPieces } from "../amounts/stepPieces";
import type { Line } from "../amounts/unitSystem";
import { TimedText } from "../timers/TimedText";
import type { Timer } from "../timers/timerState";
import classes from "./StepText.module.css";

interface StepTextProps {
  /** The step as it is written. */
  text: string;
  lines: readonly Line[];
  displayOptions: DisplayOptions;
  /** Whose step it is, for its timers. */
  of: Pick<Timer, "recipe" | "step">;
}

/** A step with its timers; the amounts that were scaled with the ingredients are marked. */
export function StepText({ displayOptions, lines, of, text }: StepTextProps) {
  return stepPieces(text, lines, displayOptions).map((piece, index) =>
    piece.written === undefined ? (
      <TimedText key={index} text={piece.text} of={of} />
    ) : (
      <mark
        key={index}
        className={classes.scaled}
        title={t("cooking.scaledFrom", { amount: piece.written })}
      >
        {piece.text}
      </mark>
    ),
  );
}
