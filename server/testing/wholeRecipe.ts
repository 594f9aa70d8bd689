interface Photo {
  photoId: number;
  caption: string | null;
  image: { width: number; height: number };
}

interface Step {
  stepId: number | null;
  heading: string | null;
  name: string | null;
  text: string;
  minutes: number | null;
  isAttended: boolean | null;
  lineIds: number[] | null;
  lines: number[];
  photos: Photo[];
}

/** A line of a recipe with all fields. */
export interface WholeLine {
  lineId: number;
  ingredientId: number | null;
  heading: string | null;
  name: string | null;
  quantity: string | null;
  unit: string | null;
  preparation: string | null;
  isOptional: boolean;
  scales: boolean;
}

interface Named {
  name: string;
}

/** Everything that a recipe holds. */
export interface Whole {
  recipeId: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  name: string;
  source: string | null;
  instructions: string;
  lines: WholeLine[];
  steps: Step[];
  unplacedSteps: Step[];
  photos: Photo[];
  tags: Named[];
  equipment: Named[];
  category: Named;
  difficultyLevel: Named;
  visibility: string;
  coverDrawing: string | null;
}

const PHOTO = "photos { photoId caption image { width height } }";
const STEP = `stepId heading name text minutes isAttended lineIds lines ${PHOTO}`;
/** The selection of a whole recipe. */
export const WHOLE = `recipeId version createdAt updatedAt name description source language
  category { name } difficultyLevel { name } servings servingsUnit prepMinutes cookMinutes totalMinutes
  nutrition nutritionSource ingredientsNotes instructions visibility coverDrawing link
  tags { name } equipment { name } ${PHOTO}
  lines { lineId heading ingredientId name quantity unit preparation isOptional scales amount { min max unit } }
  ingredients { lineId section }
  steps { ${STEP} } unplacedSteps { ${STEP} }`;

/** The whole recipe without IDs and versions, which belong to one site. */
export function toContent({ recipeId: _id, version: _version, ...whole }: Whole) {
  const findPosition = (id: number) => whole.lines.findIndex(({ lineId }) => lineId === id);
  const toPhoto = ({ photoId: _, ...photo }: Photo) => photo;
  const toStep = ({ stepId: _, lineIds, lines, photos, ...step }: Step) => ({
    ...step,
    chosen: lineIds?.map(findPosition) ?? null,
    lines: lines.map(findPosition),
    photos: photos.map(toPhoto),
  });
  return {
    ...whole,
    link: null,
    photos: whole.photos.map(toPhoto),
    lines: whole.lines.map(({ lineId: _, ...line }) => ({ ...line, ingredientId: null })),
    ingredients: null,
    tags: whole.tags.map(({ name }) => name).sort(),
    equipment: whole.equipment.map(({ name }) => name).sort(),
    steps: whole.steps.map(toStep),
    unplacedSteps: whole.unplacedSteps.map(toStep),
  };
}
