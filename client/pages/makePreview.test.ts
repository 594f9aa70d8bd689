import { emptyLine } from "../features/recipeForm/draftLines";
import { emptyDraft } from "../features/recipeForm/recipeDraft";
import { makePreview } from "./makePreview";

const options = {
  categories: [{ value: "3", label: "Soups" }],
  difficultyLevels: [{ value: "2", label: "Hard" }],
  ingredients: [],
  tags: [{ value: "5", label: "Vegan" }],
  equipment: [{ value: "4", label: "Stand mixer" }],
  visibilities: [],
  canAddIngredients: true,
  canAddPhotos: true,
};

describe("The preview of a recipe", () => {
  it("has a placeholder as its title and no content while nothing is typed", () => {
    expect(makePreview(emptyDraft(), options)).toMatchObject({
      name: "Title",
      category: { name: "" },
      lines: [],
      steps: [],
      photos: [],
      totalMinutes: null,
    });
  });

  it("has the typed values, without invalid numbers", () => {
    const line = { ...emptyLine(), quantity: " 2 ", unit: "tbsp", ingredient: "Olive oil " };
    const draft = {
      ...emptyDraft(),
      name: " Soup ",
      categoryId: 3,
      difficultyLevelId: 2,
      tagIds: [5],
      lines: [{ ...emptyLine(), heading: "For the sauce" }, emptyLine(), line, line],
      instructions: "Look.\nBroth:\nBoil.",
      servings: "many",
      prepMinutes: "10",
      cookMinutes: "20",
      totalMinutes: "long",
    };
    expect(makePreview(draft, options)).toMatchObject({
      name: "Soup",
      category: { name: "Soups" },
      difficultyLevel: { name: "Hard" },
      tags: [{ tagId: 5, name: "Vegan" }],
      lines: [
        { lineId: 1, heading: "For the sauce", name: null },
        { lineId: 2, name: "Olive oil", quantity: "2", unit: "tbsp", amount: { unit: "TBSP" } },
        { lineId: 3, name: "Olive oil", quantity: "2", unit: "tbsp", amount: { unit: "TBSP" } },
      ],
      steps: [
        { heading: null, text: "Look." },
        { heading: "Broth", text: "Boil." },
      ],
      servings: null,
      totalMinutes: 30,
    });
  });

  it("shows the drawing as its cover if there is no photo", () => {
    const drawing = { url: "/covers/a.svg", width: 6, height: 4, srcSet: null, placeholder: null };
    expect(makePreview(emptyDraft(), options, drawing)).toMatchObject({
      cover: drawing,
      photos: [],
    });
  });

  it("shows the first photo as its cover, with its caption", () => {
    const image = { url: "/photos/a.webp", width: 3, height: 2, srcSet: null, placeholder: null };
    const photos = [{ photoId: 7, image, caption: "Oven" }];
    expect(makePreview({ ...emptyDraft(), photos }, options)).toMatchObject({
      cover: { url: "/photos/a.webp", alt: "Oven" },
      photos: [{ photoId: 7, caption: "Oven" }],
    });
  });
});
