import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { asLongDay } from "../../shared/dates";
import { paths } from "../../shared/paths";
import { PageTitle } from "../../shared/ui/PageTitle";
import { Score } from "../../shared/ui/Score";
import { t } from "../../shared/words/t";
import { writeListQuery } from "./listQuery";
import classes from "./RecipeHeader.module.css";
import {
  type RecipeHeader_RecipeRef,
  useRecipeHeader_Recipe,
} from "./RecipeHeader_recipe.generated";

interface RecipeHeaderProps {
  recipe: RecipeHeader_RecipeRef;
  action: ReactNode;
}

/** Name, one line of facts, tags and cover. */
export function RecipeHeader({ recipe: ref, action }: RecipeHeaderProps) {
  const recipe = useRecipeHeader_Recipe(ref);
  const { category, cover, difficultyLevel, rating, tags } = recipe;
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <p className={classes.kind}>
          <Link to={paths.recipes(writeListQuery({ categoryId: category.categoryId }))}>
            {category.name}
          </Link>
        </p>
        <PageTitle className={classes.name}>{recipe.name}</PageTitle>
        <ul className={classes.facts}>
          <li>
            {t("card.uploadedBy")} {recipe.owner.name}
          </li>
          <li>{difficultyLevel.name}</li>
          {rating.average !== null && rating.average !== undefined && (
            <li>
              <Score average={rating.average} count={rating.count} />
            </li>
          )}
          <li>{t("recipe.updated", { date: asLongDay(recipe.updatedAt) })}</li>
        </ul>
        <div className={classes.action}>{action}</div>
        {tags.length > 0 && (
          <ul className={classes.tags} aria-label={t("recipe.tags")}>
            {tags.map(({ id, tagId, name }) => (
              <li key={id}>
                <Link className={classes.tag} to={paths.recipes(writeListQuery({ tagId }))}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <img
        className={classes.cover}
        src={cover.url}
        width={cover.width}
        height={cover.height}
        alt={cover.alt}
      />
    </header>
  );
}
