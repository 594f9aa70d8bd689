import { isSauce } from "./colours";
import { mostMotifs, type CoverSubject } from "./Cover";
import { isDish } from "./dishes/dishes";
import { isMotif } from "./motifs/motifs";
import { isTable } from "./stillLife";

/** Raise it whenever the drawing changes: covers are cached forever under their address. */
const drawing = "v4";

const shape = new RegExp(
  `^/covers/${drawing}/([a-z]+)(?:-([a-z]+))?\\.(?:([a-z]+(?:-[a-z]+)*)\\.)?([0-9a-f]{6})\\.svg$`,
);

/** The address of a cover, which holds all that is needed to draw it. */
export function coverPath({ dish, colour, motifs, seed }: CoverSubject): string {
  const name = colour ? `${dish}-${colour}` : dish;
  const parts = [name, ...(motifs.length > 0 ? [motifs.join("-")] : []), seed, "svg"];
  return `/covers/${drawing}/${parts.join(".")}`;
}

/** Reads an address that `coverPath` wrote; anything else is null, so no caller's text is ever drawn. */
export function parseCoverPath(path: string): CoverSubject | null {
  const [, dish = "", colour, listed, seed = ""] = shape.exec(path) ?? [];
  const motifs = listed?.split("-") ?? [];
  if (!isDish(dish) && !isTable(dish)) return null;
  if (colour !== undefined && !isSauce(colour)) return null;
  if (!motifs.every(isMotif)) return null;
  if (motifs.length > mostMotifs || new Set(motifs).size < motifs.length) return null;
  return { dish, colour: colour ?? null, motifs, seed };
}

/** The address of the same cover in pixels, for sites that show no drawings. */
export const paintedPath = (path: string): string => path.replace(/\.svg$/, ".png");

/** The address of the drawing that one in pixels is made from. */
export const drawnPath = (path: string): string => path.replace(/\.png$/, ".svg");
