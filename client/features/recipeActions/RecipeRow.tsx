import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { formatDate } from "../../shared/dates";
import { langOf } from "../../shared/languages";
import { t } from "../../shared/messages/t";
import { paths } from "../../shared/paths";
import { Picture } from "../../shared/ui/Picture";
import { pictureSizes } from "../../shared/ui/pictureSizes";
import { VisibilityBadge } from "../../shared/ui/VisibilityBadge";
import {
  type RecipeActions_RecipeRef,
  useRecipeActions_Recipe,
} from "./RecipeActions_recipe.generated";
import classes from "./RecipeRow.module.css";
import { type RecipeRow_RecipeRef, useRecipeRow_Recipe } from "./RecipeRow_recipe.generated";
import { useDeleteRecipe } from "./useDeleteRecipe";

/** A recipe in a list of one user's recipes, with its actions. */
export function RecipeRow({ recipe: ref }: { recipe: RecipeRow_RecipeRef }) {
  const recipe = useRecipeRow_Recipe(ref);
  const { category, cover, language, name, recipeId, updatedAt, visibility } = recipe;
  return (
    <div className={classes.row}>
      <Picture
        className={classes.cover}
        image={cover}
        alt=""
        sizes={pictureSizes.row}
        loading="lazy"
      />
      <div>
        <h2 className={classes.name} dir="auto" lang={langOf(language)}>
          <Link to={paths.recipe(recipeId)}>{name}</Link>
        </h2>
        <p className={classes.facts}>
          <VisibilityBadge visibility={visibility} />
          <span>
            {visibility === "PUBLIC" && `${t("visibility.kind.PUBLIC")} · `}
            {category.name}
          </span>
          <span>{t("ownRecipes.updated", { date: formatDate(updatedAt) })}</span>
        </p>
      </div>
      <RecipeRowActions recipe={recipe} />
    </div>
  );
}

/** The buttons that open, edit and delete a recipe in a list. */
export function RecipeRowActions({ recipe: ref }: { recipe: RecipeActions_RecipeRef }) {
  const recipe = useRecipeActions_Recipe(ref);
  const { name, recipeId, viewerCanDelete, viewerCanEdit } = recipe;
  const remove = useDeleteRecipe(recipe);
  return (
    <div className={classes.actions}>
      <Button
        component={Link}
        to={paths.recipe(recipeId)}
        variant="default"
        size="sm"
        aria-label={t("profile.viewOf", { name })}
      >
        {t("profile.view")}
      </Button>
      {viewerCanEdit && (
        <Button
          component={Link}
          to={paths.editRecipe(recipeId)}
          variant="default"
          size="sm"
          aria-label={t("profile.editOf", { name })}
        >
          {t("profile.edit")}
        </Button>
      )}
      {viewerCanDelete && (
        <Button
          variant="subtle"
          size="sm"
          aria-label={t("profile.deleteOf", { name })}
          onClick={() => void remove()}
        >
          {t("recipeActions.delete")}
        </Button>
      )}
    </div>
  );
}
