import { Link } from "react-router-dom";
import { formatDate } from "../../shared/dates";
import { t } from "../../shared/messages/t";
import { paths } from "../../shared/paths";
import classes from "./Suggestions.module.css";
import type { SuggestionItem_SuggestionFragment } from "./SuggestionItem_suggestion.generated";

interface SuggestionListProps {
  title: string;
  suggestions: readonly SuggestionItem_SuggestionFragment[];
  /** True on the screen of the recipe, whose name needs no repetition. */
  isOfRecipe?: boolean;
}

/** Links to suggested edits, with their reason, member and state. */
export function SuggestionList({ title, suggestions, isOfRecipe = false }: SuggestionListProps) {
  return (
    <section className={classes.list} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul>
        {suggestions.map(
          ({ suggestionId, recipeId, recipe, reason, suggester, createdAt, state }) => (
            <li key={suggestionId} className={classes.item}>
              <Link to={paths.suggestion(recipeId, suggestionId)} dir="auto">
                {isOfRecipe ? reason : (recipe?.name ?? t("suggestions.hiddenRecipe"))}
              </Link>
              {!isOfRecipe && <span dir="auto">{reason}</span>}
              <span className={classes.meta}>
                <bdi>{suggester.name}</bdi>
                {" · "}
                <time dateTime={createdAt} suppressHydrationWarning>
                  {formatDate(createdAt)}
                </time>
                {" · "}
                {t(`suggestions.states.${state}`)}
              </span>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
