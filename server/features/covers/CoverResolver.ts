import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../graphql/context";
import { photosByRecipe } from "../photos/loaders";
import { linesByRecipe } from "../recipes/loaders";
import { Recipe } from "../recipes/Recipe";
import { categoryById } from "../reference/loaders";
import { coverAlt, coverOf } from "./Cover";
import { coverPath } from "./coverPath";
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
    const [category, lines] = await Promise.all([
      context.load(categoryById, recipe.categoryId),
      context.load(linesByRecipe, recipe.recipeId),
    ]);
    const subject = coverOf({
      name: recipe.name,
      category: category?.name ?? "",
      ingredients: lines.map((line) => line.name),
    });
    return Object.assign(new Image(), {
      url: coverPath(subject),
      width: 600,
      height: 400,
      alt: coverAlt(subject, recipe.name),
      srcSet: null,
      placeholder: null,
    });
  }
}
