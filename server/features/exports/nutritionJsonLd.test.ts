import { readNutritionJsonLd, toNutritionJsonLd } from "./nutritionJsonLd";

describe("Nutrition in JSON-LD", () => {
  it.each([
    ["Energy 420 kcal, fat 12 g", { calories: "420 kcal", fatContent: "12 g" }],
    ["Brennwert 420 kcal\nFett 1,5 g", { calories: "420 kcal", fatContent: "1,5 g" }],
    ["Calories: 420", { calories: "420 kcal" }],
    [
      "420 kcal; 12 g fat; 8g protein",
      { calories: "420 kcal", fatContent: "12 g", proteinContent: "8g" },
    ],
    ["Brennwert 1760 kJ (420 kcal)", { calories: "420 kcal" }],
    ["Energy 1,760 kJ / 420 kcal", { calories: "420 kcal" }],
    ["Energy 1760 kJ", { calories: "1760 kJ" }],
    ["Fat 12 g (of which saturates 3 g)", { fatContent: "12 g", saturatedFatContent: "3 g" }],
    [
      "Kohlenhydrate: 30 g, davon Zucker 5 g, Ballaststoffe 4 g, Eiweiß 9 g, Natrium 200 mg",
      {
        carbohydrateContent: "30 g",
        sugarContent: "5 g",
        fiberContent: "4 g",
        proteinContent: "9 g",
        sodiumContent: "200 mg",
      },
    ],
    [
      "Serving size 2 slices\nSaturated fat 3 g\nUnsaturated fat 6 g\nTrans fat 0 g\nCholesterol 20 mg",
      {
        servingSize: "2 slices",
        saturatedFatContent: "3 g",
        unsaturatedFatContent: "6 g",
        transFatContent: "0 g",
        cholesterolContent: "20 mg",
      },
    ],
    // The first value is the one per serving.
    ["Fat 12 g, fat 30 g", { fatContent: "12 g" }],
  ])("has the values of %j", (nutrition, properties) => {
    expect(toNutritionJsonLd(nutrition, null)).toEqual({
      "@type": "NutritionInformation",
      ...properties,
    });
  });

  it("names the source", () => {
    expect(toNutritionJsonLd("Fat 12 g", "The package")).toHaveProperty(
      "description",
      "The package",
    );
  });

  it.each([null, "", "low in everything", "Fat", "Fatty 12 g", "Salt 1.2 g"])(
    "is left out without a recognized value: %j",
    (nutrition) => {
      expect(toNutritionJsonLd(nutrition, "The package")).toBeUndefined();
    },
  );

  it.each([
    [{ calories: "420 kcal", fatContent: "12 g" }, "en", "Energy 420 kcal\nFat 12 g"],
    [{ calories: "420 kcal", proteinContent: "9 g" }, "de-AT", "Brennwert 420 kcal\nEiweiß 9 g"],
    [{ calories: "420" }, null, "Energy 420 kcal"],
    [{ fatContent: "12 grams fat", servingSize: "1 serving" }, null, "Fat 12 grams"],
    [{ servingSize: "1 slice" }, null, "Serving size 1 slice"],
    [{}, null, undefined],
  ] as [Record<string, string>, string | null, string?][])(
    "%j is read as lines",
    (properties, language, text) => {
      const values = new Map(Object.entries(properties));
      expect(readNutritionJsonLd((property) => values.get(property), language)).toBe(text);
    },
  );

  it.each([
    ["en", "Serving size 2 slices\nEnergy 420 kcal\nSaturated fat 3 g\nCholesterol 20 mg"],
    ["de", "Brennwert 420 kcal\nGesättigte Fettsäuren 1,5 g\nKohlenhydrate 30 g\nZucker 5 g"],
  ])("is read as it was written in %s", (language, text) => {
    const values = new Map(Object.entries(toNutritionJsonLd(text, null) as object));
    expect(readNutritionJsonLd((property) => values.get(property) as string, language)).toBe(text);
  });
});
