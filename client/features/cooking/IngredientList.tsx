import { withFractions } from "../../shared/fractions";
import { t } from "../../shared/words/t";
import classes from "./IngredientList.module.css";
import {
  type IngredientList_RecipeRef,
  useIngredientList_Recipe,
} from "./IngredientList_recipe.generated";

/** What the recipe calls for: amounts in a column, so that they can be compared. */
export function IngredientList({ recipe: ref }: { recipe: IngredientList_RecipeRef }) {
  const { ingredients, ingredientsNotes } = useIngredientList_Recipe(ref);
  return (
    <section aria-labelledby="ingredients">
      <h2 id="ingredients">{t("recipe.ingredients")}</h2>
      <ul className={classes.lines}>
        {ingredients.map(({ ingredientId, name, quantity, unit, isOptional }) => (
          <li key={ingredientId} className={classes.line}>
            <span className={classes.amount}>
              {[quantity && withFractions(quantity), unit].filter(Boolean).join(" ")}
            </span>{" "}
            <span>
              {name}
              {isOptional && <span className={classes.optional}> ({t("card.optional")})</span>}
            </span>
          </li>
        ))}
      </ul>
      {ingredientsNotes && <p className={classes.note}>{ingredientsNotes}</p>}
    </section>
  );
}
