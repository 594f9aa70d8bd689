import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The project's own folder, from the sources as well as from the build. */
export const projectFolder = join(__dirname, __filename.endsWith(".ts") ? ".." : "../..");

/** The product's name, from `displayName` in package.json. */
export const BRAND: string = (
  JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as { displayName: string }
).displayName;
