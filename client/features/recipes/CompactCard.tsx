import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { asDuration } from "../../shared/duration";
import { langOf } from "../../shared/languages";
import { paths } from "../../shared/paths";
import { Picture } from "../../shared/ui/Picture";
import { pictureSizes } from "../../shared/ui/pictureSizes";
import { OwnerLink } from "../../shared/ui/OwnerLink";
import { Score } from "../../shared/ui/Score";
import frame from "./cardFrame.module.css";
import classes from "./CompactCard.module.css";
import { type CompactCard_RecipeRef, useCompactCard_Recipe } from "./CompactCard_recipe.generated";

interface CompactCardProps {
  recipe: CompactCard_RecipeRef;
  /** True if the cover is visible without scrolling. */
  eager: boolean;
  /** The heart button. */
  action: ReactNode;
}

/** A recipe in the compact list: next to its cover on a phone, below it on wider screens. */
export function CompactCard({ recipe: ref, eager, action }: CompactCardProps) {
  const recipe = useCompactCard_Recipe(ref);
  const {
    asWrittenRating,
    category,
    cover,
    language,
    name,
    owner,
    rating,
    recipeId,
    totalMinutes,
  } = recipe;
  return (
    <article className={`${frame.card} ${classes.card}`} aria-labelledby={`card-${recipeId}`}>
      <Picture
        className={`${frame.cover} ${classes.cover}`}
        image={cover}
        alt=""
        sizes={pictureSizes.compactCard}
        loading={eager ? "eager" : "lazy"}
      />
      <div className={classes.body}>
        <h2
          className={classes.name}
          title={name}
          id={`card-${recipeId}`}
          dir="auto"
          lang={langOf(language)}
        >
          <Link to={paths.recipe(recipeId)} className={frame.link}>
            {name}
          </Link>
        </h2>
        <p className={classes.origin}>
          <OwnerLink owner={owner} /> · {category.name}
        </p>
        <p className={classes.facts}>
          {totalMinutes !== null && (
            <span className={classes.time}>
              <Clock size={14} aria-hidden />
              {asDuration(totalMinutes)}
            </span>
          )}
          {rating.average !== null && (
            <Score
              average={rating.average}
              count={rating.count}
              asWritten={asWrittenRating.average}
            />
          )}
        </p>
      </div>
      <div className={`${frame.action} ${classes.action}`}>{action}</div>
    </article>
  );
}
