import "../../shared/ui/fieldStyles";
import { Alert, Button } from "@mantine/core";
import { lineName } from "../../../shared/amounts/lineName";
import { Picture } from "../../shared/ui/Picture";
import { pictureSizes } from "../../shared/ui/pictureSizes";
import { currentLanguage } from "../../shared/messages/locale";
import { t } from "../../shared/messages/t";
import { groupLines, type IngredientLine } from "../../shared/recipeLines";
import { CookingNow } from "./CookingNow";
import { drawingText } from "./drawingText";
import { readRecipeCooking } from "../../shared/recipeFields/cooking";
import type { RecipeForm_RecipeFragment } from "./RecipeForm_recipe.generated";
import classes from "./StaleRecipe.module.css";

interface StaleRecipeProps {
  recipe: RecipeForm_RecipeFragment;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

function lineText(
  line: IngredientLine<RecipeForm_RecipeFragment["lines"][number]>,
  language: string | null,
): string {
  const { quantity, unit, preparation, scales } = line;
  const name =
    lineName(line, { language, locale: currentLanguage() }) +
    (preparation ? `, ${preparation}` : "");
  return [quantity, unit, name, !scales && t("recipeForm.fixedNote")].filter(Boolean).join(" ");
}

/** A conflict with another user's version: shows it above the viewer's, with a choice between them. */
export function StaleRecipe({ recipe, onKeepMine, onTakeTheirs }: StaleRecipeProps) {
  return (
    <Alert color="tomato" role="alert" className={classes.stale}>
      <p>{t("recipeForm.stale")}</p>
      <section className={classes.theirs} aria-label={t("recipeForm.theirs")}>
        <h2 className={classes.title}>{t("recipeForm.theirs")}</h2>
        <p className={classes.name} dir="auto">
          {recipe.name}
        </p>
        {groupLines(recipe.lines).map(({ heading, lines }) => (
          <p key={heading?.lineId ?? "first"}>
            {heading && <b dir="auto">{heading.heading} </b>}
            {lines.map((line) => lineText(line, recipe.language)).join(" · ")}
          </p>
        ))}
        {recipe.ingredientsNotes && <p dir="auto">{recipe.ingredientsNotes}</p>}
        <p className={classes.text} dir="auto">
          {recipe.instructions}
        </p>
        {recipe.photos.length > 0 && (
          <ul className={classes.photos}>
            {recipe.photos.map(({ id, image }, index) => (
              <li key={id}>
                <Picture
                  className={classes.photo}
                  image={image}
                  alt={t("recipeForm.photos.photo", { row: index + 1 })}
                  sizes={pictureSizes.noticeThumb}
                />
              </li>
            ))}
          </ul>
        )}
        {recipe.coverDrawing && <p>{drawingText(recipe.coverDrawing)}</p>}
        <CookingNow cooking={readRecipeCooking(recipe)} />
      </section>
      <div className={classes.actions}>
        <Button size="sm" onClick={onKeepMine}>
          {t("recipeForm.keepMine")}
        </Button>
        <Button size="sm" variant="default" onClick={onTakeTheirs}>
          {t("recipeForm.takeTheirs")}
        </Button>
      </div>
    </Alert>
  );
}
