import type { ReactNode } from "react";
import { PageTitle } from "./PageTitle";
import { Drawing, type DrawingName } from "./Drawing";
import classes from "./Message.module.css";

interface MessageProps {
  title: string;
  text: string;
  /** A hint below the text. */
  help?: string;
  drawing: DrawingName;
  /** True if the text is an error, which screen readers announce immediately. */
  isAlert?: boolean;
  /** The next step. */
  children?: ReactNode;
}

/** A screen with one message and a next step. */
export function Message({ title, text, help, drawing, isAlert, children }: MessageProps) {
  return (
    <section className={classes.root}>
      <Drawing name={drawing} />
      <PageTitle>{title}</PageTitle>
      <p role={isAlert ? "alert" : undefined} className={classes.text} dir="auto">
        {text}
      </p>
      {help && <p className={classes.text}>{help}</p>}
      <div className={classes.actions}>{children}</div>
    </section>
  );
}
