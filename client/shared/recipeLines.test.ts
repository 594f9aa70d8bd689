import { groupLines, selectIngredients } from "./recipeLines";

const ingredient = (name: string) => ({ name, heading: null });
const heading = (text: string) => ({ name: null, heading: text });
const flour = ingredient("Flour");
const butter = ingredient("Butter");
const cream = ingredient("Cream");

describe("The lines of a recipe", () => {
  it("are grouped by the heading above them", () => {
    const [dough, filling] = [heading("For the dough"), heading("For the filling")];
    expect(groupLines([butter, dough, flour, butter, filling, cream])).toEqual([
      { heading: null, lines: [butter] },
      { heading: dough, lines: [flour, butter] },
      { heading: filling, lines: [cream] },
    ]);
  });

  it("have no first group without lines, but keep a heading without lines", () => {
    const dough = heading("For the dough");
    expect(groupLines([dough])).toEqual([{ heading: dough, lines: [] }]);
    expect(groupLines([])).toEqual([]);
  });

  it("have ingredients apart from their headings", () => {
    expect(selectIngredients([heading("For the dough"), flour, butter])).toEqual([flour, butter]);
  });
});
