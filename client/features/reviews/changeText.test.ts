import { describeChange, describeCommonChange } from "./changeText";

const change = { kind: "LESS", subject: "Caster sugar", detail: null } as const;

describe("A change in a review", () => {
  it.each([
    [change, "less caster sugar"],
    [{ ...change, detail: "50 g" }, "less caster sugar (50 g)"],
    [{ ...change, kind: "LEFT_OUT", subject: "Egg" }, "without egg"],
    [{ ...change, kind: "SWAPPED", detail: "Honey" }, "honey instead of caster sugar"],
    [{ ...change, kind: "ADDED", subject: "Parmesan" }, "added: Parmesan"],
    [{ ...change, kind: "STEP", subject: "Stir well." }, "another way: Stir well."],
    [{ ...change, kind: "OTHER", subject: "I doubled it" }, "I doubled it"],
  ] as const)("names ingredients as within a sentence: %j", (each, text) => {
    expect(describeChange(each, "en")).toBe(text);
  });

  it("keeps the capitals of a German recipe's ingredients", () => {
    expect(describeChange({ ...change, subject: "Zucker" }, "de")).toBe("less Zucker");
  });

  it("is counted among the reviews", () => {
    const common = { ...change, count: 3, statedCount: 4 };
    expect(describeCommonChange(common, "en")).toBe("3 of 4: less caster sugar");
  });
});
