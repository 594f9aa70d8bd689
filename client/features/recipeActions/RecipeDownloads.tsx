import { useId } from "react";
import { t } from "../../shared/messages/t";
import { hasRole, useSession } from "../../shared/session";
import { DownloadRecipes } from "./DownloadRecipes";
import classes from "./RecipeDownloads.module.css";

/** Downloads of the viewer's collections, and of all recipes for admins. */
export function RecipeDownloads() {
  const heading = useId();
  const session = useSession();
  const collections = hasRole(session, "admin")
    ? (["own", "favorites", "all"] as const)
    : (["own", "favorites"] as const);
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h3 id={heading}>{t("exports.title")}</h3>
      <p className={classes.help}>{t("exports.help")}</p>
      <div className={classes.menus}>
        {collections.map((of) => (
          <DownloadRecipes key={of} of={of} label={t(`exports.${of}`)} />
        ))}
      </div>
    </section>
  );
}
