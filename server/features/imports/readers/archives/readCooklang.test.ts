import { canonicalCases } from "./canonicalCooklang";
import { readCooklang } from "./readCooklang";

const LEFT_OUT = /^Left out, since it has no place here: (.*)\.$/;

describe("Cooklang's canonical suite", () => {
  it.each(canonicalCases)("$name", ({ name: _, source, steps, ...expected }) => {
    const recipe = readCooklang(source, "A recipe.cook");
    const lines = (recipe.lines ?? []).map((line) => {
      if ("heading" in line) throw new Error(`Heading ${line.heading}`);
      const { quantity, unit, ingredient, isOptional } = line;
      return [quantity, unit, ingredient, ...(isOptional ? ["optional"] : [])];
    });
    const leftOut = recipe.warnings.flatMap((warning) => LEFT_OUT.exec(warning)?.[1] ?? []);
    expect({
      steps: recipe.instructions,
      lines,
      cookware: recipe.equipment ?? [],
      prepMinutes: recipe.prepMinutes,
      cookMinutes: recipe.cookMinutes,
      servings: recipe.servings,
      leftOut: leftOut[0],
    }).toEqual({ steps, lines: [], cookware: [], ...expected });
  });
});
