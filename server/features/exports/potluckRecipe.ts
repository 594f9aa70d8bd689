import { pickDetails } from "../../../shared/recipeDetails";
import type { CooklangLine } from "./cooklang";
import type { Recipe } from "../recipes/Recipe";
import { isPublic } from "../recipes/visibility";
import type { PotluckLine, PotluckRecipe } from "./potluckFormat";

type Present<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], null> };

/** The fields that are not null. */
const present = <Fields extends object>(fields: Fields): Present<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null),
  ) as Present<Fields>;

const lineOf = (line: CooklangLine): PotluckLine => ({
  ...present({ quantity: line.quantity, unit: line.unit }),
  ingredient: line.name,
  ...present({ preparation: line.preparation }),
  ...(line.isOptional && { isOptional: true }),
  ...(!line.scales && { scales: false }),
});

/**
 * A recipe as our own archives have it.
 * @param files the files of its photos in the archive, in order
 */
export const potluckRecipe = (recipe: Recipe, files: readonly string[]): PotluckRecipe => ({
  name: recipe.name,
  ...present({ ...pickDetails(recipe), totalMinutes: recipe.ownTotalMinutes }),
  author: recipe.owner.name,
  category: recipe.category.name,
  difficultyLevel: recipe.difficultyLevel.name,
  ingredients: recipe.ingredients.map(lineOf),
  ...present({ ingredientsNotes: recipe.ingredientsNotes }),
  instructions: recipe.instructions,
  tags: recipe.tags.map(({ name }) => name),
  ...present({ coverDrawing: recipe.coverDrawing }),
  ...(!isPublic(recipe.visibility) && { visibility: recipe.visibility }),
  photos: recipe.photos.map(({ caption }, i) => ({ file: files[i]!, ...present({ caption }) })),
  createdAt: recipe.createdAt.toISOString(),
  updatedAt: recipe.updatedAt.toISOString(),
});
