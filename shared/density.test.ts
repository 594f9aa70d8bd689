import { densityChoiceUrl, readDensityChoice, storedDensityUrl } from "./density";

describe("The stored density", () => {
  it.each([
    ["/recipes", ""],
    ["/recipes", "density=full"],
    ["/recipes", "otherdensity=compact"],
    ["/recipes", "density=compact1"],
    ["/recipes?density=compact", "density=compact"],
    ["/recipes?density=full", "density=compact"],
    ["/recipes/1", "density=compact"],
    ["/", "density=compact"],
    ["/recipes", "__Host-density=full; density=compact"],
  ])("does not redirect %s with the cookies %j", (url, cookies) =>
    expect(storedDensityUrl(url, cookies)).toBeNull(),
  );

  it.each([
    ["/recipes", "density=compact", "/recipes?density=compact"],
    ["/recipes?", "language=de; density=compact", "/recipes?density=compact"],
    ["/recipes", "__Host-density=compact; density=full", "/recipes?density=compact"],
    [
      "/recipes?search=plum+cake&tagId=3",
      "density=compact; language=de",
      "/recipes?search=plum+cake&tagId=3&density=compact",
    ],
  ])("redirects %s with %j to the compact list", (url, cookies, address) =>
    expect(storedDensityUrl(url, cookies)).toBe(address),
  );
});

describe("A density that is chosen without a script", () => {
  it.each([
    ["/recipes", "full"],
    ["/recipes?density=compact", "compact"],
    ["/recipes?search=plum+cake&tagId=3&tagId=4&density=compact", "compact"],
  ] as const)("redirects back to %s", (list, density) =>
    expect(readDensityChoice(densityChoiceUrl(list, density))).toEqual({ list, density }),
  );

  it.each([
    "/recipes",
    "/recipes?density=full",
    "/recipes?search=chosenDensity",
    "/recipes?chosenDensity=huge",
    "/recipes?chosenDensity=",
    "/recipes/1?chosenDensity=full",
    "//example.com/recipes?chosenDensity=full",
  ])("is not found in %s", (url) => expect(readDensityChoice(url)).toBeNull());
});
