import { detailNames, NO_DETAILS } from "../../../shared/recipeDetails";
import {
  validateCooking,
  readRecipeCooking,
  emptyCooking,
  sumOfMinutes,
  toCookingInput,
} from "./cooking";

const filledCooking = {
  ...emptyCooking,
  description: " For Sundays. ",
  servings: "1,5",
  servingsUnit: " loaves ",
  prepMinutes: "20",
  cookMinutes: "40",
  totalMinutes: " 90 ",
  source: " My aunt ",
};

describe("The section of cooking fields", () => {
  it("is converted to trimmed texts and numbers, and to null for empty fields", () => {
    expect(toCookingInput(filledCooking)).toEqual({
      description: "For Sundays.",
      servings: 1.5,
      servingsUnit: "loaves",
      prepMinutes: 20,
      cookMinutes: 40,
      totalMinutes: 90,
      source: "My aunt",
      language: null,
      nutrition: null,
      nutritionSource: null,
    });
    expect(Object.values(toCookingInput({ ...emptyCooking, source: "  " }))).toEqual(
      detailNames.map(() => null),
    );
  });

  it.each([
    ["servings", "0", "Servings must be between 1 and 1000"],
    ["servings", "1000.5", "Servings must be between 1 and 1000"],
    ["servings", "a few", "Servings must be a number such as 4 or 1.5"],
    ["prepMinutes", "-1", "Preparation time must be between 0 and 14400 minutes"],
    ["cookMinutes", "14401", "Cooking time must be between 0 and 14400 minutes"],
    ["totalMinutes", "14401", "Total time must be between 0 and 14400 minutes"],
    ["prepMinutes", "1.5", "Preparation time must be a whole number of minutes"],
    ["cookMinutes", "an hour", "Cooking time must be a whole number of minutes"],
    ["totalMinutes", "1,5", "Total time must be a whole number of minutes"],
  ])("is refused when %s is %s", (field, typed, mistake) => {
    expect(validateCooking({ ...filledCooking, [field]: typed })).toEqual({ [field]: mistake });
  });

  it("is valid at its limits and if it is empty", () => {
    expect(validateCooking(emptyCooking)).toEqual({});
    const least = { servings: "1", prepMinutes: "0", cookMinutes: "0", totalMinutes: "0" };
    expect(validateCooking({ ...filledCooking, ...least })).toEqual({});
    const most = { servings: "1000", prepMinutes: "14400", totalMinutes: "14400" };
    expect(validateCooking({ ...filledCooking, ...most })).toEqual({});
  });

  it("adds up the given times", () => {
    expect(sumOfMinutes(emptyCooking)).toBeNull();
    expect(sumOfMinutes({ ...emptyCooking, cookMinutes: "40" })).toBe(40);
    expect(sumOfMinutes(filledCooking)).toBe(60);
  });

  it.each([
    [{ prepMinutes: 20, cookMinutes: 40, totalMinutes: 60 }, ""],
    [{ prepMinutes: 20, cookMinutes: null, totalMinutes: 20 }, ""],
    [{ prepMinutes: 20, cookMinutes: 40, totalMinutes: 90 }, "90"],
    [{ prepMinutes: null, cookMinutes: null, totalMinutes: 40 }, "40"],
    [{ prepMinutes: null, cookMinutes: null, totalMinutes: 0 }, "0"],
    [{ prepMinutes: null, cookMinutes: null, totalMinutes: null }, ""],
  ])("shows a total only if it is not the sum: %j", (minutes, shown) => {
    const recipe = { ...NO_DETAILS, ...minutes };
    expect(readRecipeCooking(recipe).totalMinutes).toBe(shown);
  });
});
