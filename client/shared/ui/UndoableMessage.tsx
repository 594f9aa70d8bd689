import { t } from "../messages/t";
import classes from "./UndoableMessage.module.css";

interface UndoableMessageProps {
  message: string;
  onUndo: () => void;
}

/** What was done, with the button that undoes it. */
export const UndoableMessage = ({ message, onUndo }: UndoableMessageProps) => (
  <span className={classes.message}>
    {message}
    <button type="button" className={classes.undo} onClick={onUndo}>
      {t("dialog.undo")}
    </button>
  </span>
);
