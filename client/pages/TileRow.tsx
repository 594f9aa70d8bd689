import { Link } from "react-router-dom";
import { RecipeTile } from "../features/recipes/RecipeTile";
import type { RecipeTile_RecipeRef } from "../features/recipes/RecipeTile_recipe.generated";
import { pictureSizes } from "../shared/ui/pictureSizes";
import classes from "./HomePage.module.css";

/** A recipe of a row. */
export interface Tile {
  recipe: RecipeTile_RecipeRef & { id: string };
  /** A few words on the cover. */
  badge?: string | null;
  /** A sentence below the recipe. */
  note?: string;
}

interface TileRowProps {
  title: string;
  /** The link to the whole list. */
  all?: { to: string; label: string };
  tiles: readonly Tile[];
}

/** A row of recipes on the start page. */
export function TileRow({ title, all, tiles }: TileRowProps) {
  return (
    <section className={classes.row} aria-label={title}>
      <div className={classes.heading}>
        <h2>{title}</h2>
        {all && (
          <Link to={all.to} className={classes.all}>
            {all.label}
          </Link>
        )}
      </div>
      <ul className={classes.tiles}>
        {tiles.map(({ recipe, badge, note }) => (
          <li key={recipe.id}>
            <RecipeTile recipe={recipe} sizes={pictureSizes.homeTile} badge={badge} note={note} />
          </li>
        ))}
      </ul>
    </section>
  );
}
