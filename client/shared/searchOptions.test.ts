import { searchOptions } from "./searchOptions";

const options = ["Almond butter", "Butter", "Buttermilk", "Crème fraîche", "Peanut butter"].map(
  (label) => ({ label }),
);
const searchLabels = (typed: string) => searchOptions(options, typed).map(({ label }) => label);

describe("Options", () => {
  it("that do not contain the typed text are omitted", () => {
    expect(searchLabels("lard")).toEqual([]);
  });

  it("that begin with the typed text are listed first, and the others keep their order", () => {
    expect(searchLabels("butter")).toEqual([
      "Butter",
      "Buttermilk",
      "Almond butter",
      "Peanut butter",
    ]);
  });

  it("are found regardless of upper and lower case and of accents", () => {
    expect(searchLabels(" CREME")).toEqual(["Crème fraîche"]);
  });

  it("are all listed while nothing is typed", () => {
    expect(searchLabels(" ")).toHaveLength(options.length);
  });
});
