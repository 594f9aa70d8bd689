import type { DataSource } from "typeorm";
import { Recipe, type RecipeIngredient } from "./entities";

interface Amount {
  quantity: string;
  unit: string;
  amount: object;
}

interface Rated {
  recipeId: number;
  average: number;
  count: number;
}

/** All recipes with their relations in one join, as in REST. */
export async function wholeList(db: DataSource) {
  const recipes = await db.getRepository(Recipe).find({ order: { recipeId: "ASC" } });
  const amounts: Amount[] = await db.query("select * from bench.amounts");
  const ratings: Rated[] = await db.query(
    `select recipe_id as "recipeId", round(avg(score), 1)::float8 as average, count(*)::int as count
     from reviews group by recipe_id`,
  );
  const ratingsById = new Map(ratings.map((rating) => [rating.recipeId, rating]));
  const recipesById = new Map(
    amounts.map(({ quantity, unit, amount }) => [`${quantity}|${unit}`, amount]),
  );
  const line = (each: RecipeIngredient) => ({
    ingredientId: each.ingredientId,
    ingredientName: each.name,
    quantity: each.quantity,
    unit: each.unit,
    preparation: each.preparation,
    isOptional: each.isOptional,
    scales: each.scales,
    amount: recipesById.get(`${each.quantity ?? ""}|${each.unit ?? ""}`) ?? null,
  });
  return recipes.map((recipe) => ({
    recipeId: recipe.recipeId,
    recipeName: recipe.name,
    userName: recipe.owner.name,
    ownerId: recipe.owner.userId,
    ingredientsNotes: recipe.ingredientsNotes,
    recipeInstructions: recipe.instructions,
    categoryId: recipe.category.categoryId,
    categoryName: recipe.category.name,
    difficultyLevelId: recipe.difficultyLevel.difficultyLevelId,
    difficultyLevel: recipe.difficultyLevel.name,
    recipeIngredients: recipe.ingredients.sort((a, b) => a.position - b.position).map(line),
    recipeTags: recipe.tags
      .sort((a, b) => (a.sortName < b.sortName ? -1 : 1))
      .map(({ tagId, name }) => ({ tagId, tagName: name })),
    recipeDescription: recipe.description,
    recipeSource: recipe.source,
    servings: recipe.servings,
    servingsUnit: recipe.servingsUnit,
    prepMinutes: recipe.prepMinutes,
    cookMinutes: recipe.cookMinutes,
    totalMinutes: recipe.totalMinutes,
    coverDrawing: recipe.coverDrawing?.toLowerCase() ?? null,
    averageScore: ratingsById.get(recipe.recipeId)?.average ?? null,
    reviewCount: ratingsById.get(recipe.recipeId)?.count ?? 0,
    photos: [],
    visibility: recipe.visibility.toLowerCase(),
    link: null,
    createdAt: recipe.createdAt,
    updatedAt: recipe.updatedAt,
  }));
}
