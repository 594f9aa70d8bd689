import { t } from "../../shared/words/t";
import classes from "./Instructions.module.css";
import {
  type Instructions_RecipeRef,
  useInstructions_Recipe,
} from "./Instructions_recipe.generated";

/** What to do, step by step. */
export function Instructions({ recipe: ref }: { recipe: Instructions_RecipeRef }) {
  const { steps: sections } = useInstructions_Recipe(ref);
  return (
    <section aria-labelledby="instructions">
      <h2 id="instructions">{t("recipe.instructions")}</h2>
      {sections.map(({ heading, steps }, place) => (
        <div key={place} className={classes.section}>
          {heading && <h3 className={classes.heading}>{heading}</h3>}
          <ol className={classes.steps}>
            {steps.map((step, number) => (
              <li key={number} className={classes.step}>
                {step}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
