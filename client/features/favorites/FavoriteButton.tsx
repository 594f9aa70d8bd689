import { Heart } from "lucide-react";
import { Link } from "react-router-dom";
import { PendingMark } from "../../shared/offline/PendingMark";
import { paths } from "../../shared/paths";
import { type ReturnTo, useReturnTo } from "../../shared/returnTo";
import { useSession } from "../../shared/session";
import { t } from "../../shared/messages/t";
import classes from "./FavoriteButton.module.css";
import {
  type FavoriteButton_RecipeRef,
  useFavoriteButton_Recipe,
} from "./FavoriteButton_recipe.generated";
import { favoriteKey, useToggleFavorite } from "./useToggleFavorite";

interface FavoriteButtonProps {
  recipe: FavoriteButton_RecipeRef;
  /** True to omit the label, as on a card. */
  compact?: boolean;
}

/** The heart button; visitors are led to the login, after which the favorite is added. */
export function FavoriteButton({ recipe: ref, compact = false }: FavoriteButtonProps) {
  const session = useSession();
  const recipe = useFavoriteButton_Recipe(ref);
  const toggle = useToggleFavorite(recipe);
  const returnTo = useReturnTo();
  const { name, recipeId, viewerHasFavorited: isFavorite } = recipe;
  if (!session) {
    const reason = t("favorite.loginFirst", { name });
    return (
      <Link
        to={paths.login()}
        state={{ ...returnTo, favoriteRecipeId: recipeId, reason } satisfies ReturnTo}
        rel="nofollow"
        className={classes.button}
        data-compact={compact || undefined}
        aria-label={compact ? t("favorite.addOf", { name }) : undefined}
      >
        <Heart size={20} aria-hidden fill="none" />
        {!compact && t("favorite.add")}
      </Link>
    );
  }
  const label = isFavorite ? t("favorite.remove") : t("favorite.add");
  const labelOfCard = isFavorite ? t("favorite.removeOf", { name }) : t("favorite.addOf", { name });
  return (
    <button
      type="button"
      className={classes.button}
      data-favorite={isFavorite || undefined}
      data-compact={compact || undefined}
      aria-label={compact ? labelOfCard : undefined}
      onClick={() => void toggle()}
    >
      <Heart size={20} aria-hidden fill={isFavorite ? "currentColor" : "none"} />
      {!compact && label}
      {!compact && <PendingMark of={favoriteKey(recipeId)} compact />}
    </button>
  );
}
