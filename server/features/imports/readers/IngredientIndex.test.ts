import fc from "fast-check";
import { editDistance } from "../../../../shared/editDistance";
import { suggestIngredients } from "../../../../shared/amounts/ingredientMatches";
import { IngredientIndex, type KnownIngredient } from "./IngredientIndex";

const word = fc.string({
  unit: fc.constantFrom("a", "b", "c", "e", "s"),
  minLength: 2,
  maxLength: 7,
});
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));

const listed = (labels: readonly string[]): KnownIngredient[] =>
  labels.map((label, ingredientId) => ({ ingredientId, label }));

it("Similar ingredients equal those of a comparison with each ingredient", () => {
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 12 }), name, (labels, name) => {
      const ingredients = listed(labels);
      const { ingredient: found, suggestions } = new IngredientIndex(ingredients).match(name);
      if (found && suggestions.length === 0) return;
      expect(suggestions).toEqual(suggestIngredients(ingredients, name));
    }),
    { numRuns: 2_000 },
  );
});

it("A word that a name repeats counts once", () => {
  const ingredients = listed(["ca", "ca ca"]);
  expect(suggestIngredients(ingredients, "ca bc")).toEqual(ingredients);
  expect(new IngredientIndex(ingredients).match("ca bc").suggestions).toEqual(ingredients);
  expect(new IngredientIndex(listed(["ca ca"])).match("ca").suggestions).toEqual([]);
});

it("A name is compared with no more ingredients, however many there are", () => {
  const comparisons = (count: number, name: string) => {
    let compared = 0;
    const alike = listed(Array.from({ length: count }, (_, i) => `chicken ${i}`));
    new IngredientIndex(alike, (a, b) => {
      compared++;
      return editDistance(a, b);
    }).match(name);
    return compared;
  };
  for (const name of ["chickenx x", "chicken xxx", "chicken 1x", "chikken 17"]) {
    expect(comparisons(8_000, name)).toBeLessThanOrEqual(Math.max(100, comparisons(500, name)));
  }
});
