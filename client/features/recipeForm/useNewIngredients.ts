import { useApolloClient } from "@apollo/client/react";
import { isSessionError } from "../../shared/showError";
import { type DraftLine, isNewIngredient, pickIngredient } from "./draftLines";
import type { Option } from "./RecipeFormOptions";
import { fetchIngredientNames, useCreateIngredientMutation } from "./SaveRecipe.generated";

/** An ingredient could not be created; the cause has the reason. */
export class NewIngredientError extends Error {}

/** Ingredient names begin with a capital. */
const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Creates the new ingredients of rows.
 * @returns the rows with all ids
 */
export function useNewIngredients(): (lines: DraftLine[]) => Promise<DraftLine[]> {
  const client = useApolloClient();
  const [create] = useCreateIngredientMutation();

  const createOne = async (typed: string) => {
    const { data } = await create({ variables: { input: { name: capitalize(typed) } } });
    const { ingredientId, name } = data!.createIngredient;
    return { value: String(ingredientId), label: name };
  };

  const createAll = async (lines: DraftLine[]) => {
    const { data } = await fetchIngredientNames(client);
    const knownIngredients: Option[] = data!.ingredients.map(
      ({ ingredientId, name, aliases, synonyms }) => ({
        value: String(ingredientId),
        label: name,
        aliases: aliases.map((alias) => alias.name),
        synonyms,
      }),
    );
    const settledLines: DraftLine[] = [];
    for (const line of lines) {
      if (
        isNewIngredient(line) &&
        pickIngredient(knownIngredients, line.ingredient).ingredientId === null
      ) {
        knownIngredients.push(await createOne(line.ingredient.trim()));
      }
      settledLines.push(
        isNewIngredient(line)
          ? { ...line, ...pickIngredient(knownIngredients, line.ingredient) }
          : line,
      );
    }
    return settledLines;
  };

  return async (lines) => {
    if (!lines.some(isNewIngredient)) return lines;
    try {
      return await createAll(lines);
    } catch (error) {
      if (isSessionError(error)) throw error;
      throw new NewIngredientError("An ingredient could not be created", { cause: error });
    }
  };
}
