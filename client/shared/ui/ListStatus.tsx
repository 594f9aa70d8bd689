import type { ReactNode, Ref } from "react";
import { Drawing } from "./Drawing";
import classes from "./Message.module.css";

interface ListStatusProps {
  ref: Ref<HTMLParagraphElement>;
  isEmpty: boolean;
  /** The class of the text while the list has entries. */
  className: string | undefined;
  /** The number of entries, or a message for an empty list. */
  text: string;
  /** The next step from an empty list. */
  children: ReactNode;
}

/** The number of entries of a list. It can take the focus. An empty list has a drawing and a next step. */
export const ListStatus = ({ ref, isEmpty, className, text, children }: ListStatusProps) => (
  <div className={isEmpty ? classes.root : undefined}>
    {isEmpty && <Drawing name="plate" />}
    <p ref={ref} tabIndex={-1} role="status" className={isEmpty ? classes.text : className}>
      {text}
    </p>
    {isEmpty && <div className={classes.actions}>{children}</div>}
  </div>
);
