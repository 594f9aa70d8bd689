import { Link } from "react-router-dom";
import { paths } from "../../shared/paths";
import { t } from "../../shared/messages/t";
import classes from "./StatsView.module.css";
import type { StatsView_StatsFragment } from "./StatsView_stats.generated";

/** The kinds of work, urgent ones first, with the screen on which it is done. */
const kinds = [
  ["openRequests", paths.contributorRequests()],
  ["proposedIngredients", paths.proposedIngredients()],
  ["viewerImports", paths.importRecipes()],
  ["recipesWithoutPhoto", paths.recipes("withoutPhoto=true")],
  ["recipesWithoutReviews", paths.recipes("withoutReviews=true")],
] as const;

/** The work that waits, each kind with a link to it. */
export function PendingWork({ pending }: { pending: StatsView_StatsFragment["pending"] }) {
  const waiting = kinds.filter(([kind]) => pending[kind] > 0);
  return (
    <section aria-labelledby="pending">
      <h2 id="pending">{t("stats.pending")}</h2>
      {waiting.length === 0 && <p className={classes.what}>{t("stats.pendingNothing")}</p>}
      <ul aria-labelledby="pending" className={classes.work}>
        {waiting.map(([kind, to]) => {
          const text = t(`stats.work.${kind}`, { count: pending[kind] });
          const act = t(`stats.act.${kind}`);
          return (
            <li key={kind} className={classes.waiting}>
              <span>{text}</span>
              <Link to={to} aria-label={t("table.of", { action: act, name: text })}>
                {act}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
