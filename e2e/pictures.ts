import { join } from "node:path";
import { type Scheme, schemes } from "./accessible";
import { type Screen, screens } from "./screens";
import type { State } from "./hidden";
import { states } from "./states";

/** The size that a picture is taken at, named as the projects of the configuration. */
export type Size = "desktop" | "phone";

export const folder = join(__dirname, "../dist/screens");

/** The screens that most people see; their pictures are taken in both colours at both sizes. */
const MAIN = ["home", "recipes", "recipe", "recipe-new", "profile"];

/** Elsewhere each size has one scheme, so that every screen is seen in both. */
const usual: Record<Size, Scheme> = { desktop: "light", phone: "dark" };

export const pictureOf = (file: string, size: Size, scheme: Scheme) =>
  `${file}-${size}-${scheme}.jpg`;

/** The colours in which a screen's pictures of a size are taken. */
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

/** The page that shows all pictures, as Markdown. */
export const gallery = (): string => `# Every screen

Made by \`npm run screens:shoot\`, which also writes this page. Long screens are cut off.

${screens.map((one) => `## ${one.route} (${one.viewers[0]})\n\n${shown(one)}`).join("\n\n")}

# States

${states.map((one) => `## ${one.name[0]!.toUpperCase()}${one.name.slice(1)}\n\n${shown(one)}`).join("\n\n")}
`;
