import { searchOptions } from "./searchOptions";

const options = ["Almond butter", "Butter", "Buttermilk", "Crème fraîche", "Peanut butter"].map(
  (label) => ({ label }),
);
const searchLabels = (typed: string) => searchOptions(options, typed).map(({ label }) => label);

describe("Options", () => {
  it("that do not contain what is typed are left out", () => {
    expect(searchLabels("lard")).toEqual([]);
  });

  it("that begin with what is typed come first, and the others keep their order", () => {
    expect(searchLabels("butter")).toEqual([
      "Butter",
      "Buttermilk",
      "Almond butter",
      "Peanut butter",
    ]);
  });

  it("are found in any case and without their accents", () => {
    expect(searchLabels(" CREME")).toEqual(["Crème fraîche"]);
  });

  it("are all there while nothing is typed", () => {
    expect(searchLabels(" ")).toHaveLength(options.length);
  });
});
