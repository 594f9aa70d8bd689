/**
 * Measures the space of three former versions of each recipe:
 * node tools/withServers.mjs node -r @swc-node/register bench/versions/measure.ts 5000 3
 */
import { Client } from "pg";
import { migrateServer } from "../../server/database/migrate";
import { selectCurrentVersions } from "../../server/features/recipes/history/contentSql";
import { copyTarget } from "../dataset/copyTarget";
import { fillDatabase } from "../dataset/fillDatabase";
import { datasetSize } from "../dataset/Size";

const VERSIONS = Number(process.argv[3] ?? 3);
const silent = { begin: () => undefined, tick: () => undefined };

/** Stores the current version, and edits each recipe like a person who improves a step and a line. */
const EDIT = [
  `insert into recipe_versions (recipe_id, version, saved_at, editor_id, reason, visibility, content, removal_reason,
    imported_editor_name, suggester_id, imported_suggester_name)
   ${selectCurrentVersions("true")}`,
  `update recipes set version = version + 1, edit_reason = 'A little less sugar.',
     instructions = instructions || ' Let it rest for ten minutes.'`,
  "update recipe_lines set quantity = '2' where position = 0",
];

async function main(url: string, recipes: number): Promise<void> {
  await migrateServer({ url }, null);
  const client = new Client({ connectionString: url });
  await client.connect();
  const readSize = async () => {
    await client.query("vacuum full");
    const { rows } = await client.query<{ size: string }>(
      "select pg_database_size(current_database()) as size",
    );
    return Number(rows[0]!.size);
  };
  try {
    await fillDatabase(copyTarget(client), datasetSize(recipes), silent);
    const before = await readSize();
    for (let version = 0; version < VERSIONS; version++) {
      for (const statement of EDIT) await client.query(statement);
    }
    const after = await readSize();
    const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
    const { rows } = await client.query<{ size: string }>(
      "select pg_total_relation_size('recipe_versions') as size",
    );
    console.log(
      `${recipes} recipes: ${megabytes(before)} MB, with ${VERSIONS} versions each ${megabytes(after)} MB (factor ${(after / before).toFixed(2)}; the versions ${megabytes(Number(rows[0]!.size))} MB).`,
    );
  } finally {
    await client.end();
  }
}

const recipes = Number(process.argv[2] ?? 5_000);
main(process.env["TEST_DATABASE_URL"]!, recipes).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
