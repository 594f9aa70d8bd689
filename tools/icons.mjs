/** Renders the icons of the installed application from their SVG files: `node tools/icons.mjs`. */
import { join } from "node:path";
import sharp from "sharp";
import { PROJECT } from "./built.mjs";

const PUBLIC = join(PROJECT, "client/public");

/** The icons: round on a transparent background, and full-bleed for systems that apply a mask. */
const icons = [
  { source: "favicon.svg", file: "icon-192.png", size: 192 },
  { source: "favicon.svg", file: "icon-512.png", size: 512 },
  { source: "icons/maskable.svg", file: "maskable-192.png", size: 192 },
  { source: "icons/maskable.svg", file: "maskable-512.png", size: 512 },
  { source: "icons/maskable.svg", file: "apple-touch-icon.png", size: 180 },
];

for (const { source, file, size } of icons) {
  await sharp(join(PUBLIC, source), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toFile(join(PUBLIC, "icons", file));
}
