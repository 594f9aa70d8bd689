import type { ReactNode, Ref } from "react";
import { Link } from "react-router-dom";
import { t } from "../messages/t";
import classes from "./RowActions.module.css";

/** The actions of a row. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <span className={classes.actions}>{children}</span>
);

interface RowActionProps {
  /** The link's label. */
  action: string;
  /** The row's subject. */
  of: string;
  danger?: boolean;
}

/** A link to a row's screen. */
export const RowLink = ({ action, of, danger, to }: RowActionProps & { to: string }) => (
  <Link
    to={to}
    className={classes.action}
    data-danger={danger}
    aria-label={t("table.of", { action, name: of })}
  >
    {action}
  </Link>
);

interface RowButtonProps extends RowActionProps {
  ref?: Ref<HTMLButtonElement>;
  busy: boolean;
  onClick: () => void;
}

/** A button that acts on the row. */
export const RowButton = ({ ref, action, of, danger, busy, onClick }: RowButtonProps) => (
  <button
    ref={ref}
    type="button"
    className={classes.action}
    data-danger={danger}
    aria-label={t("table.of", { action, name: of })}
    aria-disabled={busy}
    onClick={busy ? undefined : onClick}
  >
    {action}
  </button>
);
