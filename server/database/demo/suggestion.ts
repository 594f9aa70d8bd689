import { structuredPatch } from "diff";
import type { EntityManager } from "typeorm";

/** The recipe of the demo contributor, and the demo member who suggests an edit. */
const [RECIPE, MEMBER] = ["Sernik", "Nell Abernathy"];

const REASON = "My oven needs less time, and rum keeps the raisins soft.";

const [RAISINS, BAKING] = ["with raisins if you are lucky", "for 60 to 70 minutes"];

interface RecipeRow {
  description: string;
  instructions: string;
  cookMinutes: number;
  lineId: number;
  ingredientId: number;
  quantity: string;
}

const FIND = `
  select description, instructions, cook_minutes as "cookMinutes", line_id as "lineId",
    ingredient_id as "ingredientId", quantity
  from recipes join recipe_lines using (recipe_id) join ingredients i using (ingredient_id)
  where recipe_id = $1 and i.name = 'Raisin'`;

const INSERT = `
  insert into recipe_suggestions (recipe_id, user_id, recipe_version, changes, reason)
  select recipe_id, $2, version, $3, $4 from recipes where recipe_id = $1`;

/** Adds a suggestion that waits for the answer of the recipe's author. */
export async function addSuggestion(
  data: EntityManager,
  users: ReadonlyMap<string, number>,
  recipes: ReadonlyMap<string, number>,
): Promise<void> {
  const recipeId = recipes.get(RECIPE);
  const [recipe]: RecipeRow[] = await data.query(FIND, [recipeId]);
  const { description, instructions, cookMinutes, lineId, ingredientId, quantity } = recipe!;
  const line = { lineId, ingredientId, ingredient: "Raisin", quantity, unit: "g" };
  const replaced = instructions.replace(BAKING, "for 55 minutes");
  const { hunks } = structuredPatch("", "", `${instructions}\n`, `${replaced}\n`, "", "", {
    context: 1,
  });
  const changes = [
    {
      part: "FACT",
      field: "description",
      before: description,
      after: description.replace(RAISINS, "with raisins in rum"),
    },
    { part: "FACT", field: "cookMinutes", before: cookMinutes, after: 75 },
    {
      part: "LINE",
      before: { ...line, isOptional: true },
      after: { ...line, preparation: "soaked in rum", isOptional: true },
      section: "For the filling",
    },
    ...hunks.map((hunk) => ({ part: "STEP", hunk })),
  ];
  await data.query(INSERT, [recipeId, users.get(MEMBER), JSON.stringify(changes), REASON]);
}
