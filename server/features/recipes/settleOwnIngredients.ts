import type { EntityManager } from "typeorm";
import { foreignKeyViolations } from "../../database/translateDatabaseErrors";
import { badInput } from "../../errors";
import { isContributorRole } from "../../graphql/rules";
import { acceptIngredients } from "../../database/ingredientNames";
import type { RecipeInput } from "./RecipeInput";
import { RecipeVisibility } from "./visibility";

/** The recipe that an edit changes, and the user who edits it. The recipe has no ID before it is created. */
interface Edit {
  recipeId: number | null;
  editorId: number;
}

/** An own ingredient of a user that a recipe will use after an edit. */
interface UsedIngredient {
  ingredientId: number;
  name: string;
  isOfOwner: boolean;
  /** The recipe's visibility before the edit; null for a new recipe. */
  visibility: RecipeVisibility | null;
  editorRole: string;
}

/** The sent ingredients; without any, those of the recipe. */
const USED = `
  select i.ingredient_id as "ingredientId", i.name, r.visibility, e.role_name as "editorRole",
    i.owner_id = coalesce(r.owner_id, $3) as "isOfOwner"
  from ingredients i
  left join recipes r on r.recipe_id = $2
  left join (select role_name from users join roles using (role_id) where user_id = $3) e on true
  where i.owner_id is not null and i.ingredient_id = any(
    coalesce($1, array(select ingredient_id from recipe_lines where recipe_id = $2)))
  order by i.ingredient_id`;

const SHOWN = `
  select distinct i.name from recipes r join recipe_lines l using (recipe_id)
  join ingredients i using (ingredient_id)
  where recipe_id = $1 and r.visibility <> '${RecipeVisibility.PRIVATE}' and i.owner_id is not null
  order by i.name`;

const missing = () => foreignKeyViolations["fk_recipe_lines_ingredient_id"]!();

/**
 * Refuses own ingredients of others, and accepts those of a recipe that is visible to others if its editor may.
 * Call it before the transaction locks any row.
 * @returns true if `refuseShownIngredients` has to check the saved recipe
 */
export async function settleOwnIngredients(
  data: EntityManager,
  { recipeId, editorId }: Edit,
  { lines, ingredients, visibility }: RecipeInput,
): Promise<boolean> {
  const ids = (lines ?? ingredients)?.flatMap((line) => line.ingredientId ?? []);
  const used: UsedIngredient[] = await data.query(USED, [ids ?? null, recipeId, editorId]);
  const [first] = used;
  // Without sent ingredients, a concurrent edit may add others.
  if (!first) return ids === undefined;
  if (used.some(({ isOfOwner }) => !isOfOwner)) throw missing();
  const shown = visibility ?? first.visibility ?? RecipeVisibility.PUBLIC;
  if (shown !== RecipeVisibility.PRIVATE && isContributorRole(first.editorRole)) {
    await acceptIngredients(
      data,
      used.map(({ ingredientId }) => ingredientId),
    );
  }
  return true;
}

/**
 * Refuses own ingredients in a recipe that is visible to others.
 * @throws BAD_USER_INPUT
 */
export async function refuseShownIngredients(data: EntityManager, recipeId: number): Promise<void> {
  const rows: { name: string }[] = await data.query(SHOWN, [recipeId]);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(", ");
  throw badInput(
    `New ingredients must be accepted by a contributor first: ${names}.`,
    "visibility",
  );
}
