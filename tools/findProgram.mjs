import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The first of several programs that this machine has.
 * @param {string[]} names in the order of preference
 * @param {string[]} folders looked in before those of PATH
 * @returns {string | undefined} its full path
 */
export function findProgram(names, folders = []) {
  const directories = [...folders, ...(process.env.PATH ?? "").split(delimiter)].filter(Boolean);
  return names
    .flatMap((name) => directories.map((directory) => join(directory, name)))
    .find(isExecutable);
}

/**
 * A Chromium or Chrome: the one that CHROMIUM_PATH names, or one that is installed. The one without
 * windows is half as heavy, and draws the same pages.
 */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ||
  findProgram(
    ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"],
    ["/usr/bin"],
  );
