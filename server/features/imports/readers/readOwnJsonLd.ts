import { z } from "zod";
import { formatLine } from "../../exports/formatLine";
import { JSON_LD_PUBLISHER, jsonLdComments, lineProperties } from "../../exports/jsonLdNames";
import type {
  ImportedHeading,
  ImportedLine,
  ImportedPhoto,
  ImportedRecipe,
  ImportedStep,
} from "./ImportedRecipe";
import type { JsonLdNode } from "./jsonLdNodes";

const DURATION = /^PT(?:(\d{1,4})H)?(?:(\d{1,5})M)?$/;

const minutes = z
  .string()
  .regex(DURATION)
  .transform((text) => {
    const [, hours = 0, rest = 0] = DURATION.exec(text)!;
    return 60 * Number(hours) + Number(rest);
  })
  .optional();

const text = z.string().optional();

const images = z
  .array(z.union([z.url(), z.object({ url: z.url(), caption: text })]))
  .default([])
  .transform((list) =>
    list.map((image): ImportedPhoto =>
      typeof image === "string"
        ? { url: image }
        : { url: image.url, ...(image.caption && { caption: image.caption }) },
    ),
  );

const step = z.object({ text: z.string(), timeRequired: minutes, image: images });

const section = z.object({ name: z.string(), itemListElement: z.array(step) });

const supply = z.object({
  name: z.string(),
  requiredQuantity: z.object({
    value: text,
    unitText: text,
    additionalProperty: z.array(z.object({ name: z.string() })).default([]),
  }),
  description: text,
});

const ownRecipe = z.object({
  sdPublisher: z.object({ name: z.literal(JSON_LD_PUBLISHER) }),
  name: z.string(),
  description: text,
  isBasedOn: text,
  creditText: text,
  author: z.object({ name: z.string() }),
  datePublished: z.string(),
  dateModified: z.string(),
  inLanguage: text,
  yield: z.object({ value: z.number().nullable(), unitText: text }).optional(),
  prepTime: minutes,
  cookTime: minutes,
  totalTime: minutes,
  recipeIngredient: z.array(z.string()),
  mentions: z.array(z.object({ name: text, itemListElement: z.array(supply) })),
  tool: z.array(z.string()).optional(),
  recipeInstructions: z.array(z.union([section, step])),
  recipeCategory: z.string(),
  keywords: z
    .union([z.array(z.string()), z.string().transform((names) => names.split(", "))])
    .default([]),
  educationalLevel: z.string(),
  comment: z.array(z.object({ name: z.string(), text, creditText: text })).default([]),
  image: images,
});

type OwnRecipe = z.output<typeof ownRecipe>;

const toLine = ({ name, requiredQuantity, description }: z.output<typeof supply>): ImportedLine => {
  const { value, unitText, additionalProperty } = requiredQuantity;
  const has = (property: string) => additionalProperty.some((item) => item.name === property);
  return {
    quantity: value ?? null,
    unit: unitText ?? null,
    ingredient: name,
    keepsCase: true,
    preparation: description ?? null,
    isOptional: has(lineProperties.optional),
    scales: !has(lineProperties.fixed),
  };
};

const readLines = ({ mentions }: OwnRecipe): (ImportedLine | ImportedHeading)[] =>
  mentions.flatMap(({ name, itemListElement }) => [
    ...(name === undefined ? [] : [{ heading: name }]),
    ...itemListElement.map(toLine),
  ]);

/** Returns the instructions, the steps with additions, and all photos: those of the dish, then those of steps. */
function readSteps({ recipeInstructions, image }: OwnRecipe) {
  const instructions: string[] = [];
  const steps: ImportedStep[] = [];
  const photos = [...image];
  let position = 0;
  const add = (added: z.output<typeof step>) => {
    instructions.push(added.text);
    const photoPositions = added.image.map((_photo, i) => photos.length + i);
    photos.push(...added.image);
    if (added.timeRequired !== undefined || photoPositions.length > 0) {
      steps.push({
        position,
        text: added.text,
        minutes: added.timeRequired ?? null,
        isAttended: null,
        lineIds: null,
        photoPositions,
      });
    }
    position++;
  };
  for (const part of recipeInstructions) {
    if ("text" in part) add(part);
    else {
      instructions.push(`${part.name}:`);
      part.itemListElement.forEach(add);
    }
  }
  return { instructions, photos, ...(steps.length > 0 && { steps }) };
}

const removeUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

/**
 * Reads an export of this program, whose texts are exact and no HTML.
 * @returns null for other recipes, and for exports whose ingredients were changed afterwards
 */
export function readOwnJsonLd(node: JsonLdNode): ImportedRecipe | null {
  const { data: recipe } = ownRecipe.safeParse(node);
  if (!recipe) return null;
  const lines = readLines(recipe);
  const language = recipe.inLanguage ?? null;
  const texts = lines.flatMap((line) =>
    "heading" in line ? [] : [formatLine({ ...line, name: line.ingredient }, language)],
  );
  if (texts.join("\n") !== recipe.recipeIngredient.join("\n")) return null;
  const findComment = (name: string) => recipe.comment.find((comment) => comment.name === name);
  const nutrition = findComment(jsonLdComments.nutrition);
  return removeUndefined({
    name: recipe.name,
    description: recipe.description,
    source: recipe.isBasedOn ?? recipe.creditText,
    author: recipe.author.name,
    language: recipe.inLanguage,
    servings: recipe.yield?.value ?? undefined,
    servingsUnit: recipe.yield?.unitText,
    prepMinutes: recipe.prepTime,
    cookMinutes: recipe.cookTime,
    totalMinutes: recipe.totalTime,
    nutrition: nutrition?.text,
    nutritionSource: nutrition?.creditText,
    ingredients: texts,
    lines,
    notes: findComment(jsonLdComments.notes)?.text,
    category: recipe.recipeCategory,
    difficultyLevel: recipe.educationalLevel,
    tags: recipe.keywords,
    equipment: recipe.tool,
    createdAt: recipe.datePublished,
    updatedAt: recipe.dateModified,
    ...readSteps(recipe),
    warnings: [],
  }) as ImportedRecipe;
}
