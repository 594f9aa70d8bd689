import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../servers/throwAway.mjs";
import { run } from "./run.mjs";

/** Where generated files lie; code generation touches nothing else. */
const PLACES = ["schema.graphql", "client", "server/rest"];

/** The differences between two copies of the project's generated places, as git shows them. */
function difference(before) {
  let text = "";
  for (const place of PLACES) {
    try {
      const options = ["diff", "--no-index", "--no-ext-diff"];
      execFileSync("git", [...options, join(before, place), place], { stdio: "pipe" });
    } catch (error) {
      // git ends with 1 when there is a difference.
      text += error.stdout;
    }
  }
  return text;
}

/**
 * Generates the schema file and the modules next to documents again and compares them with the previous ones, so
 * that it also works in a work tree with changes. Afterwards the new files are in place.
 */
export async function generatedFilesAreCurrent() {
  const before = temporaryFolder("generated");
  try {
    for (const place of PLACES) cpSync(place, join(before.path, place), { recursive: true });
    const schema = await run("-r", ["@swc-node/register", "server/apollo/writeSchema.ts"]);
    if (!schema.ok) return schema;
    const bin = "node_modules/@graphql-codegen/cli/esm/bin.js";
    const codegen = await run(bin, ["--config", "codegen.yml"]);
    if (!codegen.ok) return codegen;
    const output = difference(before.path);
    if (!output) return { ok: true, output };
    return {
      ok: false,
      output: `${output}\nThese files were out of date and have been regenerated; commit them.`,
    };
  } finally {
    before.remove();
  }
}
