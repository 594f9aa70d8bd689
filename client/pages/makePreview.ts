import { readAmount } from "../../shared/amounts/readAmount";
import { readSteps } from "../../shared/recipeSections";
import type { RecipeDraft } from "../features/recipeForm/recipeDraft";
import type { Option, RecipeFormOptions } from "../features/recipeForm/RecipeFormOptions";
import { isBlank, readRowHeading } from "../features/recipeForm/draftLines";
import { sumOfMinutes, toCookingInput } from "../shared/recipeFields/cooking";
import { t } from "../shared/messages/t";
import type { PictureImage } from "../shared/ui/Picture";

/** The preview's ID in its separate cache. */
export const PREVIEW_ID = "preview";

/** A placeholder for dates; the preview shows neither owner nor date. */
const SOME_DAY = new Date(0).toISOString();

/** Returns the number, or null if the text is not a number. */
const toNumberOrNull = (number: number | null): number | null =>
  Number.isNaN(number) ? null : number;

const findLabel = (options: readonly Option[], key: number | null): string =>
  options.find(({ value }) => value === String(key))?.label ?? "";

const getImage = ({ image, caption }: RecipeDraft["photos"][number]) => ({
  ...image,
  __typename: "Image" as const,
  alt: caption,
});

function readPreviewAmount(quantity: string, unit: string) {
  const amount = readAmount(quantity || null, unit || null);
  return amount && { __typename: "Amount" as const, ...amount };
}

function previewLines({ lines }: RecipeDraft) {
  return lines
    .filter((line) => !isBlank(line))
    .map((line, index) => {
      const { quantity, unit, preparation, isOptional, scales, ingredient } = line;
      const heading = readRowHeading(line);
      return {
        __typename: "RecipeLine" as const,
        // New lines have no ID yet.
        lineId: index + 1,
        heading,
        name: heading === null ? ingredient.trim() : null,
        quantity: quantity.trim() || null,
        unit: unit.trim() || null,
        preparation: preparation.trim() || null,
        isOptional,
        scales,
        amount: readPreviewAmount(quantity.trim(), unit.trim()),
      };
    });
}

const previewSteps = ({ instructions }: RecipeDraft) =>
  readSteps(instructions).map(({ heading, name, text }) => ({
    __typename: "RecipeStep" as const,
    heading,
    name,
    text,
    minutes: null,
    isAttended: null,
    lineIds: null,
    photos: [],
  }));

/**
 * A draft as the server would return it, for the components of the recipe's page.
 * @param drawing the cover of a recipe without photos; absent until loaded
 */
export function makePreview(
  draft: RecipeDraft,
  options: RecipeFormOptions,
  drawing: PictureImage = NO_DRAWING,
) {
  const { servings, prepMinutes, cookMinutes, totalMinutes, ...cooking } = toCookingInput(draft);
  const sum = sumOfMinutes(draft);
  const [first] = draft.photos;
  return {
    __typename: "Recipe" as const,
    id: PREVIEW_ID,
    recipeId: 0,
    version: 0,
    variationCount: 0,
    formerOriginName: null,
    origin: null,
    visibility: draft.visibility,
    name: draft.name.trim() || t("recipeForm.title"),
    ...cooking,
    servings: toNumberOrNull(servings),
    prepMinutes: toNumberOrNull(prepMinutes),
    cookMinutes: toNumberOrNull(cookMinutes),
    totalMinutes: toNumberOrNull(totalMinutes) ?? toNumberOrNull(sum),
    ingredientsNotes: draft.ingredientsNotes.trim() || null,
    lines: previewLines(draft),
    steps: previewSteps(draft),
    category: {
      __typename: "Category" as const,
      id: `${PREVIEW_ID}-category`,
      categoryId: draft.categoryId ?? 0,
      name: findLabel(options.categories, draft.categoryId),
    },
    difficultyLevel: {
      __typename: "DifficultyLevel" as const,
      id: `${PREVIEW_ID}-difficulty`,
      difficultyLevelId: draft.difficultyLevelId ?? 0,
      name: findLabel(options.difficultyLevels, draft.difficultyLevelId),
    },
    tags: draft.tagIds.map((tagId) => ({
      __typename: "Tag" as const,
      id: `${PREVIEW_ID}-tag-${tagId}`,
      tagId,
      name: findLabel(options.tags, tagId),
    })),
    equipment: draft.equipmentIds.map((equipmentId) => ({
      __typename: "Equipment" as const,
      id: `${PREVIEW_ID}-equipment-${equipmentId}`,
      equipmentId,
      name: findLabel(options.equipment, equipmentId),
    })),
    owner: { __typename: "Author" as const, userId: 0, name: "" },
    asWrittenRating: {
      __typename: "Rating" as const,
      average: null,
      count: 0,
      histogram: [0, 0, 0, 0, 0],
    },
    rating: { __typename: "Rating" as const, average: null, count: 0, histogram: [0, 0, 0, 0, 0] },
    cover: first ? getImage(first) : { ...drawing, __typename: "Image" as const, alt: "" },
    photos: draft.photos.map((photo) => ({
      __typename: "Photo" as const,
      id: `${PREVIEW_ID}-photo-${photo.photoId}`,
      photoId: photo.photoId,
      caption: photo.caption.trim() || null,
      image: getImage(photo),
    })),
    createdAt: SOME_DAY,
    updatedAt: SOME_DAY,
  };
}

/** The cover of a recipe without a name, for which no drawing exists yet. */
const NO_DRAWING: PictureImage = {
  url: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
  width: 3,
  height: 2,
  srcSet: null,
  placeholder: null,
};
