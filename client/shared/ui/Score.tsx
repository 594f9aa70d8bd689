import { scores } from "../../../shared/publicLimits";
import { formatAverage } from "../numbers";
import { t } from "../messages/t";
import classes from "./Score.module.css";

interface ScoreProps {
  average: number;
  count: number;
  /** The average of the reviews without changes, which is shown if it differs. */
  asWritten?: number | null | undefined;
}

/** An average score as a star with a number. */
export function Score({ average, count, asWritten }: ScoreProps) {
  const averageText = formatAverage(average);
  const asWrittenText = asWritten == null ? averageText : formatAverage(asWritten);
  return (
    <span className={classes.score}>
      <Star />
      <span aria-hidden>
        {averageText} <span className={classes.count}>({count})</span>
        {asWrittenText !== averageText && (
          <span className={classes.asWritten}>
            {" · "}
            {t("reviews.asWrittenAverage", { average: asWrittenText })}
          </span>
        )}
      </span>
      <span className={classes.spoken}>
        {t("reviews.average", { average: averageText, max: scores.max })},{" "}
        {t("reviews.count", { count })}
        {asWrittenText !== averageText &&
          `, ${t("reviews.asWrittenAverage", { average: asWrittenText })}`}
      </span>
    </span>
  );
}

/** One star, filled or faint. */
export function Star({ faint = false }: { faint?: boolean }) {
  return (
    <svg
      width="14"
      height="14"
      viewBox="0 0 24 24"
      aria-hidden
      className={classes.star}
      data-faint={faint || undefined}
    >
      <path d="M12 2.3 15 8.7l7 .9-5.1 4.8 1.3 6.9-6.2-3.4-6.2 3.4 1.3-6.9L2 9.6l7-.9z" />
    </svg>
  );
}
