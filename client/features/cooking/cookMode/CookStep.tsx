import { langOf } from "../../../shared/languages";
import { servingsText } from "../../../shared/servings";
import type { IngredientLine } from "../../../shared/recipeLines";
import { t } from "../../../shared/messages/t";
import { LineWords } from "../display/LineWords";
import { hasUnscaledAmounts } from "../amounts/unscaledAmounts";
import { buttonsPerStep, StepText } from "../display/StepText";
import { useUnitSystem, useScale } from "../display/useDisplayOptions";
import type { CookMode_RecipeFragment } from "./CookMode_recipe.generated";
import classes from "./CookStep.module.css";
import { findStepLines } from "../../../../shared/stepLines/findStepLines";

interface CookStepProps {
  recipe: CookMode_RecipeFragment;
  /** The lines of the recipe with an ingredient. */
  ingredients: readonly IngredientLine<CookMode_RecipeFragment["lines"][number]>[];
  step: CookMode_RecipeFragment["steps"][number];
  /** The number in the whole recipe, from 1. */
  number: number;
  numberOfSteps: number;
}

/** One step with its ingredients, as large as the screen allows. Screen readers announce the next step. */
export function CookStep({ ingredients, number, numberOfSteps, recipe, step }: CookStepProps) {
  const { language, name, recipeId, servings, servingsUnit } = recipe;
  const lang = langOf(language);
  const { times } = useScale(servings);
  const [unitSystem] = useUnitSystem();
  const { lineIds } = step;
  const lines = lineIds
    ? ingredients.filter(({ lineId }) => lineIds.includes(lineId))
    : findStepLines(step.text, ingredients);
  return (
    <div className={classes.step} aria-live="polite" aria-atomic>
      <div className={classes.words}>
        <p className={classes.number}>
          {t("cookMode.step", { step: number, steps: numberOfSteps })}
          {step.heading && (
            <span className={classes.heading} lang={lang}>
              {step.heading}
            </span>
          )}
        </p>
        <p className={classes.text} lang={lang}>
          <StepText
            text={step.text}
            lines={ingredients}
            displayOptions={{ factor: times, unitSystem }}
            mostButtons={buttonsPerStep(numberOfSteps)}
            of={{ recipe: { recipeId, name }, step: number }}
          />
        </p>
        {times !== 1 && hasUnscaledAmounts(step.text, ingredients) && (
          <p className={classes.remark}>
            {t("cooking.stepsStay", {
              servings: servings === null ? "1×" : servingsText(servings, servingsUnit, language),
            })}
          </p>
        )}
      </div>
      {lines.length > 0 && (
        <div className={classes.needs}>
          <h3 className={classes.needsTitle}>{t("cookMode.needs")}</h3>
          <ul lang={lang}>
            {lines.map((line) => (
              <li key={line.lineId} className={classes.line}>
                <LineWords
                  line={line}
                  language={language}
                  displayOptions={{ factor: times, unitSystem }}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
