import classes from "./CoverStack.module.css";
import { type CoverStack_RecipeRef, useCoverStack_Recipe } from "./CoverStack_recipe.generated";

/** Covers lying about like prints on a table: to look at, for the names stand elsewhere. */
export function CoverStack({ recipes }: { recipes: (CoverStack_RecipeRef & { id: string })[] }) {
  return (
    <div className={classes.stack} aria-hidden>
      {recipes.map((recipe) => (
        <Print key={recipe.id} recipe={recipe} />
      ))}
    </div>
  );
}

function Print({ recipe }: { recipe: CoverStack_RecipeRef }) {
  const { url, width, height } = useCoverStack_Recipe(recipe).cover;
  return <img className={classes.print} src={url} width={width} height={height} alt="" />;
}
