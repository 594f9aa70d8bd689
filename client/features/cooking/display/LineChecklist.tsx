import { langOf } from "../../../shared/languages";
import { CheckOff } from "./CheckOff";
import classes from "./LineChecklist.module.css";
import { LineWords, type LineWordsProps } from "./LineWords";
import { useCheckedItems } from "./useCheckedItems";
import { useScale, useUnitSystem } from "./useDisplayOptions";

interface LineChecklistProps {
  recipe: {
    recipeId: number;
    version: number;
    servings: number | null;
    language: string | null;
    ingredients: readonly (LineWordsProps["line"] & { ingredientId: number })[];
  };
}

/** All lines of a recipe, scaled and converted, with check boxes. */
export function LineChecklist({ recipe }: LineChecklistProps) {
  const { times } = useScale(recipe.servings);
  const [unitSystem] = useUnitSystem();
  const { done, check } = useCheckedItems(recipe);
  return (
    <ul className={classes.lines} lang={langOf(recipe.language)}>
      {recipe.ingredients.map((line) => {
        const item = `line:${line.ingredientId}`;
        return (
          <li key={line.ingredientId} className={classes.line}>
            <CheckOff done={done.has(item)} onChange={(isDone) => check(item, isDone)}>
              <LineWords
                line={line}
                language={recipe.language}
                displayOptions={{ factor: times, unitSystem }}
              />
            </CheckOff>
          </li>
        );
      })}
    </ul>
  );
}
