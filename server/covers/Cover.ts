import { hashOf } from "./hand";
import { motifsIn } from "./ingredientWords";
import { motifs, type MotifName } from "./motifs/motifs";
import { vesselFor } from "./vesselFor";
import { vessels, type VesselName } from "./vessels/vessels";

/** All that a drawn cover is made of; it fits into an address. */
export interface CoverSubject {
  readonly vessel: VesselName;
  /** None to four, the most characteristic first, none twice. */
  readonly motifs: readonly MotifName[];
  /** Six hexadecimal digits, which choose colours, pattern and arrangement. */
  readonly seed: string;
}

/** What a cover knows of a recipe. */
export interface CoverRecipe {
  readonly name: string;
  readonly category: string;
  readonly ingredients: readonly string[];
}

/** More than four kinds of thing and a still life becomes a market stall. */
export const mostMotifs = 4;

/** In nearly every dish, and so telling of none: they come in when there is nothing better. */
const everyday: ReadonlySet<MotifName> = new Set<MotifName>([
  "onion",
  "garlic",
  "butter",
  "egg",
  "cream",
  "herb",
  "honey",
  "seeds",
  "vanilla",
  "staranise",
  "cinnamon",
  "ginger",
  "grape",
  "chili",
  "leek",
  "cheese",
]);

/** What a dish is called after when its name does not say. */
const substance: ReadonlySet<MotifName> = new Set<MotifName>([
  "chicken",
  "meat",
  "mince",
  "fish",
  "salmon",
  "shrimp",
  "mussel",
  "sausage",
  "tofu",
  "pasta",
  "noodles",
  "spaghetti",
  "dumpling",
]);

function telling(motif: MotifName): number {
  if (everyday.has(motif)) return 0;
  return substance.has(motif) ? 2 : 1;
}

function choose(recipe: CoverRecipe, vessel: VesselName): MotifName[] {
  const named = motifsIn(recipe.name);
  const listed = [...new Set(recipe.ingredients.flatMap((line) => motifsIn(line)))];
  const rank = (motif: MotifName): number => (named.includes(motif) ? 10 : 0) + telling(motif);
  const found = (listed.length > 0 ? listed : named)
    // The loaf is the bread, and a drink's ice needs no noodles.
    .filter((motif) => !(vessel === "loaf" && motif === "bread"))
    .map((motif) => (motif === "egg" && vessel === "pan" ? "friedegg" : motif));
  const sorted = [...new Set(found)].sort((a, b) => rank(b) - rank(a));
  const best = sorted.slice(0, mostMotifs);
  // A leaf makes every dish look fresher: if one is in the recipe, it takes the last place.
  const leaf = sorted.find((motif) => motifs[motif].manner === "leaf");
  return leaf && !best.includes(leaf) && !named.includes(best[mostMotifs - 1] ?? leaf)
    ? [...best.slice(0, mostMotifs - 1), leaf]
    : best;
}

/** Chooses what the cover of a recipe shows; the same recipe has the same cover everywhere. */
export function coverOf(recipe: CoverRecipe): CoverSubject {
  const hash = hashOf(recipe.name.trim());
  const vessel = vesselFor(recipe.name, recipe.category, hash >>> 8);
  const seed = (hash & 0xffffff).toString(16).padStart(6, "0");
  return { vessel, motifs: choose(recipe, vessel), seed };
}

/** The alternative text: what is drawn, said plainly; the recipe's name only where nothing else can be said. */
export function coverAlt(subject: CoverSubject, name: string): string {
  const words = [...new Set(subject.motifs.map((motif) => motifs[motif].word))];
  const dish = `Drawing of ${vessels[subject.vessel].word}`;
  const last = words.at(-1);
  if (!last) return `${dish} for ${name}`;
  const all = words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${last}` : last;
  return `${dish} with ${all}`;
}
