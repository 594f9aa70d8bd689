import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../shared/paths";
import { Drawing } from "../../shared/ui/Drawing";
import { lazyComponent } from "../../shared/ui/lazyComponent";
import { t } from "../../shared/messages/t";
import classes from "../../shared/ui/Message.module.css";
import { countFilters, type ListQuery } from "./listQuery";

const OfferedRecipes = lazyComponent(() =>
  import("./OfferedRecipes").then((module) => module.OfferedRecipes),
);

interface NoRecipesProps {
  query: ListQuery;
  onReset: () => void;
  /** The button that opens the form for a new recipe, for viewers who may add one. */
  add: ReactNode;
}

/** The content of an empty list. */
export function NoRecipes({ query, onReset, add }: NoRecipesProps) {
  const search = query.search.trim();
  if (countFilters(query) === 0) return <NoResults search={search} onReset={onReset} add={add} />;
  if (query.favorites && !search && countFilters(query) === 1) return <NoFavorites />;
  return (
    <div className={classes.root}>
      <Drawing name="plate" />
      <h2>{t("list.empty")}</h2>
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
      <h2>{t("list.noFavorites")}</h2>
      <p className={classes.text}>{t("list.noFavoritesHelp")}</p>
      <div className={classes.actions}>
        <Button component={Link} to={paths.recipes()}>
          {t("home.browse")}
        </Button>
      </div>
    </div>
  );
}

interface NoResultsProps extends Pick<NoRecipesProps, "onReset" | "add"> {
  search: string;
}

/** The content for a search that finds nothing, even with other words. */
function NoResults({ search, onReset, add }: NoResultsProps) {
  return (
    <>
      <div className={classes.root}>
        <Drawing name="plate" />
        <h2>{t("list.noResults", { text: search })}</h2>
        <p className={classes.text}>{t("list.noResultsHelp")}</p>
        <div className={classes.actions}>
          <Button onClick={onReset} variant={add ? "default" : "filled"}>
            {t("list.title")}
          </Button>
          {add}
        </div>
      </div>
      <OfferedRecipes />
    </>
  );
}
