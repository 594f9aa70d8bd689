import { langOf } from "../../../shared/languages";
import { servingsText } from "../../../shared/servings";
import type { IngredientLine } from "../../../shared/recipeLines";
import { t } from "../../../shared/messages/t";
import { findLargestUrl } from "../../../shared/ui/findLargestUrl";
import { Picture } from "../../../shared/ui/Picture";
import { pictureSizes } from "../../../shared/ui/pictureSizes";
import { usePhotoViewer } from "../../../shared/ui/usePhotoViewer";
import { LineWords } from "../display/LineWords";
import { StepDuration } from "../display/StepExtras";
import { buttonsPerStep, StepText } from "../display/StepText";
import { useDisplayOptions } from "../display/useDisplayOptions";
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
  const displayOptions = useDisplayOptions(ingredients, servings);
  const { arithmetic, factor: times } = displayOptions;
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
            displayOptions={displayOptions}
            mostButtons={buttonsPerStep(numberOfSteps)}
            of={{ recipe: { recipeId, name }, step: number, stepName: step.name }}
          />
        </p>
        {step.minutes !== null && (
          <p className={classes.time}>
            <StepDuration step={step} />
          </p>
        )}
        {times !== 1 && arithmetic?.hasUnscaledAmounts(step.text, ingredients) && (
          <p className={classes.remark}>
            {t("cooking.stepsStay", {
              servings: servings === null ? "1×" : servingsText(servings, servingsUnit, language),
            })}
          </p>
        )}
      </div>
      {(lines.length > 0 || step.photos.length > 0) && (
        <div className={classes.needs}>
          <StepPhotos step={step} recipeName={name} />
          {lines.length > 0 && (
            <>
              <h3 className={classes.needsTitle}>{t("cookMode.needs")}</h3>
              <ul lang={lang}>
                {lines.map((line) => (
                  <li key={line.lineId} className={classes.line}>
                    <LineWords line={line} language={language} displayOptions={displayOptions} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** The photos of a step, as wide as the column. */
function StepPhotos({ step, recipeName }: { step: CookStepProps["step"]; recipeName: string }) {
  const { photos } = step;
  const { open, viewer } = usePhotoViewer(recipeName, photos);
  return (
    <>
      {photos.map(({ caption, id, image }, index) => (
        <figure key={id} className={classes.figure}>
          <a
            className={classes.photo}
            href={findLargestUrl(image)}
            aria-label={t("photos.open", { number: index + 1, of: photos.length })}
            onClick={open(index)}
          >
            <Picture image={image} alt={image.alt} sizes={pictureSizes.cookStep} />
          </a>
          {caption && (
            <figcaption className={classes.caption} dir="auto">
              {caption}
            </figcaption>
          )}
        </figure>
      ))}
      {viewer}
    </>
  );
}
