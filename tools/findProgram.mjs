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
 * The first of several programs that is installed.
 * @param {string[]} names in order of preference
 * @param {string[]} folders searched before PATH
 * @returns {string | undefined} its full path
 */
export function findProgram(names, folders = []) {
  const directories = [...folders, ...(process.env.PATH ?? "").split(delimiter)].filter(Boolean);
  return names
    .flatMap((name) => directories.map((directory) => join(directory, name)))
    .find(isExecutable);
}

/**
 * Finds a Chromium or Chrome: that of CHROMIUM_PATH, or an installed one. The headless shell is
 * half as large, and renders the same pages.
 */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ||
  findProgram(
    ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"],
    ["/usr/bin"],
  );
