import { useMemo } from "react";
import { langOf } from "../../../shared/languages";
import { selectIngredients } from "../../../shared/recipeLines";
import { countStepsBefore, groupSteps } from "../../../shared/recipeSteps";
import { servingsText } from "../../../shared/servings";
import { t } from "../../../shared/messages/t";
import { CheckOff } from "./CheckOff";
import classes from "./Instructions.module.css";
import {
  type Instructions_RecipeRef,
  useInstructions_Recipe,
} from "./Instructions_recipe.generated";
import { StepExtras } from "./StepExtras";
import { buttonsPerStep, StepText } from "./StepText";
import { useCheckedItems } from "./useCheckedItems";
import { useDisplayOptions } from "./useDisplayOptions";

/** The steps of a recipe, with check boxes. */
export function Instructions({ recipe: ref }: { recipe: Instructions_RecipeRef }) {
  const recipe = useInstructions_Recipe(ref);
  const { language, lines, name, recipeId, servings, servingsUnit } = recipe;
  const sections = groupSteps(recipe.steps);
  const ingredients = useMemo(() => selectIngredients(lines), [lines]);
  const before = countStepsBefore(sections);
  const mostButtons = buttonsPerStep(recipe.steps.length);
  const displayOptions = useDisplayOptions(ingredients, servings);
  const { arithmetic, factor: times } = displayOptions;
  const { done, check } = useCheckedItems(recipe);
  const saysSo =
    times !== 1 &&
    recipe.steps.some(({ text }) => arithmetic?.hasUnscaledAmounts(text, ingredients));
  return (
    <section aria-labelledby="instructions">
      <h2 id="instructions" className={classes.title}>
        {t("recipe.instructions")}
      </h2>
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
                      text={step.text}
                      lines={ingredients}
                      displayOptions={displayOptions}
                      mostButtons={mostButtons}
                      of={{
                        recipe: { recipeId, name },
                        step: before[index]! + number + 1,
                        stepName: step.name,
                      }}
                    />
                  </CheckOff>
                  <StepExtras recipeName={name} step={step} />
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </section>
  );
}
