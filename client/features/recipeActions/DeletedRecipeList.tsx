import { Button } from "@mantine/core";
import { useId } from "react";
import { Link } from "react-router-dom";
import type { FetchMore } from "../../shared/apollo/nextPage";
import { t } from "../../shared/messages/t";
import { paths } from "../../shared/paths";
import { Drawing } from "../../shared/ui/Drawing";
import { LoadMoreButton } from "../../shared/ui/LoadMoreButton";
import { DeletedRecipeItem } from "./DeletedRecipeItem";
import classes from "./DeletedRecipeList.module.css";
import type { DeletedRecipeItem_RecipeFragment } from "./DeletedRecipeItem_recipe.generated";

interface DeletedRecipeListProps {
  title: string;
  /** The text of an empty list. */
  emptyText: string;
  recipes: readonly DeletedRecipeItem_RecipeFragment[];
  /** True if the recipes belong to several users. */
  showsOwner?: boolean;
  onMore?: FetchMore;
}

/** Deleted recipes under a heading. */
export function DeletedRecipeList(props: DeletedRecipeListProps) {
  const { title, emptyText, recipes, showsOwner = false, onMore = null } = props;
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {recipes.length === 0 && <p className={classes.none}>{emptyText}</p>}
      {recipes.length > 0 && (
        <ul aria-labelledby={heading}>
          {recipes.map((recipe) => (
            <DeletedRecipeItem key={recipe.recipeId} recipe={recipe} showsOwner={showsOwner} />
          ))}
        </ul>
      )}
      {onMore && (
        <LoadMoreButton className={classes.more} onMore={onMore}>
          {t("profile.showMore")}
        </LoadMoreButton>
      )}
    </section>
  );
}

/** The screen without any deleted recipe, with a way back. */
export function NoDeletedRecipes() {
  return (
    <div className={classes.empty}>
      <Drawing name="jar" />
      <h2>{t("deletedRecipes.empty")}</h2>
      <p>{t("deletedRecipes.intro")}</p>
      <Button component={Link} to={paths.ownRecipes()} variant="default">
        {t("ownRecipes.title")}
      </Button>
    </div>
  );
}
