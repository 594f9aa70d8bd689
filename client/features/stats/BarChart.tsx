import {
  Bar,
  BarChart as Chart,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  YAxis,
} from "recharts";
import { formatDate } from "../../shared/dates";
import { t } from "../../shared/messages/t";
import classes from "./BarChart.module.css";

const HEIGHT_PX = 96;
const margin = { top: 0, right: 0, bottom: 0, left: 0 };
/** The width before the first measurement. */
const atFirst = { width: 480, height: HEIGHT_PX };

interface Day {
  date: string;
  count: number;
}

interface BarChartProps {
  title: string;
  /** The bars, one per day, the oldest first. */
  bars: readonly Day[];
}

/** A chart with one bar per day over the full width. The table below contains the numbers. */
export function BarChart({ title, bars }: BarChartProps) {
  const counts = bars.map(({ count }) => count);
  const sum = counts.reduce((all, count) => all + count, 0);
  const most = Math.max(0, ...counts);
  const ends = [bars[0], bars.at(-1)].flatMap((bar) => (bar ? [formatDate(bar.date)] : []));
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.caption}>
        <span className={classes.title}>{title}</span>
        <span>{t("stats.sum", { sum })}</span>
      </figcaption>
      <div className={classes.plot}>
        <span className={classes.most} aria-hidden>
          {Math.max(1, most)}
        </span>
        <div
          className={classes.bars}
          role="img"
          aria-label={t("stats.chart", { what: title, sum, count: bars.length, most })}
        >
          <ResponsiveContainer width="100%" height={HEIGHT_PX} initialDimension={atFirst}>
            {/* The chart is not focusable, because keyboard users have the table. */}
            <Chart data={[...bars]} margin={margin} barCategoryGap="20%" accessibilityLayer={false}>
              <YAxis hide domain={[0, Math.max(1, most)]} />
              <Tooltip
                content={OnDay}
                cursor={{ fill: "var(--sunken)" }}
                isAnimationActive={false}
              />
              <Bar dataKey="count" fill="var(--tomato)" isAnimationActive={false} />
            </Chart>
          </ResponsiveContainer>
        </div>
      </div>
      <p className={classes.dates} aria-hidden>
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
    </figure>
  );
}

/** The tooltip of a day's column. */
function OnDay({ payload }: Pick<TooltipContentProps<number, string>, "payload">) {
  const day = payload[0]?.payload as Day | undefined;
  return (
    day && (
      <p className={classes.onDay}>
        {t("stats.onDay", { date: formatDate(day.date), added: day.count })}
      </p>
    )
  );
}
