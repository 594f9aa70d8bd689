import type { StepPiece } from "../amounts/stepPieces";
import type { Line } from "../amounts/unitSystem";
import { TimedText, type TimerSource } from "../timers/TimedText";
import { type Duration, timersIn } from "../../../../shared/timersIn";
import { ScaledAmount } from "./ScaledAmount";
import type { LoadedDisplayOptions } from "./useDisplayOptions";

/** The maximum number of buttons in a recipe (timers and scaled amounts); more take long to render. */
const MOST_BUTTONS = 400;

/** The maximum number of buttons per step, by the number of steps. */
export const buttonsPerStep = (steps: number): number => Math.floor(MOST_BUTTONS / steps);

interface TimedPiece extends StepPiece {
  durations: Duration[];
  /** The number of durations in the pieces before it. */
  firstPlace: number;
}

/** Finds the timers of a step. After the last permitted button, everything is text. */
function timedPieces(pieces: readonly StepPiece[], mostButtons: number): TimedPiece[] {
  const timed: TimedPiece[] = [];
  let remainingButtons = mostButtons;
  let firstPlace = 0;
  for (const [index, piece] of pieces.entries()) {
    if (remainingButtons === 0) {
      const text = pieces.slice(index).map((each) => each.text);
      return [...timed, { text: text.join(""), durations: [], firstPlace }];
    }
    const isButton = piece.original !== undefined;
    const durations = isButton ? [] : timersIn(piece.text).slice(0, remainingButtons);
    timed.push({ ...piece, durations, firstPlace });
    firstPlace += durations.length;
    remainingButtons -= isButton ? 1 : durations.length;
  }
  return timed;
}

interface StepTextProps {
  /** The original text of the step. */
  text: string;
  lines: readonly Line[];
  displayOptions: LoadedDisplayOptions;
  /** The recipe and step that its timers belong to. */
  of: TimerSource;
  mostButtons: number;
}

/** A step with its timers; scaled amounts show the original on request. */
export function StepText({ displayOptions, lines, mostButtons, of, text }: StepTextProps) {
  const { arithmetic } = displayOptions;
  const pieces = arithmetic ? arithmetic.stepPieces(text, lines, displayOptions) : [{ text }];
  return timedPieces(pieces, mostButtons).map((piece, index) =>
    piece.original === undefined ? (
      <TimedText
        key={index}
        text={piece.text}
        durations={piece.durations}
        firstPlace={piece.firstPlace}
        source={of}
      />
    ) : (
      <ScaledAmount key={index} text={piece.text} original={piece.original} />
    ),
  );
}
