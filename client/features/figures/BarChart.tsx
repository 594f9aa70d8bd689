import { asDay } from "../../shared/dates";
import { t } from "../../shared/words/t";
import classes from "./BarChart.module.css";

const HEIGHT = 100;
/** A bar of its own day wide, less a gap. */
const BAR_WIDTH = 0.8;

interface BarChartProps {
  title: string;
  /** One a day, the oldest first. */
  bars: readonly { date: string; count: number }[];
}

/** Days as bars, stretched to the place there is. The numbers stand in a table beside it. */
export function BarChart({ title, bars }: BarChartProps) {
  const counts = bars.map(({ count }) => count);
  const sum = counts.reduce((all, count) => all + count, 0);
  const most = Math.max(1, ...counts);
  const ends = [bars[0], bars.at(-1)].flatMap((bar) => (bar ? [asDay(bar.date)] : []));
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.caption}>
        <span className={classes.title}>{title}</span>
        <span>{t("figures.sum", { sum })}</span>
      </figcaption>
      <div className={classes.plot}>
        <span className={classes.most} aria-hidden>
          {most}
        </span>
        <svg
          className={classes.bars}
          viewBox={`0 0 ${bars.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t("figures.chart", {
            what: title,
            sum,
            count: bars.length,
            most: Math.max(0, ...counts),
          })}
        >
          {bars.map(({ date, count }, day) => {
            const height = (count / most) * HEIGHT;
            return (
              // The whole column tells its number, for a bar may be too low to be met.
              <g key={date} className={classes.day}>
                <title>{t("figures.onDay", { date: asDay(date), added: count })}</title>
                <rect className={classes.ground} x={day} width={1} height={HEIGHT} />
                <rect
                  className={classes.bar}
                  x={day + (1 - BAR_WIDTH) / 2}
                  y={HEIGHT - height}
                  width={BAR_WIDTH}
                  height={height}
                />
              </g>
            );
          })}
        </svg>
      </div>
      <p className={classes.dates} aria-hidden>
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
    </figure>
  );
}
