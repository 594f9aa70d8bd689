import { Picture } from "../../shared/ui/Picture";
import { pictureSizes } from "../../shared/ui/pictureSizes";
import classes from "./CoverStack.module.css";
import { type CoverStack_RecipeRef, useCoverStack_Recipe } from "./CoverStack_recipe.generated";

/** Covers arranged like prints on a table; decorative, because the names are listed elsewhere. */
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
  const { cover } = useCoverStack_Recipe(recipe);
  return <Picture className={classes.print} image={cover} alt="" sizes={pictureSizes.print} />;
}
