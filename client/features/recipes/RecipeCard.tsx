import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { SearchMatchKind } from "../../shared/apollo/schema.generated";
import { asDuration } from "../../shared/duration";
import { langOf } from "../../shared/languages";
import { paths } from "../../shared/paths";
import { Picture } from "../../shared/ui/Picture";
import { pictureSizes } from "../../shared/ui/pictureSizes";
import { OwnerLink } from "../../shared/ui/OwnerLink";
import { Score } from "../../shared/ui/Score";
import { t } from "../../shared/messages/t";
import { CardText } from "./CardText";
import frame from "./cardFrame.module.css";
import classes from "./RecipeCard.module.css";
import { type RecipeCard_RecipeRef, useRecipeCard_Recipe } from "./RecipeCard_recipe.generated";

interface SearchMatch {
  kind: SearchMatchKind;
  name: string;
}

/** Formats the matches, such as "Found in the ingredients: Chickpeas. Found in the tags: Vegan." */
function describeMatches(matches: readonly SearchMatch[]): string {
  const kinds = [...new Set(matches.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const names = matches.filter((match) => match.kind === kind).map(({ name }) => name);
      return t(`card.matches.${kind}`, { names: names.join(", ") });
    })
    .join(" ");
}

interface RecipeCardProps {
  recipe: RecipeCard_RecipeRef;
  /** Matches of a search outside of the recipe's name. */
  matches?: readonly SearchMatch[];
  /** True if the cover is visible without scrolling. */
  eager?: boolean;
  /** An action above the cover. */
  action?: ReactNode;
  /** Actions below the text. */
  footer?: ReactNode;
}

/** A recipe in the list; the link in its heading covers the whole card. */
export function RecipeCard({ recipe: ref, matches = [], eager, action, footer }: RecipeCardProps) {
  const recipe = useRecipeCard_Recipe(ref);
  const { category, cover, difficultyLevel, rating, totalMinutes } = recipe;
  const facts = [category.name, difficultyLevel.name, totalMinutes && asDuration(totalMinutes)];
  return (
    <article
      className={`${frame.card} ${classes.card}`}
      aria-labelledby={`card-${recipe.recipeId}`}
    >
      <Picture
        className={`${frame.cover} ${classes.cover}`}
        image={cover}
        alt=""
        sizes={pictureSizes.card}
        loading={eager ? "eager" : "lazy"}
      />
      {action && <div className={frame.action}>{action}</div>}
      <div className={classes.body}>
        <p className={classes.facts}>
          <span>{facts.filter(Boolean).join(" · ")}</span>
          {rating.average !== null && rating.average !== undefined && (
            <Score
              average={rating.average}
              count={rating.count}
              asWritten={recipe.asWrittenRating.average}
            />
          )}
        </p>
        <h2
          className={classes.name}
          title={recipe.name}
          id={`card-${recipe.recipeId}`}
          dir="auto"
          lang={langOf(recipe.language)}
        >
          <Link to={paths.recipe(recipe.recipeId)} className={frame.link}>
            {recipe.name}
          </Link>
        </h2>
        <p className={classes.owner}>
          {t("card.uploadedBy")} <OwnerLink owner={recipe.owner} />
        </p>
        {matches.length > 0 && <p className={classes.matches}>{describeMatches(matches)}</p>}
        <CardText recipe={recipe} />
        {footer && <div className={classes.footer}>{footer}</div>}
      </div>
    </article>
  );
}
