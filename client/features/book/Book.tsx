import { type CSSProperties, useMemo, useRef, useState } from "react";
import { siteName } from "../../shared/brand";
import { formatDate } from "../../shared/dates";
import { currentLocale } from "../../shared/messages/locale";
import { t } from "../../shared/messages/t";
import classes from "./book.module.css";
import { BookContents } from "./BookContents";
import { BookRecipe } from "./BookRecipe";
import type { BookRecipe_RecipeFragment } from "./BookRecipe_recipe.generated";
import { makeChapters } from "./chapters";
import { type Paper, printArea } from "./paper";
import { usePageNumbers, usePaper } from "./usePageNumbers";

interface BookProps {
  title: string;
  /** The name of the collector. */
  collector: string;
  recipes: readonly BookRecipe_RecipeFragment[];
  paper: Paper;
}

/** A printed book of recipes: a title, the contents, and each recipe on separate pages. */
export function Book({ title, collector, recipes, paper }: BookProps) {
  const book = useRef<HTMLDivElement>(null);
  const chapters = useMemo(() => makeChapters(recipes, currentLocale()), [recipes]);
  const pages = usePageNumbers(book, paper, chapters);
  usePaper(paper);
  const [today] = useState(() => new Date().toISOString());
  const { width, height } = printArea(paper);
  const size = { "--print-width": `${width}mm`, "--print-height": `${height - 1}mm` };
  return (
    <div className={classes.desk}>
      <div ref={book} className={classes.book} style={size as CSSProperties}>
        <section className={classes.title}>
          <p className={classes.brand}>{siteName()}</p>
          <h2>{title}</h2>
          <p>{t("book.by", { name: collector })}</p>
          <p className={classes.date}>
            {t("book.recipes", { count: recipes.length })} · {formatDate(today)}
          </p>
        </section>
        <BookContents chapters={chapters} pages={pages} />
        {chapters.flatMap((chapter) =>
          chapter.recipes.map((recipe) => <BookRecipe key={recipe.recipeId} recipe={recipe} />),
        )}
      </div>
    </div>
  );
}
