import { useSearchParams } from "react-router-dom";
import { CardSkeletons } from "../features/recipes/CardSkeletons";
import { readListQuery } from "../features/recipes/listQuery";
import { t } from "../shared/messages/t";
import { PageTitle } from "../shared/ui/PageTitle";
import classes from "./RecipesPage.module.css";

/** The placeholder at the list's URL until a list that the server does not render is loaded. */
export function RecipesFallback() {
  const [searchParams] = useSearchParams();
  const { density, favorites } = readListQuery(searchParams);
  return (
    <div role="status" aria-label={t("loading")}>
      <div className={classes.heading}>
        <PageTitle>{t(favorites ? "list.favorites" : "list.title")}</PageTitle>
      </div>
      <CardSkeletons density={density} />
    </div>
  );
}
