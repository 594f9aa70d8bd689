import { Button } from "@mantine/core";
import { useState } from "react";
import { formatDate } from "../../shared/dates";
import { t } from "../../shared/messages/t";
import classes from "./DeletedRecipeItem.module.css";
import { useRestoreRecipe } from "./useRestoreRecipe";

interface DeletedRecipeItemProps {
  recipe: { recipeId: number; name: string; deletedAt: string; restorableUntil: string };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** One deleted recipe, and for how long it can be restored. */
export function DeletedRecipeItem({ recipe }: DeletedRecipeItemProps) {
  const { deletedAt, name, recipeId, restorableUntil } = recipe;
  const { restore, restoring } = useRestoreRecipe();
  const [now] = useState(() => Date.now());
  const daysLeft = Math.max(0, Math.ceil((Date.parse(restorableUntil) - now) / DAY_MS));
  return (
    <li className={classes.item}>
      <div>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.times}>
          {t("deletedRecipes.deletedOn", { date: formatDate(deletedAt) })}
          {" · "}
          {t("deletedRecipes.daysLeft", { count: daysLeft })}
        </p>
      </div>
      <Button
        variant="default"
        size="sm"
        aria-label={t("deletedRecipes.restoreOf", { name })}
        loading={restoring}
        onClick={() => void restore(recipeId)}
      >
        {t("deletedRecipes.restore")}
      </Button>
    </li>
  );
}
