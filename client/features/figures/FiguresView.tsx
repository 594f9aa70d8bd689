import { NativeSelect } from "@mantine/core";
import { paths } from "../../shared/paths";
import { PageTitle } from "../../shared/ui/PageTitle";
import { words } from "../../shared/words";
import { DayByDay } from "./DayByDay";
import classes from "./FiguresView.module.css";
import type { FiguresView_FiguresFragment } from "./FiguresView_figures.generated";
import { periods } from "./period";
import { Ranking } from "./Ranking";
import { StorageTable } from "./StorageTable";

const text = words.figures;
const totals = ["people", "recipes", "reviews", "favorites", "notes"] as const;

interface FiguresViewProps {
  figures: FiguresView_FiguresFragment;
  /** How many days back. */
  period: number;
  onPeriod: (days: number) => void;
}

/** The place in numbers. */
export function FiguresView({ figures, period, onPeriod }: FiguresViewProps) {
  const { busiestContributors, days, mostFavorited, mostReviewed, storage } = figures;
  const recipes = (list: typeof mostFavorited) =>
    list.map(({ count, recipe }) => ({
      label: recipe.name,
      to: paths.recipe(recipe.recipeId),
      count,
    }));
  return (
    <div className={classes.page}>
      <PageTitle>{text.title}</PageTitle>
      <dl className={classes.totals} aria-label={text.totals}>
        {totals.map((name) => (
          <div key={name} className={classes.total}>
            <dt className={classes.what}>{text.of[name]}</dt>
            <dd className={classes.number}>{figures[name].toLocaleString("en")}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="days">
        <div className={classes.heading}>
          <h2 id="days">{text.days}</h2>
          <NativeSelect
            aria-label={text.period}
            data={periods.map((days) => ({ value: String(days), label: text.lastDays(days) }))}
            value={String(period)}
            onChange={(event) => onPeriod(Number(event.currentTarget.value))}
          />
        </div>
        <DayByDay days={days} />
      </section>
      <div className={classes.rankings}>
        <Ranking title={text.mostFavorited} entries={recipes(mostFavorited)} />
        <Ranking title={text.mostReviewed} entries={recipes(mostReviewed)} />
        <Ranking
          title={text.busiestContributors}
          entries={busiestContributors.map(({ author, count }) => ({
            label: author.name,
            to: paths.user(author.userId),
            count,
          }))}
        />
      </div>
      <StorageTable storage={storage} />
    </div>
  );
}
