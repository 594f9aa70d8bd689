import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The project's folder, for the sources as well as for the build. */
export const projectFolder = join(__dirname, __filename.endsWith(".ts") ? ".." : "../..");

// The build contains a copy in its folder, so that it works without the project.
const { displayName, version } = JSON.parse(
  readFileSync(join(__dirname, "../package.json"), "utf8"),
) as { displayName: string; version: string };

/** The product's name, from `displayName` in package.json. */
export const BRAND = displayName;

/** The version of this build, from package.json. */
export const VERSION = version;
