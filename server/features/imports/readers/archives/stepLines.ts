import { maxCount } from "../../../../../shared/inputLimits";
import type { ImportedPhoto, ImportedRecipe, ImportedStep } from "../ImportedRecipe";
import { toLinkedPhotos } from "./fields";

/** A line of the instructions: a heading that ends in a colon, or a step with its additions. */
export interface StepLine {
  text: string;
  minutes?: number | undefined;
  photos?: ImportedPhoto[];
}

/** A picture in Markdown, in HTML, or as Paprika names its photos. */
const PICTURE =
  /!\[([^[\]\n]{0,200})\]\(([^()\s]{1,2000})(?:\s[^()\n]{0,200})?\)|<img\b([^<>]{0,2000})>|\[photo:([^[\]\n]{1,200})\]/gi;

/** Signs for private use, which mark the place of a picture in a text. */
const PRIVATE = /[\uE000\uE001]/g;
const PLACE = /\uE000(\d{1,6})\uE001/g;

/**
 * Splits a text into lines, with the pictures that it contains as photos of their steps.
 * @param split splits the text without pictures
 * @param findPhotos returns the photo of an address or a name; by default that of a web address
 */
export function readStepLines(
  text: string,
  split: (text: string) => string[],
  findPhotos: (reference: string) => ImportedPhoto[] = (reference) => toLinkedPhotos(reference),
): { lines: StepLine[]; lacksPhotos: boolean } {
  const pictures: ImportedPhoto[][] = [];
  const marked = text
    .replace(PRIVATE, "")
    .replace(PICTURE, (_, alt: string = "", address: string, tag: string = "", name: string) => {
      const source = /\bsrc\s?=\s?["']([^"']{1,2000})["']/i.exec(tag)?.[1];
      const caption = alt.trim();
      const photos = findPhotos(address ?? name ?? source ?? "");
      pictures.push(photos.map((photo) => ({ ...photo, ...(caption && { caption }) })));
      return `\uE000${pictures.length - 1}\uE001`;
    });
  const lines: StepLine[] = [];
  for (const line of split(marked)) {
    const photos = [...line.matchAll(PLACE)].flatMap(([, index]) => pictures[Number(index)]!);
    const lineText = line.replace(PLACE, " ").replace(/ {2,}/g, " ").trim();
    const last = lines.at(-1);
    if (lineText !== "") lines.push({ text: lineText, photos });
    // A picture below a step belongs to it.
    else if (last) last.photos = [...last.photos!, ...photos];
  }
  return { lines, lacksPhotos: pictures.some((photos) => photos.length === 0) };
}

/** Puts the title of a step before its text, unless the text begins with it. */
export function addStepTitle(lines: readonly StepLine[], title: string | undefined): StepLine[] {
  const [first, ...rest] = lines;
  if (!first || !title || first.text.startsWith(title)) return [...lines];
  return [{ ...first, text: `${title}: ${first.text}` }, ...rest];
}

/** The instructions of a recipe with the additions to its steps. */
export type Instructions = Pick<ImportedRecipe, "instructions" | "photos" | "steps">;

/** Joins the lines of the instructions, and the photos of the dish with those of the steps. */
export function joinSteps(
  lines: readonly StepLine[],
  dishPhotos: readonly ImportedPhoto[] = [],
): Instructions {
  const photos = [...dishPhotos];
  const steps: ImportedStep[] = [];
  const stepLines = lines.filter(({ text }) => !text.endsWith(":"));
  for (const [position, { text, minutes, photos: ofStep = [] }] of stepLines.entries()) {
    const stepPhotos = ofStep.slice(0, maxCount.stepPhotos);
    if (minutes === undefined && stepPhotos.length === 0) continue;
    const photoPositions = stepPhotos.map((_, i) => photos.length + i);
    photos.push(...stepPhotos);
    steps.push({
      ...{ position, text, minutes: minutes ?? null, isAttended: null, lineIds: null },
      photoPositions,
    });
  }
  return {
    instructions: lines.map(({ text }) => text),
    photos,
    ...(steps.length > 0 && { steps: steps.slice(0, maxCount.steps) }),
  };
}

/** Puts other photos of the dish before those of the steps. */
export function replaceDishPhotos(
  recipe: ImportedRecipe,
  dishPhotos: readonly ImportedPhoto[],
): ImportedRecipe {
  const { steps, photos } = recipe;
  if (!steps) return { ...recipe, photos: [...dishPhotos] };
  const positions = new Set(steps.flatMap(({ photoPositions }) => photoPositions));
  const stepPhotos = photos.filter((_, i) => positions.has(i));
  const shift = dishPhotos.length - (photos.length - stepPhotos.length);
  return {
    ...recipe,
    photos: [...dishPhotos, ...stepPhotos],
    steps: steps.map((step) => ({
      ...step,
      photoPositions: step.photoPositions.map((position) => position + shift),
    })),
  };
}
