import { Link } from "react-router-dom";
import { t } from "../../shared/messages/t";
import classes from "./Ranking.module.css";

interface RankingProps {
  title: string;
  /** The entries, the highest first. */
  entries: readonly { label: string; to: string; count: number }[];
}

/** A ranking with a bar under each entry. */
export function Ranking({ title, entries }: RankingProps) {
  const most = entries[0]?.count ?? 1;
  return (
    <section>
      <h2 className={classes.title}>{title}</h2>
      {entries.length === 0 && <p className={classes.nothing}>{t("stats.nothing")}</p>}
      <ol>
        {entries.map(({ label, to, count }) => (
          <li key={to} className={classes.entry}>
            <Link to={to} className={classes.label} dir="auto">
              {label}
            </Link>
            <span className={classes.count}>{count}</span>
            <span className={classes.bar} style={{ width: `${(count / most) * 100}%` }} />
          </li>
        ))}
      </ol>
    </section>
  );
}
