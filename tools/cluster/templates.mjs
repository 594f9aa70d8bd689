import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "../built.mjs";

/** The folder of the topology's configuration files, which the containers also use. */
export const TEMPLATES = join(PROJECT, "docker/cluster");

/**
 * Replaces `${NAME}` by its value; a program's own variables, such as `$host`, have other forms.
 * @param {string} text
 * @param {Record<string, string | number>} values
 * @throws Error naming a missing value
 */
export function fill(text, values) {
  return text.replace(/\$\{([A-Z][A-Z0-9_]*)\}/g, (_whole, name) => {
    if (!Object.hasOwn(values, name)) throw new Error(`There is no value for ${name}.`);
    return `${values[name]}`;
  });
}

/** Writes a configuration file from its template. @returns its path */
export function writeConfiguration(name, folder, values) {
  const path = join(folder, name);
  // The file is private, because it may contain passwords; Sentinel and Redis require writable
  // files.
  writeFileSync(path, fill(readFileSync(join(TEMPLATES, name), "utf8"), values), { mode: 0o600 });
  return path;
}
