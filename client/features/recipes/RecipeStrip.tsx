import type { ReactNode } from "react";
import { t } from "../../shared/messages/t";
import classes from "./RecipeStrip.module.css";

/** On a phone, links to the parts of a recipe, which stay below the bar. */
export function RecipeStrip({ action }: { action: ReactNode }) {
  return (
    <div className={classes.strip}>
      <nav className={classes.parts} aria-label={t("recipe.parts")}>
        <a href="#ingredients">{t("recipe.ingredients")}</a>
        <a href="#instructions">{t("recipe.steps")}</a>
        <a href="#reviews">{t("reviews.title")}</a>
      </nav>
      {action}
    </div>
  );
}
