import { Link } from "react-router-dom";
import { formatLongDate } from "../../shared/dates";
import { langOf } from "../../shared/languages";
import { paths } from "../../shared/paths";
import { t } from "../../shared/messages/t";
import { OwnerLink } from "../../shared/ui/OwnerLink";
import { writeListQuery } from "./listQuery";
import classes from "./RecipeOrigin.module.css";
import {
  type RecipeOrigin_RecipeRef,
  useRecipeOrigin_Recipe,
} from "./RecipeOrigin_recipe.generated";
import { Source } from "./Source";

/** The recipe's nutrition, source, date and tags, below the steps. */
export function RecipeOrigin({ recipe: ref }: { recipe: RecipeOrigin_RecipeRef }) {
  const { createdAt, language, nutrition, nutritionSource, source, tags, updatedAt, ...recipe } =
    useRecipeOrigin_Recipe(ref);
  return (
    <footer className={classes.origin}>
      {nutrition && (
        <div className={classes.nutrition}>
          <h3>{t("recipe.nutrition")}</h3>
          <p dir="auto" lang={langOf(language)}>
            {nutrition}
          </p>
          {nutritionSource && (
            <p dir="auto">{t("recipe.nutritionSource", { source: nutritionSource })}</p>
          )}
        </div>
      )}
      {tags.length > 0 && (
        <ul className={classes.tags} aria-label={t("recipe.tags")}>
          {tags.map(({ id, tagId, name }) => (
            <li key={id}>
              <Link
                className={classes.tag}
                dir="auto"
                to={paths.recipes(writeListQuery({ tagId: [tagId] }))}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className={classes.facts}>
        {recipe.origin ? (
          <li>
            {t("variations.basedOn")}{" "}
            <Link to={paths.recipe(recipe.origin.recipeId)} dir="auto">
              {recipe.origin.name}
            </Link>{" "}
            {t("variations.by")} <OwnerLink owner={recipe.origin.owner} />
          </li>
        ) : (
          recipe.formerOriginName && (
            <li dir="auto">
              {t("variations.basedOn")} {recipe.formerOriginName}
            </li>
          )
        )}
        {source && (
          <li>
            <Source text={source} />
          </li>
        )}
        <li>{t("recipe.added", { date: formatLongDate(createdAt) })}</li>
        <li>{t("recipe.updated", { date: formatLongDate(updatedAt) })}</li>
        {recipe.variationCount > 0 && (
          <li className={classes.history}>
            <Link to={paths.variations(recipe.recipeId)}>
              {t("variations.count", { count: recipe.variationCount })}
            </Link>
          </li>
        )}
        {recipe.version > 1 && (
          <li className={classes.history}>
            <Link to={paths.recipeHistory(recipe.recipeId)}>{t("recipe.history")}</Link>
          </li>
        )}
      </ul>
    </footer>
  );
}
