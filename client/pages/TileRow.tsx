import { Link } from "react-router-dom";
import { RecipeTile } from "../features/recipes/RecipeTile";
import type { RecipeTile_RecipeRef } from "../features/recipes/RecipeTile_recipe.generated";
import { pictureSizes } from "../shared/ui/pictureSizes";
import { t } from "../shared/messages/t";
import classes from "./HomePage.module.css";

interface TileRowProps {
  title: string;
  /** The path of the whole list. */
  all: string;
  /** The label of the link to the whole list. */
  allLabel?: string;
  recipes: readonly (RecipeTile_RecipeRef & { id: string })[];
}

/** A row of recipes on the start page. */
export function TileRow({ title, all, allLabel = t("home.seeAll"), recipes }: TileRowProps) {
  return (
    <section className={classes.row} aria-label={title}>
      <div className={classes.heading}>
        <h2>{title}</h2>
        <Link to={all} className={classes.all}>
          {allLabel}
        </Link>
      </div>
      <ul className={classes.tiles}>
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <RecipeTile recipe={recipe} sizes={pictureSizes.homeTile} />
          </li>
        ))}
      </ul>
    </section>
  );
}
