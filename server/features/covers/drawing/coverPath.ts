import { isSauce } from "./colors";
import { MAX_MOTIFS, type CoverSubject } from "./Cover";
import { isDish } from "./dishes/dishes";
import { isMotif } from "./motifs/motifs";
import { isTable } from "./stillLife";

/** The version in URLs. Raise it whenever drawings change, because covers are cached forever. */
const drawing = "v4";

const shape = new RegExp(
  `^/covers/${drawing}/([a-z]+)(?:-([a-z]+))?\\.(?:([a-z]+(?:-[a-z]+)*)\\.)?([0-9a-f]{6})\\.svg$`,
);

/** Returns the URL path of a cover, which contains everything required to draw it. */
export function toCoverPath({ dish, colour, motifs, seed }: CoverSubject): string {
  const name = colour ? `${dish}-${colour}` : dish;
  const parts = [name, ...(motifs.length > 0 ? [motifs.join("-")] : []), seed, "svg"];
  return `/covers/${drawing}/${parts.join(".")}`;
}

/**
 * Parses a path from `toCoverPath`; returns null for other paths, so that no text of a caller is
 * drawn.
 */
export function parseCoverPath(path: string): CoverSubject | null {
  const [, dish = "", colour, motifList, seed = ""] = shape.exec(path) ?? [];
  const motifs = motifList?.split("-") ?? [];
  if (!isDish(dish) && !isTable(dish)) return null;
  if (colour !== undefined && !isSauce(colour)) return null;
  if (!motifs.every(isMotif)) return null;
  if (motifs.length > MAX_MOTIFS || new Set(motifs).size < motifs.length) return null;
  return { dish, colour: colour ?? null, motifs, seed };
}

/** Returns the path of the same cover as a PNG, for sites that do not show SVG. */
export const toPaintedPath = (path: string): string => path.replace(/\.svg$/, ".png");

/** Returns the path of the SVG from which a PNG is made. */
export const toDrawnPath = (path: string): string => path.replace(/\.png$/, ".svg");
