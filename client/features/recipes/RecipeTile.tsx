import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { langOf } from "../../shared/languages";
import { paths } from "../../shared/paths";
import { Picture } from "../../shared/ui/Picture";
import { OwnerLink } from "../../shared/ui/OwnerLink";
import { Score } from "../../shared/ui/Score";
import { VisibilityBadge } from "../../shared/ui/VisibilityBadge";
import { t } from "../../shared/messages/t";
import classes from "./RecipeTile.module.css";
import { type RecipeTile_RecipeRef, useRecipeTile_Recipe } from "./RecipeTile_recipe.generated";

interface RecipeTileProps {
  recipe: RecipeTile_RecipeRef;
  /** The cover's width in the layout, as `<img sizes>`. */
  sizes: string;
  loading?: "lazy" | undefined;
  /** The buttons below the name, which replace the owner. */
  actions?: ReactNode;
  /** A few words on the cover. */
  badge?: string | null | undefined;
  /** A sentence below the recipe. */
  note?: string | undefined;
}

/** A recipe in a row of the start page: cover, name and owner. */
export function RecipeTile(props: RecipeTileProps) {
  const { recipe: ref, sizes, loading, actions, badge, note } = props;
  const recipe = useRecipeTile_Recipe(ref);
  const { asWrittenRating, cover, language, name, owner, rating, recipeId, visibility } = recipe;
  return (
    <article className={classes.tile}>
      <Picture className={classes.cover} image={cover} alt="" sizes={sizes} loading={loading} />
      {badge && <span className={classes.badge}>{badge}</span>}
      <h3 className={classes.name} title={name} dir="auto" lang={langOf(language)}>
        <Link to={paths.recipe(recipeId)} className={classes.link}>
          {name}
        </Link>
      </h3>
      <VisibilityBadge visibility={visibility} />
      <p className={classes.owner}>
        {!actions && (
          <span>
            {t("card.uploadedBy")} <OwnerLink owner={owner} />
          </span>
        )}
        {rating.average !== null && rating.average !== undefined && (
          <Score
            average={rating.average}
            count={rating.count}
            asWritten={asWrittenRating.average}
          />
        )}
      </p>
      {actions}
      {note && <p className={classes.note}>{note}</p>}
    </article>
  );
}
