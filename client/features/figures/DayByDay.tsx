import { type Column, DataTable } from "../../shared/table/DataTable";
import { words } from "../../shared/words";
import { BarChart } from "./BarChart";
import classes from "./DayByDay.module.css";
import type { FiguresView_FiguresFragment } from "./FiguresView_figures.generated";

type Day = FiguresView_FiguresFragment["days"][number];

const text = words.figures;
const names = ["people", "recipes", "reviews", "favorites"] as const;

const columns: Column<Day>[] = [
  { head: text.day, cell: ({ date }) => date },
  ...names.map((name) => ({
    head: text.added[name],
    numeric: true,
    cell: (day: Day) => day[name],
  })),
];

/** What was added on each day, drawn and in numbers. */
export function DayByDay({ days }: { days: readonly Day[] }) {
  return (
    <>
      <div className={classes.charts}>
        {names.map((name) => (
          <BarChart
            key={name}
            title={text.added[name]}
            bars={days.map((day) => ({ date: day.date, count: day[name] }))}
          />
        ))}
      </div>
      <details className={classes.numbers}>
        <summary className={classes.summary}>{text.asTable}</summary>
        <DataTable
          label={text.days}
          columns={columns}
          rows={[...days].reverse()}
          rowKey={({ date }) => date}
        />
      </details>
    </>
  );
}
