import { NativeSelect } from "@mantine/core";
import { formatNumber } from "../../shared/numbers";
import { paths } from "../../shared/paths";
import { PageTitle } from "../../shared/ui/PageTitle";
import { t } from "../../shared/messages/t";
import { DayByDay } from "./DayByDay";
import classes from "./FiguresView.module.css";
import type { FiguresView_FiguresFragment } from "./FiguresView_figures.generated";
import { periods } from "./period";
import { Ranking } from "./Ranking";
import { StorageTable } from "./StorageTable";

const totals = ["people", "recipes", "reviews", "favorites", "notes"] as const;

interface FiguresViewProps {
  figures: FiguresView_FiguresFragment;
  /** How many days back. */
  period: number;
  onPeriod: (days: number) => void;
}

/** How much there is, and what people do. */
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
      <PageTitle>{t("figures.title")}</PageTitle>
      <dl className={classes.totals} aria-label={t("figures.totals")}>
        {totals.map((name) => (
          <div key={name} className={classes.total}>
            <dt className={classes.what}>{t(`figures.of.${name}`)}</dt>
            <dd className={classes.number}>{formatNumber(figures[name])}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="days">
        <div className={classes.heading}>
          <h2 id="days">{t("figures.days")}</h2>
          <NativeSelect
            aria-label={t("figures.period")}
            data={periods.map((days) => ({
              value: String(days),
              label: t("figures.lastDays", { days }),
            }))}
            value={String(period)}
            onChange={(event) => onPeriod(Number(event.currentTarget.value))}
          />
        </div>
        <DayByDay days={days} />
      </section>
      <div className={classes.rankings}>
        <Ranking title={t("figures.mostFavorited")} entries={recipes(mostFavorited)} />
        <Ranking title={t("figures.mostReviewed")} entries={recipes(mostReviewed)} />
        <Ranking
          title={t("figures.busiestContributors")}
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
