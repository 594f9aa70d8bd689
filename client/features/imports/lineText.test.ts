import type { ImportItem_ItemFragment } from "./ImportItem_item.generated";
import { lineText, readLines } from "./lineText";

type Line = ImportItem_ItemFragment["draft"]["lines"][number];

const line = (fields: Partial<Line>): Line => ({
  ...{
    __typename: "ImportLine",
    text: "",
    doubt: null,
    heading: null,
    quantity: "",
    unit: "",
    ingredient: "",
  },
  ...{ ingredientId: null, preparation: "", isOptional: false, scales: true, suggestions: [] },
  ...fields,
});

const lines = [
  line({ heading: "For the dough" }),
  line({ quantity: "1", unit: "pinch", ingredient: "Salt", ingredientId: 4 }),
  line({ heading: "For the filling" }),
  line({ quantity: "1", unit: "pinch", ingredient: "Salt", ingredientId: 4, scales: false }),
];

it("An unchanged text keeps headings, and the data of lines with the same text", () => {
  const text = lines.map(lineText).join("\n");
  expect(text).toBe("For the dough:\n1 pinch Salt\nFor the filling:\n1 pinch Salt");
  expect(readLines(text, lines)).toMatchObject([
    { heading: "For the dough" },
    { heading: null, ingredientId: 4, scales: true },
    { heading: "For the filling" },
    { heading: null, ingredientId: 4, scales: false },
  ]);
});

it("A typed heading is one with any mark, and other typed lines are ingredients", () => {
  expect(readLines("## Dough\n1 egg\n**Icing**\n2 eggs, beaten", [])).toEqual([
    { heading: "Dough" },
    expect.objectContaining({ quantity: "1", ingredient: "egg" }),
    { heading: "Icing" },
    expect.objectContaining({ quantity: "2", ingredient: "eggs", preparation: "beaten" }),
  ]);
});
