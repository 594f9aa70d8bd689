import { join } from "node:path";
import { type Scheme, schemes } from "./accessible";
import { type Screen, screens } from "./screens";
import type { State } from "./hidden";
import { states } from "./states";

/** The size of a picture, named like the projects of the configuration. */
export type Size = "desktop" | "phone";

export const folder = join(__dirname, "../dist/screens");

/** The main screens; their pictures are taken in both color schemes at both sizes. */
const MAIN = ["home", "recipes", "recipe", "recipe-new", "profile"];

/** The color scheme of other screens by size, so that each screen appears in both schemes. */
const usual: Record<Size, Scheme> = { desktop: "light", phone: "dark" };

export const pictureOf = (file: string, size: Size, scheme: Scheme) =>
  `${file}-${size}-${scheme}.jpg`;

/** Returns the color schemes of a screen's pictures at a size. */
export const schemesOf = (file: string, size: Size): readonly Scheme[] =>
  MAIN.includes(file) ? schemes : [usual[size]];

const sizesOf = (shown: Screen | State): Size[] =>
  "only" in shown && shown.only ? [shown.only] : ["desktop", "phone"];

const picturesOf = (shown: Screen | State) =>
  sizesOf(shown).flatMap((size) =>
    schemesOf(shown.file, size).map((scheme) => pictureOf(shown.file, size, scheme)),
  );

export const everyPicture = (): string[] => [...screens, ...states].flatMap(picturesOf);

const shown = (of: Screen | State) =>
  picturesOf(of)
    .map((picture) => `![${picture.slice(0, -4)}](${picture})`)
    .join("\n");

/** Returns the Markdown page with all pictures. */
export const gallery = (): string => `# Every screen

Made by \`npm run screens:shoot\`, which also writes this page. Long screens are cut off.

${screens.map((one) => `## ${one.route} (${one.viewers[0]})\n\n${shown(one)}`).join("\n\n")}

# States

${states.map((one) => `## ${one.name[0]!.toUpperCase()}${one.name.slice(1)}\n\n${shown(one)}`).join("\n\n")}
`;
