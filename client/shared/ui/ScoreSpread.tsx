import { t } from "../messages/t";
import classes from "./ScoreSpread.module.css";

/**
 * The distribution of scores as five small bars, the best first.
 * @param histogram the counts of scores 1 to 5
 */
export function ScoreSpread({ histogram }: { histogram: readonly number[] }) {
  const votes = histogram.map((count, i) => ({ score: i + 1, count })).reverse();
  const most = Math.max(1, ...histogram);
  const counts = votes.map(
    ({ score, count }) => `${t("reviews.stars", { count: score })}: ${count}`,
  );
  return (
    <span
      className={classes.spread}
      role="img"
      aria-label={`${t("reviews.histogram")}: ${counts.join(", ")}`}
    >
      {votes.map(({ score, count }) => (
        <span key={score} className={classes.track}>
          <span className={classes.bar} style={{ width: `${(count / most) * 100}%` }} />
        </span>
      ))}
    </span>
  );
}
