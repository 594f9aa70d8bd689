import { NativeSelect } from "@mantine/core";
import { formatNumber } from "../../shared/numbers";
import { paths } from "../../shared/paths";
import { PageTitle } from "../../shared/ui/PageTitle";
import { t } from "../../shared/messages/t";
import { DayByDay } from "./DayByDay";
import classes from "./StatsView.module.css";
import type { StatsView_StatsFragment } from "./StatsView_stats.generated";
import { PendingWork } from "./PendingWork";
import { periods } from "./period";
import { Ranking } from "./Ranking";
import { StorageTable } from "./StorageTable";

const totals = ["people", "recipes", "reviews", "favorites", "notes"] as const;

interface StatsViewProps {
  stats: StatsView_StatsFragment;
  /** The number of past days. */
  period: number;
  onPeriod: (days: number) => void;
}

/** Statistics of contents and activity. */
export function StatsView({ stats, period, onPeriod }: StatsViewProps) {
  const { busiestContributors, days, mostFavorited, mostReviewed, storage } = stats;
  const recipes = (list: typeof mostFavorited) =>
    list.map(({ count, recipe }) => ({
      label: recipe.name,
      to: paths.recipe(recipe.recipeId),
      count,
    }));
  return (
    <div className={classes.page}>
      <PageTitle>{t("stats.title")}</PageTitle>
      <dl className={classes.totals} aria-label={t("stats.totals")}>
        {totals.map((name) => (
          <div key={name} className={classes.total}>
            <dt className={classes.what}>{t(`stats.of.${name}`)}</dt>
            <dd className={classes.number}>{formatNumber(stats[name])}</dd>
          </div>
        ))}
      </dl>
      <PendingWork pending={stats.pending} />
      <section aria-labelledby="days">
        <div className={classes.heading}>
          <h2 id="days">{t("stats.days")}</h2>
          <NativeSelect
            aria-label={t("stats.period")}
            data={periods.map((days) => ({
              value: String(days),
              label: t("stats.lastDays", { days }),
            }))}
            value={String(period)}
            onChange={(event) => onPeriod(Number(event.currentTarget.value))}
          />
        </div>
        <DayByDay days={days} />
      </section>
      <div className={classes.rankings}>
        <Ranking title={t("stats.mostFavorited")} entries={recipes(mostFavorited)} />
        <Ranking title={t("stats.mostReviewed")} entries={recipes(mostReviewed)} />
        <Ranking
          title={t("stats.busiestContributors")}
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
