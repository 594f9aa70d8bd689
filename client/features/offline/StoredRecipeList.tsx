import { Heart } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { t } from "../../shared/messages/t";
import { listStoredRecipes } from "../../shared/offline/storedRecipes";
import type { StoredRecipe } from "../../shared/offline/StoredRecipe";
import { paths } from "../../shared/paths";
import { useSession } from "../../shared/session";
import classes from "./StoredRecipeList.module.css";

interface StoredRecipeListProps {
  /** Content that is shown if there are no recipes. */
  children: ReactNode;
}

/** The recipes that the viewer can open offline. */
export function StoredRecipeList({ children }: StoredRecipeListProps) {
  const viewerId = useSession()?.user.userId ?? 0;
  const [recipes, setRecipes] = useState<readonly StoredRecipe[] | null>(null);
  useEffect(() => {
    let isShown = true;
    void listStoredRecipes(viewerId)
      .catch(() => [])
      .then((storedRecipes) => isShown && setRecipes(storedRecipes));
    return () => void (isShown = false);
  }, [viewerId]);
  if (!recipes) return null;
  if (recipes.length === 0) return children;
  return (
    <section className={classes.stored} aria-labelledby="stored-recipes">
      <h2 id="stored-recipes" className={classes.title}>
        {t("offline.list")}
      </h2>
      <ul className={classes.list}>
        {recipes.map(({ isFavorite, name, recipeId }) => (
          <li key={recipeId}>
            <Link className={classes.link} to={paths.recipe(recipeId)} dir="auto">
              {name}
              {isFavorite && (
                <Heart size={14} fill="currentColor" aria-label={t("bar.favorites")} />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
