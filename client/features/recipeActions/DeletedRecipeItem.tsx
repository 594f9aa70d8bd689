import { Button } from "@mantine/core";
import { Lock, Undo2 } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../shared/dates";
import { t } from "../../shared/messages/t";
import { Picture } from "../../shared/ui/Picture";
import { pictureSizes } from "../../shared/ui/pictureSizes";
import { ProfileLink } from "../../shared/ui/ProfileLink";
import classes from "./DeletedRecipeItem.module.css";
import type { DeletedRecipeItem_RecipeFragment } from "./DeletedRecipeItem_recipe.generated";
import { useRestoreRecipe } from "./useRestoreRecipe";

interface DeletedRecipeItemProps {
  recipe: DeletedRecipeItem_RecipeFragment;
  /** True if the list has recipes of several users. */
  showsOwner: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The number of last days that are marked. */
const SOON_DAYS = 3;

/** A deleted recipe with its restoration deadline. */
export function DeletedRecipeItem({ recipe, showsOwner }: DeletedRecipeItemProps) {
  const { cover, deletedAt, deletedByAdmin, name, owner, recipeId, restorableUntil } = recipe;
  const { restore, restoring } = useRestoreRecipe();
  const [now] = useState(() => Date.now());
  const daysLeft = Math.max(0, Math.ceil((Date.parse(restorableUntil) - now) / DAY_MS));
  const dates = { date: formatDate(deletedAt), until: formatDate(restorableUntil) };
  return (
    <li className={classes.item}>
      <Picture
        className={classes.cover}
        image={cover}
        alt=""
        sizes={pictureSizes.row}
        loading="lazy"
      />
      <div>
        <h3 className={classes.name} dir="auto">
          {name}
        </h3>
        <p className={classes.facts}>
          {showsOwner && (
            <span>
              {t("card.uploadedBy")} <ProfileLink user={owner} />
            </span>
          )}
          <span>
            {t(
              deletedByAdmin && !showsOwner
                ? "deletedRecipes.deletedByAdminOn"
                : "deletedRecipes.deletedOn",
              dates,
            )}
          </span>
        </p>
        <p className={classes.facts} data-soon={daysLeft <= SOON_DAYS || undefined}>
          <span>{t("deletedRecipes.goneOn", dates)}</span>
          <span>{t("deletedRecipes.daysLeft", { count: daysLeft })}</span>
        </p>
      </div>
      {recipe.viewerCanRestore ? (
        <Button
          className={classes.restore}
          variant="default"
          size="sm"
          leftSection={<Undo2 size={16} aria-hidden />}
          aria-label={t("deletedRecipes.restoreOf", { name })}
          loading={restoring}
          onClick={() => void restore(recipeId)}
        >
          {t("deletedRecipes.restore")}
        </Button>
      ) : (
        <p className={classes.locked}>
          <Lock size={14} aria-hidden /> {t("deletedRecipes.adminsOnly")}
        </p>
      )}
    </li>
  );
}
