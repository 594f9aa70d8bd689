import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../graphql/context";
import { photosByRecipe } from "../photos/loaders";
import { linesByRecipe } from "../recipes/loaders";
import { Recipe } from "../recipes/Recipe";
import { coverFor } from "../../covers/covers";
import { Image } from "./Image";

/** The picture of a recipe. */
@Resolver(() => Recipe)
export class CoverResolver {
  @FieldResolver(() => Image, {
    description: "The image of the recipe: its first photo, otherwise a drawing.",
  })
  async cover(@Root() recipe: Recipe, @Ctx() context: Context): Promise<Image> {
    const [photo] = await context.load(photosByRecipe, recipe.recipeId);
    return photo?.image ?? this.drawn(recipe, context);
  }

  private async drawn(recipe: Recipe, context: Context): Promise<Image> {
    const lines = await context.load(linesByRecipe, recipe.recipeId);
    const drawing = coverFor({
      name: recipe.name,
      ingredients: lines.map((line) => line.name),
    });
    return Object.assign(new Image(), { ...drawing, srcSet: null, placeholder: null });
  }
}
