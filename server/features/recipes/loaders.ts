import { In } from "typeorm";
import type { Loader } from "../../graphql/context";
import { byKey, groupedByKey } from "../../graphql/loading";
import type { Ownable } from "../../graphql/rules";
import { Tag } from "../reference/Tag";
import { Recipe } from "./Recipe";
import { RecipeIngredient } from "./RecipeIngredient";

export const recipeById: Loader<number, Recipe | null> = {
  async batch(ids, { db }) {
    const recipes = await db.getRepository(Recipe).findBy({ recipeId: In(ids) });
    return byKey(ids, recipes, (recipe) => recipe.recipeId);
  },
};

/** The lines of recipes by recipeId, in the order in which they were typed. */
export const linesByRecipe: Loader<number, RecipeIngredient[]> = {
  async batch(ids, { db }) {
    const rows: RecipeIngredient[] = await db.query(
      `select l.recipe_id as "recipeId", l.ingredient_id as "ingredientId", i.name, l.quantity,
         l.unit, l.is_optional as "isOptional", l.scales
       from recipe_ingredients l join ingredients i using (ingredient_id)
       where l.recipe_id = any($1) order by l.recipe_id, l.position`,
      [ids],
    );
    const lines = rows.map((row) => Object.assign(new RecipeIngredient(), row));
    return groupedByKey(ids, lines, (line) => line.recipeId);
  },
};

/** The tags of recipes by recipeId, by name. */
export const tagsByRecipe: Loader<number, Tag[]> = {
  async batch(ids, { db }) {
    const rows: (Pick<Tag, "tagId" | "name" | "version"> & { recipeId: number })[] = await db.query(
      `select rt.recipe_id as "recipeId", t.tag_id as "tagId", t.name, t.version
       from recipe_tags rt join tags t using (tag_id)
       where rt.recipe_id = any($1) order by t.sort_name`,
      [ids],
    );
    return groupedByKey(ids, rows, (row) => row.recipeId).map((group) =>
      group.map(({ recipeId: _recipeId, ...tag }) => Object.assign(new Tag(), tag)),
    );
  },
};

/** The recipe that the argument `recipeId` names. */
export const namedRecipe: Ownable<Recipe> = {
  thing: "Recipe",
  idArgument: "recipeId",
  find: (context, id) => context.load(recipeById, id),
  ownerId: (recipe) => recipe.ownerId,
};
