import { Heart } from "lucide-react";
import { useSession } from "../../shared/session";
import { t } from "../../shared/messages/t";
import classes from "./FavoriteButton.module.css";
import {
  type FavoriteButton_RecipeRef,
  useFavoriteButton_Recipe,
} from "./FavoriteButton_recipe.generated";
import { useToggleFavorite } from "./useToggleFavorite";

interface FavoriteButtonProps {
  recipe: FavoriteButton_RecipeRef;
  /** A heart alone, as on a card, or with its label. */
  compact?: boolean;
}

/** The heart; only somebody who is logged in has one. */
export function FavoriteButton({ recipe: ref, compact = false }: FavoriteButtonProps) {
  const session = useSession();
  const recipe = useFavoriteButton_Recipe(ref);
  const toggle = useToggleFavorite(recipe);
  if (!session) return null;
  const { name, viewerHasFavorited: isFavorite } = recipe;
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
    </button>
  );
}
