import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { formatDate } from "../../shared/dates";
import { t } from "../../shared/messages/t";
import { paths } from "../../shared/paths";
import classes from "./DeletedRecipeItem.module.css";
import type { DeletedRecipeItem_RecipeFragment } from "./DeletedRecipeItem_recipe.generated";
import { useRestoreRecipe } from "./useRestoreRecipe";

interface DeletedRecipeItemProps {
  recipe: DeletedRecipeItem_RecipeFragment;
  /** True to show the owner of the recipe instead of the user who deleted it. */
  showsOwner: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A deleted recipe with its restoration deadline. */
export function DeletedRecipeItem({ recipe, showsOwner }: DeletedRecipeItemProps) {
  const { deletedAt, deletedByAdmin, name, owner, recipeId, restorableUntil } = recipe;
  const { restore, restoring } = useRestoreRecipe();
  const [now] = useState(() => Date.now());
  const daysLeft = Math.max(0, Math.ceil((Date.parse(restorableUntil) - now) / DAY_MS));
  const date = formatDate(deletedAt);
  return (
    <li className={classes.item}>
      <div>
        <h3 className={classes.name}>{name}</h3>
        <p className={classes.times}>
          {showsOwner && (
            <>
              <Link to={paths.user(owner.userId)}>{owner.name}</Link>
              {" · "}
            </>
          )}
          {deletedByAdmin && !showsOwner
            ? t("deletedRecipes.deletedByAdminOn", { date })
            : t("deletedRecipes.deletedOn", { date })}
          {" · "}
          {t("deletedRecipes.daysLeft", { count: daysLeft })}
        </p>
      </div>
      {recipe.viewerCanRestore ? (
        <Button
          variant="default"
          size="sm"
          aria-label={t("deletedRecipes.restoreOf", { name })}
          loading={restoring}
          onClick={() => void restore(recipeId)}
        >
          {t("deletedRecipes.restore")}
        </Button>
      ) : (
        <p className={classes.times}>{t("deletedRecipes.adminsOnly")}</p>
      )}
    </li>
  );
}
