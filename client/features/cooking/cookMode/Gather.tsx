import { langOf } from "../../../shared/languages";
import { t } from "../../../shared/messages/t";
import { LineChecklist } from "../display/LineChecklist";
import { scaleText } from "../display/scaleText";
import { useScale } from "../display/useDisplayOptions";
import type { CookMode_RecipeFragment } from "./CookMode_recipe.generated";
import classes from "./Gather.module.css";

/** Before the first step: everything that the recipe calls for, to be checked off. */
export function Gather({ recipe }: { recipe: CookMode_RecipeFragment }) {
  const { scale } = useScale(recipe.servings);
  const scaledTo = scaleText(recipe, scale);
  return (
    <div className={classes.gather}>
      <h3 className={classes.title}>{t("cookMode.gather")}</h3>
      {scaledTo && (
        <p className={classes.servings} lang={langOf(recipe.servingsUnit && recipe.language)}>
          {scaledTo}
        </p>
      )}
      <div className={classes.lines}>
        <LineChecklist recipe={recipe} />
      </div>
    </div>
  );
}
