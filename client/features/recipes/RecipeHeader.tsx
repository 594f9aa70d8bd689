import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatLongDate } from "../../shared/dates";
import { paths } from "../../shared/paths";
import { PageTitle } from "../../shared/ui/PageTitle";
import { ProfileLink } from "../../shared/ui/ProfileLink";
import { Score } from "../../shared/ui/Score";
import { ScoreSpread } from "../../shared/ui/ScoreSpread";
import { t } from "../../shared/messages/t";
import { writeListQuery } from "./listQuery";
import classes from "./RecipeHeader.module.css";
import {
  type RecipeHeader_RecipeRef,
  useRecipeHeader_Recipe,
} from "./RecipeHeader_recipe.generated";
import { RecipePhotos } from "./RecipePhotos";
import { RecipeTimes } from "./RecipeTimes";
import { Source } from "./Source";

interface RecipeHeaderProps {
  recipe: RecipeHeader_RecipeRef;
  action: ReactNode;
}

/** What it is, what people think of it, how long it takes, tags and pictures. */
export function RecipeHeader({ recipe: ref, action }: RecipeHeaderProps) {
  const recipe = useRecipeHeader_Recipe(ref);
  const { category, difficultyLevel, rating, tags } = recipe;
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <p className={classes.kind}>
          <Link to={paths.recipes(writeListQuery({ categoryId: [category.categoryId] }))}>
            {category.name}
          </Link>
        </p>
        <PageTitle className={classes.name}>{recipe.name}</PageTitle>
        {recipe.description && <p className={classes.description}>{recipe.description}</p>}
        <ul className={classes.facts}>
          <li>
            {t("card.uploadedBy")} <ProfileLink user={recipe.owner} />
          </li>
          <li>{difficultyLevel.name}</li>
          {recipe.source && (
            <li>
              <Source text={recipe.source} />
            </li>
          )}
          <li>{t("recipe.added", { date: formatLongDate(recipe.createdAt) })}</li>
          <li>{t("recipe.updated", { date: formatLongDate(recipe.updatedAt) })}</li>
        </ul>
        {rating.average !== null && (
          // A link of the browser's own: it takes the focus along.
          <a className={classes.rating} href="#reviews">
            <Score average={rating.average} count={rating.count} />
            <ScoreSpread histogram={rating.histogram} />
            <span className={classes.toReviews}>{t("recipe.toReviews")}</span>
          </a>
        )}
        <RecipeTimes {...recipe} />
        <div className={classes.action}>{action}</div>
        {tags.length > 0 && (
          <ul className={classes.tags} aria-label={t("recipe.tags")}>
            {tags.map(({ id, tagId, name }) => (
              <li key={id}>
                <Link
                  className={classes.tag}
                  to={paths.recipes(writeListQuery({ tagId: [tagId] }))}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <RecipePhotos recipe={recipe} />
    </header>
  );
}
