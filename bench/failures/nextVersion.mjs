import { appendFileSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "../../tools/built.mjs";

/**
 * A migration by the rules of docs/migrations.md: a column, an index built concurrently, and its values in
 * batches.
 */
const MIGRATION = `"use strict";
const { backfill } = require("./steps");
const { buildIndex } = require("./steps");
class NextVersion9999999999999 {
  transaction = false;
  async up(runner) {
    await runner.query("alter table recipes add column if not exists words integer");
    await buildIndex(runner, "ix_recipes_words", "recipes (words)");
    await backfill(runner, {
      table: "recipes",
      key: "recipe_id",
      set: "words = length(instructions)",
      where: "words is null",
    });
  }
  async down() {}
}
exports.NextVersion9999999999999 = NextVersion9999999999999;
`;

/**
 * Copies the build with one more migration, as the next version.
 * @returns the folder of the project to run
 */
export function makeNextVersion(folder) {
  const project = join(folder, "next");
  mkdirSync(project);
  cpSync(join(PROJECT, "dist"), join(project, "dist"), { recursive: true });
  cpSync(join(PROJECT, "package.json"), join(project, "package.json"));
  symlinkSync(join(PROJECT, "node_modules"), join(project, "node_modules"));
  const migrations = join(project, "dist/server/database/migrations");
  writeFileSync(join(migrations, "9999999999999-NextVersion.js"), MIGRATION);
  appendFileSync(
    join(migrations, "index.js"),
    '\nexports.migrations.push(require("./9999999999999-NextVersion").NextVersion9999999999999);\n',
  );
  return project;
}
