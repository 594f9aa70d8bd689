import classes from "./FirstLoad.module.css";
import { t } from "../messages/t";

/** The placeholder until the first screen is rendered. */
export function FirstLoad() {
  return (
    <div className={classes.root} role="status" aria-label={t("loading")}>
      <div className={classes.title} />
      <div className={classes.grid}>
        {[0, 1, 2].map((card) => (
          <div key={card} className={classes.card} />
        ))}
      </div>
    </div>
  );
}
