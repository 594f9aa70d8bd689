import { pictureSizes } from "../../shared/ui/pictureSizes";
import { t } from "../../shared/messages/t";
import classes from "./OfferedRecipes.module.css";
import { useOfferedRecipesQuery } from "./OfferedRecipes.generated";
import { RecipeTile } from "./RecipeTile";

/** The best-loved recipes, below a list without results. */
export function OfferedRecipes() {
  const { data } = useOfferedRecipesQuery({ ssr: false });
  const edges = data?.recipes.edges ?? [];
  if (edges.length === 0) return null;
  return (
    <section className={classes.offer} aria-label={t("list.offered")}>
      <h2>{t("list.offered")}</h2>
      <ul className={classes.tiles}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <RecipeTile recipe={node} sizes={pictureSizes.card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
