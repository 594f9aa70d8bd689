import { useId } from "react";
import { Link } from "react-router-dom";
import { formatDate } from "../../shared/dates";
import { t } from "../../shared/messages/t";
import { paths } from "../../shared/paths";
import type { Import_ImportFragment } from "./Import_import.generated";
import classes from "./ImportItemCard.module.css";

/** The imports of the last 30 days. */
export function ImportList({ imports }: { imports: readonly Import_ImportFragment[] }) {
  const heading = useId();
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t("imports.recent")}</h2>
      <ul aria-labelledby={heading}>
        {imports.map(({ importId, source, state, createdAt }) => (
          <li key={importId} className={classes.item}>
            <Link to={paths.importRecipes(importId)} className={classes.name} dir="auto">
              {source ?? t("imports.aText")}
            </Link>
            <p className={classes.quiet}>
              {t(`imports.state.${state}`)} · {formatDate(createdAt)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
