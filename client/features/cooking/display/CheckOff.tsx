import { type ReactNode, useId } from "react";
import classes from "./CheckOff.module.css";

interface CheckOffProps {
  done: boolean;
  onChange: (isDone: boolean) => void;
  /** The content of the empty box, such as a step's number. */
  sign?: ReactNode;
  children: ReactNode;
}

/**
 * A line with a check box, which can be tapped anywhere. It is not a label, because labels must not contain
 * buttons. The box lies over the line, and buttons in the text lie over the box.
 */
export function CheckOff({ done, onChange, sign, children }: CheckOffProps) {
  const textId = useId();
  return (
    <div className={classes.line} data-done={done || undefined}>
      <input
        type="checkbox"
        className={classes.input}
        aria-labelledby={textId}
        checked={done}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span aria-hidden className={classes.box} data-sign={sign !== undefined || undefined}>
        {done ? <Tick /> : sign}
      </span>
      <span id={textId} className={classes.text}>
        {children}
      </span>
    </div>
  );
}

const Tick = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" className={classes.tick}>
    <path d="M3 8.5 6.5 12 13 4.5" />
  </svg>
);
