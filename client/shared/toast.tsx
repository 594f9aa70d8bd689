import type { NotificationData } from "@mantine/notifications";
import { hideToast, showToast } from "./ui/Toasts";
import { t } from "./messages/t";
import classes from "./toast.module.css";

interface UndoableMessageProps {
  message: string;
  onUndo: () => void;
}

/** A success message with an undo button. */
const UndoableMessage = ({ message, onUndo }: UndoableMessageProps) => (
  <span className={classes.message}>
    {message}
    <button type="button" className={classes.undo} onClick={onUndo}>
      {t("dialog.undo")}
    </button>
  </span>
);

const SUCCESS_MS = 2_000;
const ERROR_MS = 4_000;
const UNDOABLE_MS = 10_000;

let serial = 0;

const show = (toast: NotificationData) =>
  // The close button gets a label, because the library's button lacks an accessible name.
  void showToast({
    ...toast,
    closeButtonProps: { "aria-label": t("dialog.close") },
    // The color is set, because the library's color is too faint below a title.
    styles: { description: { color: "var(--ink)" } },
  });

/** Shows short messages at the top right about success or failure. */
export const toast = {
  success: (message: string) =>
    show({ message, color: "herb", autoClose: SUCCESS_MS, role: "status" }),
  /** Shows a success message with an undo button, which can be used while the toast is shown. */
  undoable: (message: string, undo: () => void) => {
    const id = `undoable-${(serial += 1)}`;
    const onUndo = () => {
      void hideToast(id);
      undo();
    };
    show({
      id,
      message: <UndoableMessage message={message} onUndo={onUndo} />,
      color: "herb",
      autoClose: UNDOABLE_MS,
      role: "status",
    });
  },
  /** @param reason the reason, if known */
  error: (message: string, reason?: string) =>
    show({
      ...(reason ? { title: message, message: reason } : { message }),
      color: "tomato",
      autoClose: ERROR_MS,
      role: "alert",
    }),
};
