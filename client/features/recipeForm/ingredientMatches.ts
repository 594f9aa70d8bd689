import { pluralsOf } from "../../../shared/amounts/ingredientNames";
import { foldText } from "../../shared/foldText";
import { editDistance } from "./editDistance";
import type { Option } from "./RecipeFormOptions";

/** How many ingredients are offered in place of one that is not known. */
const MOST_SUGGESTIONS = 3;

const spellingsOf = (name: string): string[] => [name, ...pluralsOf(name)].map(foldText);

/** The ingredient that a typed name is: in any case, with or without accents, and also in the plural. */
export function findIngredient(ingredients: readonly Option[], typed: string): Option | undefined {
  const name = foldText(typed);
  if (name === "") return undefined;
  return (
    ingredients.find(({ label }) => foldText(label) === name) ??
    ingredients.find(({ label }) => spellingsOf(label).includes(name)) ??
    ingredients.find(({ label }) => spellingsOf(typed).includes(foldText(label)))
  );
}

/** Two typing errors in a long name, one in a short one. */
const mostErrors = (name: string): number => (name.length < 4 ? 0 : name.length < 8 ? 1 : 2);

const wordsOf = (name: string): string[] => foldText(name).split(" ");

/** How far a typed name is from an ingredient: typing errors, or words more than its name has. */
function distance(typed: string, label: string): number {
  const name = foldText(typed);
  const errors = Math.min(...spellingsOf(label).map((spelling) => editDistance(name, spelling)));
  if (errors <= mostErrors(name)) return errors;
  const words = wordsOf(typed);
  const isWithin = spellingsOf(label).some((one) =>
    one.split(" ").every((word) => words.includes(word)),
  );
  return isWithin ? mostErrors(name) + 1 + words.length - wordsOf(label).length : Infinity;
}

/** The ingredients that a name which is none of them may mean, the nearest first. */
export const suggestIngredients = (ingredients: readonly Option[], typed: string): Option[] =>
  ingredients
    .map((option) => ({ option, far: distance(typed, option.label) }))
    .filter(({ far }) => far < Infinity)
    .sort((one, other) => one.far - other.far)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ option }) => option);
