import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "../../shared/paths";
import { Drawing } from "../../shared/ui/Drawing";
import { t } from "../../shared/messages/t";
import classes from "../../shared/ui/Message.module.css";
import { countFilters, type ListQuery, writeListQuery } from "./listQuery";
import { useSearchSuggestionsQuery } from "./SearchSuggestions.generated";

interface NoRecipesProps {
  query: ListQuery;
  onReset: () => void;
}

/** The content of an empty list. */
export function NoRecipes({ query, onReset }: NoRecipesProps) {
  const search = query.search.trim();
  if (query.favorites && !search && countFilters(query) === 1) return <NoFavorites />;
  return (
    <div className={classes.root}>
      <Drawing name="plate" />
      <h2>{t("list.empty")}</h2>
      {search && <Suggestions search={search} />}
      <p className={classes.text}>{t("list.emptyHelp")}</p>
      <div className={classes.actions}>
        <Button onClick={onReset}>{t("list.reset")}</Button>
      </div>
    </div>
  );
}

/** The content for a viewer without favorites. */
function NoFavorites() {
  return (
    <div className={classes.root}>
      <Drawing name="plate" />
      <h2>{t("profile.noFavorites")}</h2>
      <p className={classes.text}>{t("profile.noFavoritesHelp")}</p>
      <div className={classes.actions}>
        <Button component={Link} to={paths.recipes()}>
          {t("home.browse")}
        </Button>
      </div>
    </div>
  );
}

/** Alternatives to a search without results. */
function Suggestions({ search }: { search: string }) {
  const { data } = useSearchSuggestionsQuery({ variables: { search }, ssr: false });
  const suggestions = data?.searchSuggestions ?? [];
  if (suggestions.length === 0) return null;
  return (
    <p className={classes.text} role="status">
      {t("list.didYouMean")}{" "}
      {suggestions.map((text, index) => (
        <span key={text}>
          {index > 0 && ", "}
          <Link to={`${paths.recipes()}?${writeListQuery({ search: text })}`}>{text}</Link>
        </span>
      ))}
    </p>
  );
}
