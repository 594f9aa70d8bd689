import { langOf } from "../../../shared/languages";
import { t } from "../../../shared/messages/t";
import classes from "./IngredientList.module.css";
import {
  type IngredientList_RecipeRef,
  useIngredientList_Recipe,
} from "./IngredientList_recipe.generated";
import { loadArithmetic } from "./arithmetic";
import { LineChecklist } from "./LineChecklist";
import { UnitSystemSwitch } from "./UnitSystemSwitch";
import { scaleText } from "./scaleText";
import { ServingsStepper } from "./ServingsStepper";
import { useCheckedItems } from "./useCheckedItems";
import { useUnitSystem, useScale } from "./useDisplayOptions";

/** Loads the code early; an error is shown once the code is needed. */
const loadAhead = () => void loadArithmetic().catch(() => undefined);

/** The recipe's ingredients, scaled and converted, with check boxes. */
export function IngredientList({ recipe: ref }: { recipe: IngredientList_RecipeRef }) {
  const recipe = useIngredientList_Recipe(ref);
  const { ingredientsNotes, language, servings, servingsUnit } = recipe;
  const { change, scale } = useScale(servings);
  const [unitSystem, setUnitSystem] = useUnitSystem();
  const scaledTo = scaleText(recipe, scale);
  const { done, startAgain } = useCheckedItems(recipe);
  return (
    <section aria-labelledby="ingredients">
      <div className={classes.heading}>
        <h2 id="ingredients">{t("recipe.ingredients")}</h2>
        {done.size > 0 && (
          <button type="button" className={classes.again} onClick={startAgain}>
            {t("cooking.startAgain")}
          </button>
        )}
      </div>
      {scaledTo && (
        <p className={classes.onPaper} lang={langOf(servingsUnit && language)}>
          {scaledTo}
        </p>
      )}
      <div
        data-scripted
        className={classes.controls}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
      >
        <ServingsStepper
          servings={servings}
          servingsUnit={servingsUnit}
          language={language}
          scale={scale}
          onScale={change}
        />
        <UnitSystemSwitch unitSystem={unitSystem} onChange={setUnitSystem} />
      </div>
      <div className={classes.lines}>
        <LineChecklist recipe={recipe} headingLevel={3} />
      </div>
      {ingredientsNotes && (
        <p className={classes.note} dir="auto" lang={langOf(language)}>
          {ingredientsNotes}
        </p>
      )}
    </section>
  );
}
