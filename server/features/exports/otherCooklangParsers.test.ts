import { Recipe as ParsedRecipe } from "@tmlmt/cooklang-parser";
import { recipes as demoRecipes } from "../../database/demo/recipes";
import { toDemoRecipe } from "../../testing/recipesWithoutDatabase";
import { isFormOfName } from "./markIngredients";
import { writeCooklang } from "./writeCooklang";

const countMatches = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

describe("Another program that reads Cooklang finds", () => {
  it.each(demoRecipes.map((demo) => [demo.name, demo] as const))(
    "the ingredients, cookware, timers and sections of %s",
    (_name, demo) => {
      const recipe = toDemoRecipe(demo);
      const text = writeCooklang(recipe);
      const parsed = new ParsedRecipe(text);
      expect(parsed.servings).toBe(recipe.servings);
      const others = [...parsed.ingredients];
      const found = recipe.ingredients.map(({ name }) => {
        const index = others.findIndex((other) => isFormOfName(other.name, name));
        const [match] = others.splice(index, 1);
        const { unit = null, preparation = null, flags = [], quantity } = match!;
        return [name, unit, preparation, flags.includes("optional"), quantity !== undefined];
      });
      const expected = recipe.ingredients.map((line) => {
        const { name, quantity, unit, isOptional, preparation } = line;
        // A unit without a number, such as "pinch", is written as a quantity.
        const parsedUnit = quantity === null ? null : unit;
        return [name, parsedUnit, preparation, isOptional, (quantity ?? unit) !== null];
      });
      expect(found).toEqual(expected);
      expect(parsed.ingredients).toHaveLength(recipe.ingredients.length);
      expect(parsed.cookware).toHaveLength(recipe.equipment.length);
      expect(parsed.timers).toHaveLength(countMatches(text, /~\{/g));
      const headings = recipe.steps.flatMap(({ heading }) => heading ?? []);
      expect(parsed.sections.flatMap(({ name }) => name || [])).toEqual(headings);
      const texts = parsed.timers.map(({ duration }) => duration?.type);
      expect(texts.every((type) => type === "fixed")).toBe(true);
    },
  );
});
