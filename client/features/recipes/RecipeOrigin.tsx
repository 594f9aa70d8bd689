import { Link } from "react-router-dom";
import { formatLongDate } from "../../shared/dates";
import { paths } from "../../shared/paths";
import { t } from "../../shared/messages/t";
import { writeListQuery } from "./listQuery";
import classes from "./RecipeOrigin.module.css";
import {
  type RecipeOrigin_RecipeRef,
  useRecipeOrigin_Recipe,
} from "./RecipeOrigin_recipe.generated";
import { Source } from "./Source";

/** The recipe's source, date and tags, below the steps. */
export function RecipeOrigin({ recipe: ref }: { recipe: RecipeOrigin_RecipeRef }) {
  const { createdAt, source, tags, updatedAt } = useRecipeOrigin_Recipe(ref);
  return (
    <footer className={classes.origin}>
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
        {source && (
          <li>
            <Source text={source} />
          </li>
        )}
        <li>{t("recipe.added", { date: formatLongDate(createdAt) })}</li>
        <li>{t("recipe.updated", { date: formatLongDate(updatedAt) })}</li>
      </ul>
    </footer>
  );
}
