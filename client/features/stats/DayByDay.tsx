import { formatDate } from "../../shared/dates";
import { type Column, DataTable } from "../../shared/table/DataTable";
import { t } from "../../shared/messages/t";
import { BarChart } from "./BarChart";
import classes from "./DayByDay.module.css";
import type { StatsView_StatsFragment } from "./StatsView_stats.generated";

type Day = StatsView_StatsFragment["days"][number];

const names = ["people", "recipes", "reviews", "favorites"] as const;

const columns: Column<Day>[] = [
  { head: "stats.day", cell: ({ date }) => formatDate(date) },
  ...names.map((name) => ({
    head: `stats.added.${name}` as const,
    numeric: true,
    cell: (day: Day) => day[name],
  })),
];

/** The additions of each day, as a chart and as numbers. */
export function DayByDay({ days }: { days: readonly Day[] }) {
  return (
    <>
      <div className={classes.charts}>
        {names.map((name) => (
          <BarChart
            key={name}
            title={t(`stats.added.${name}`)}
            bars={days.map((day) => ({ date: day.date, count: day[name] }))}
          />
        ))}
      </div>
      <details className={classes.numbers}>
        <summary className={classes.summary}>{t("stats.asTable")}</summary>
        <DataTable
          label={t("stats.days")}
          columns={columns}
          rows={[...days].reverse()}
          rowKey={({ date }) => date}
        />
      </details>
    </>
  );
}
