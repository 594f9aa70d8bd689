import { t } from "../shared/messages/t";
import classes from "./OpenRequests.module.css";

/** A badge with the number of requests that wait for an admin. */
export const OpenRequests = ({ count }: { count: number }) => (
  <span className={classes.badge}>
    <span aria-hidden>{count}</span>
    <span className={classes.hidden}>{t("bar.openRequests", { count })}</span>
  </span>
);
