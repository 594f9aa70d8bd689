import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { langOf } from "../../shared/languages";
import { paths } from "../../shared/paths";
import { PageTitle } from "../../shared/ui/PageTitle";
import { OwnerLink } from "../../shared/ui/OwnerLink";
import { Score } from "../../shared/ui/Score";
import { VisibilityBadge } from "../../shared/ui/VisibilityBadge";
import { t } from "../../shared/messages/t";
import { writeListQuery } from "./listQuery";
import classes from "./RecipeHeader.module.css";
import {
  type RecipeHeader_RecipeRef,
  useRecipeHeader_Recipe,
} from "./RecipeHeader_recipe.generated";
import { RecipePhotos } from "./RecipePhotos";
import { RecipeTimes, TimeItems } from "./RecipeTimes";

interface RecipeHeaderProps {
  recipe: RecipeHeader_RecipeRef;
  action?: ReactNode;
  /** True in a preview, which is part of a screen with another title. */
  isPreview?: boolean;
}

/** The recipe's name, times, servings, rating and photos. */
export function RecipeHeader({ recipe: ref, action, isPreview = false }: RecipeHeaderProps) {
  const recipe = useRecipeHeader_Recipe(ref);
  const { category, difficultyLevel, rating } = recipe;
  const lang = langOf(recipe.language);
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        {!isPreview && recipe.visibility !== "PUBLIC" && (
          <p className={classes.visibility}>
            <VisibilityBadge visibility={recipe.visibility} />
          </p>
        )}
        {isPreview ? (
          <p className={classes.name} dir="auto" lang={lang}>
            {recipe.name}
          </p>
        ) : (
          <PageTitle className={classes.name} lang={lang}>
            {recipe.name}
          </PageTitle>
        )}
        <RecipeTimes {...recipe}>
          {rating.average !== null && (
            // A plain anchor, which moves the focus to its target.
            <a className={classes.rating} href="#reviews" title={t("recipe.toReviews")}>
              <Score
                average={rating.average}
                count={rating.count}
                asWritten={recipe.asWrittenRating.average}
              />
              <span className={classes.toReviews}>{t("recipe.toReviews")}</span>
            </a>
          )}
        </RecipeTimes>
        {recipe.description && (
          <p className={classes.description} dir="auto" lang={lang}>
            {recipe.description}
          </p>
        )}
        <ul className={classes.facts}>
          <TimeItems {...recipe} />
          <li dir="auto">{difficultyLevel.name}</li>
          <li>
            <Link
              dir="auto"
              to={paths.recipes(writeListQuery({ categoryId: [category.categoryId] }))}
            >
              {category.name}
            </Link>
          </li>
          {!isPreview && (
            <li className={classes.owner}>
              {t("card.uploadedBy")} <OwnerLink owner={recipe.owner} />
            </li>
          )}
        </ul>
        <div className={classes.action}>{action}</div>
      </div>
      <RecipePhotos recipe={recipe} />
    </header>
  );
}
