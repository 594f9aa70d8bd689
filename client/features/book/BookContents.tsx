import { langOf } from "../../shared/languages";
import { t } from "../../shared/messages/t";
import classes from "./book.module.css";
import type { Chapter } from "./chapters";

interface BookContentsProps {
  chapters: readonly Chapter[];
  /** The first page of each recipe, in order; empty until the pages are counted. */
  pages: readonly number[];
}

/** The recipes by category, with page numbers. */
export function BookContents({ chapters, pages }: BookContentsProps) {
  const order = chapters.flatMap(({ recipes }) => recipes.map(({ recipeId }) => recipeId));
  const pageNumbers = new Map(order.map((recipeId, index) => [recipeId, pages[index]]));
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
                  <span className={classes.page}>{pageNumbers.get(recipe.recipeId)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
