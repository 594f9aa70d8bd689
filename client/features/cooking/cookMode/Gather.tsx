import { servingsText } from "../../../shared/servings";
import { t } from "../../../shared/messages/t";
import { LineChecklist } from "../display/LineChecklist";
import { useScale } from "../display/useDisplayOptions";
import type { CookMode_RecipeFragment } from "./CookMode_recipe.generated";
import classes from "./Gather.module.css";

/** Before the first step: everything that the recipe calls for, to be checked off. */
export function Gather({ recipe }: { recipe: CookMode_RecipeFragment }) {
  const { servings, servingsUnit } = recipe;
  const { scale } = useScale(servings);
  return (
    <div className={classes.gather}>
      <h3 className={classes.title}>{t("cookMode.gather")}</h3>
      {servings !== null && (
        <p className={classes.servings}>
          {t("cooking.forServings", { servings: servingsText(scale, servingsUnit) })}
        </p>
      )}
      <div className={classes.lines}>
        <LineChecklist recipe={recipe} />
      </div>
    </div>
  );
}
