import { formatAverage } from "../../shared/numbers";
import { Star } from "../../shared/ui/Score";
import { t } from "../../shared/messages/t";
import classes from "./Histogram.module.css";

interface HistogramProps {
  rating: { average?: number | null; count: number; histogram: readonly number[] };
  /** The average of the reviews without changes, which is shown if it differs. */
  asWritten: number | null;
}

/** The average score, and the number of reviews with each score. */
export function Histogram({ rating: { average, count, histogram }, asWritten }: HistogramProps) {
  const asWrittenText = asWritten === null ? null : formatAverage(asWritten);
  return (
    <div className={classes.root}>
      <p className={classes.average}>
        <span className={classes.number}>{average != null && formatAverage(average)}</span>
        <span className={classes.count}>{t("reviews.count", { count })}</span>
        {asWrittenText !== null && average != null && asWrittenText !== formatAverage(average) && (
          <span className={classes.count}>
            {t("reviews.asWrittenAverage", { average: asWrittenText })}
          </span>
        )}
      </p>
      <ul className={classes.bars} aria-label={t("reviews.histogram")}>
        {histogram
          .map((votes, i) => ({ score: i + 1, votes }))
          .reverse()
          .map(({ score, votes }) => (
            <li key={score} className={classes.row}>
              <span className={classes.spoken}>
                {t("reviews.stars", { count: score })}: {votes}
              </span>
              <span aria-hidden className={classes.label}>
                {score} <Star />
              </span>
              <span aria-hidden className={classes.track}>
                <span className={classes.bar} style={{ width: `${(votes / count) * 100}%` }} />
              </span>
              <span aria-hidden className={classes.votes}>
                {votes}
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}
