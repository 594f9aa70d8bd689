import { langOf } from "../../shared/languages";
import { t } from "../../shared/messages/t";
import classes from "./book.module.css";
import type { Chapter } from "./chapters";

interface BookContentsProps {
  chapters: readonly Chapter[];
  /** The page on which each recipe begins, in their order; empty until they are counted. */
  pages: readonly number[];
}

/** The recipes by category, with the pages on which they are. */
export function BookContents({ chapters, pages }: BookContentsProps) {
  const order = chapters.flatMap(({ recipes }) => recipes.map(({ recipeId }) => recipeId));
  const pageOf = new Map(order.map((recipeId, index) => [recipeId, pages[index]]));
  return (
    <section data-part className={classes.contents}>
      <h2>{t("book.contents")}</h2>
      {chapters.map(({ categoryId, name, recipes }) => (
        <div key={categoryId} className={classes.chapter}>
          <h3 dir="auto">{name}</h3>
          <ul>
            {recipes.map((recipe) => (
              <li key={recipe.recipeId}>
                <a href={`#recipe-${recipe.recipeId}`}>
                  <span className={classes.entry} dir="auto" lang={langOf(recipe.language)}>
                    {recipe.name}
                  </span>
                  <span className={classes.leader} />
                  <span className={classes.page}>{pageOf.get(recipe.recipeId)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
