import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ChangedLine } from "./ChangedLine";
import type {
  Change_ChangeFragment,
  ChangedLine_LineFragment,
} from "./Difference_difference.generated";

const line = (changes: Partial<ChangedLine_LineFragment>): ChangedLine_LineFragment => ({
  __typename: "VersionLine",
  heading: null,
  ingredient: "Raisin",
  quantity: "80",
  unit: "g",
  preparation: null,
  isOptional: false,
  scales: true,
  ...changes,
});

/** Writes the text of a line as screen readers read it. */
function read(change: Partial<Change_ChangeFragment>, language: string | null = "en"): string {
  const rest: Change_ChangeFragment = {
    __typename: "RecipeChange",
    ...{ part: "LINE", kind: "CHANGED", field: null, section: null, before: null, after: null },
    ...{ lineFields: [], words: [], lineBefore: null, lineAfter: null },
  };
  const element = createElement(ChangedLine, { change: { ...rest, ...change }, language });
  return renderToStaticMarkup(element)
    .replace(/<[^>]*>/g, "")
    .trim();
}

it("A changed line names its ingredient as the recipe does", () => {
  expect(read({ kind: "ADDED", lineAfter: line({}) })).toBe("new: 80 g raisins");
  expect(read({ kind: "ADDED", lineAfter: line({}) }, "de")).toBe("new: 80 g Raisin");
  const loose = line({ quantity: null, unit: null, preparation: "soaked" });
  expect(read({ kind: "REMOVED", lineBefore: loose })).toBe("removed: Raisin, soaked");
  const half = line({ ingredient: "Egg", quantity: "1/2", unit: null, isOptional: true });
  expect(read({ kind: "MOVED", lineAfter: half })).toBe("½ egg (optional) (moved)");
});

it("A line whose amount has changed names its ingredient as behind the new amount", () => {
  const change = {
    lineBefore: line({ ingredient: "Egg", quantity: "1", unit: null, preparation: "beaten" }),
    lineAfter: line({ ingredient: "Egg", quantity: "2", unit: null, preparation: "beaten" }),
    lineFields: ["quantity"],
  };
  expect(read(change)).toBe("removed: 1 new: 2 eggs, beaten");
});

it("Amounts that look the same are shown as typed", () => {
  const change = {
    lineBefore: line({ quantity: "1/2", unit: "cup" }),
    lineAfter: line({ quantity: "½", unit: "cup" }),
    lineFields: ["quantity"],
  };
  expect(read(change)).toBe("removed: 1/2 new: ½ cup raisins");
});

it("A line with another ingredient and preparation names both as the recipe does", () => {
  const change = {
    lineBefore: line({ preparation: "soaked" }),
    lineAfter: line({ ingredient: "Date", preparation: "pitted" }),
    lineFields: ["ingredient", "preparation"],
  };
  expect(read(change)).toBe("80 g removed: raisins new: dates, removed: soaked new: pitted");
});
