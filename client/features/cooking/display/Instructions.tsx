import { useMemo } from "react";
import { langOf } from "../../../shared/languages";
import { selectIngredients } from "../../../shared/recipeLines";
import { servingsText } from "../../../shared/servings";
import { t } from "../../../shared/messages/t";
import { CheckOff } from "./CheckOff";
import { allSteps, stepsBefore } from "../cookMode/allSteps";
import classes from "./Instructions.module.css";
import {
  type Instructions_RecipeRef,
  useInstructions_Recipe,
} from "./Instructions_recipe.generated";
import { hasUnscaledAmounts } from "../amounts/unscaledAmounts";
import { buttonsPerStep, StepText } from "./StepText";
import { useCheckedItems } from "./useCheckedItems";
import { useUnitSystem, useScale } from "./useDisplayOptions";

/** The steps of a recipe, with check boxes. */
export function Instructions({ recipe: ref }: { recipe: Instructions_RecipeRef }) {
  const recipe = useInstructions_Recipe(ref);
  const { language, lines, name, recipeId, servings, servingsUnit, steps: sections } = recipe;
  const ingredients = useMemo(() => selectIngredients(lines), [lines]);
  const before = stepsBefore(sections);
  const mostButtons = buttonsPerStep(allSteps(sections).length);
  const { times } = useScale(servings);
  const [unitSystem] = useUnitSystem();
  const { done, check } = useCheckedItems(recipe);
  const isUnscaled = (step: string) => hasUnscaledAmounts(step, ingredients);
  const saysSo = times !== 1 && sections.some(({ steps }) => steps.some(isUnscaled));
  return (
    <section aria-labelledby="instructions">
      <h2 id="instructions">{t("recipe.instructions")}</h2>
      {saysSo && (
        <p className={classes.remark}>
          {t("cooking.stepsStay", {
            servings: servings === null ? "1×" : servingsText(servings, servingsUnit, language),
          })}
        </p>
      )}
      {sections.map(({ heading, steps }, index) => (
        <div key={index} className={classes.section} lang={langOf(language)}>
          {heading && <h3 className={classes.heading}>{heading}</h3>}
          <ol className={classes.steps}>
            {steps.map((step, number) => {
              const item = `step:${index}.${number}`;
              return (
                <li key={number}>
                  <CheckOff
                    done={done.has(item)}
                    onChange={(isDone) => check(item, isDone)}
                    sign={<span className={classes.number} />}
                  >
                    <StepText
                      text={step}
                      lines={ingredients}
                      displayOptions={{ factor: times, unitSystem }}
                      mostButtons={mostButtons}
                      of={{ recipe: { recipeId, name }, step: before[index]! + number + 1 }}
                    />
                  </CheckOff>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </section>
  );
}
