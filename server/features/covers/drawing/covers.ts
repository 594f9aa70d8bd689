import type { CoverDrawing } from "../../../../shared/coverDrawings";
import { coverAlt, coverOf, type CoverRecipe, coversOf, type CoverSubject } from "./Cover";
import { coverPath, drawnPath, paintedPath, parseCoverPath } from "./coverPath";
import { drawCover } from "./drawCover";
import { PAINTED, paintCover } from "./paintCover";

export type { CoverRecipe };

const describe = (subject: CoverSubject) => ({
  url: coverPath(subject),
  width: 600,
  height: 400,
  alt: coverAlt(subject),
});

/**
 * Chooses the drawing that stands for a recipe without a photo: its path on this server, the size of
 * its view box and its alternative text. The same recipe always has the same drawing.
 */
export const coverFor = (recipe: CoverRecipe) => describe(coverOf(recipe));

/** The same for each of these drawings. */
export const coversFor = (recipe: CoverRecipe, drawings: readonly (CoverDrawing | null)[]) =>
  coversOf(recipe, drawings).map(describe);

/**
 * Makes the picture at a path: SVG at one that `coverFor` returned, PNG at its `sharedCover`; null at
 * any other path. Rejects with SERVICE_UNAVAILABLE when too many PNGs are being made already.
 */
export async function renderCover(
  path: string,
): Promise<{ type: string; body: string | Buffer } | null> {
  const subject = parseCoverPath(drawnPath(path));
  if (!subject) return null;
  if (path === drawnPath(path)) return { type: "image/svg+xml", body: drawCover(subject) };
  return { type: PAINTED.type, body: await paintCover(subject) };
}

/** The same drawing as a PNG, for sites that do not show SVG. */
export const sharedCover = (path: string) => ({ path: paintedPath(path), ...PAINTED });
