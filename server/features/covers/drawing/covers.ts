import type { CoverDrawing } from "../../../../shared/coverDrawings";
import {
  describeCover,
  chooseCover,
  type CoverRecipe,
  chooseCovers,
  type CoverSubject,
} from "./Cover";
import { toCoverPath, toDrawnPath, toPaintedPath, parseCoverPath } from "./coverPath";
import { drawCover } from "./drawCover";
import { PAINTED, paintCover } from "./paintCover";

export type { CoverRecipe };

const toCover = (subject: CoverSubject) => ({
  url: toCoverPath(subject),
  width: 600,
  height: 400,
  alt: describeCover(subject),
});

/**
 * Chooses the drawing for a recipe without a photo: its URL path, the size of its view box and its
 * alternative text. Equal recipes always have the same drawing.
 */
export const getCover = (recipe: CoverRecipe) => toCover(chooseCover(recipe));

/** Chooses a recipe's cover for each of some drawings. */
export const getCovers = (recipe: CoverRecipe, drawings: readonly (CoverDrawing | null)[]) =>
  chooseCovers(recipe, drawings).map(toCover);

/**
 * Renders the picture at a path: SVG for a path from `getCover`, PNG for one from `getSharedCover`; null
 * for other paths.
 * @throws SERVICE_UNAVAILABLE if too many PNGs are waiting
 */
export async function renderCover(
  path: string,
): Promise<{ type: string; body: string | Buffer } | null> {
  const subject = parseCoverPath(toDrawnPath(path));
  if (!subject) return null;
  if (path === toDrawnPath(path)) return { type: "image/svg+xml", body: drawCover(subject) };
  return { type: PAINTED.type, body: await paintCover(subject) };
}

/** Returns the path of the same drawing as a PNG, for sites that do not show SVG. */
export const getSharedCover = (path: string) => ({ path: toPaintedPath(path), ...PAINTED });
