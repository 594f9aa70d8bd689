/**
 * Fills an empty database with recipes and related data: node -r @swc-node/register bench/dataset/makeData.ts
 * postgres://… 100000
 */
import { SingleBar } from "cli-progress";
import { Client } from "pg";
import { migrateServer } from "../../server/database/migrate";
import { copyTarget } from "./copyTarget";
import { makeDerivedTables } from "./derivedTables";
import { fillDatabase, type Watcher } from "./fillDatabase";
import { datasetSize } from "./Size";

/**
 * The largest collection with tables for the references: larger ones are only searched and paged.
 */
const LARGEST_FOR_REFERENCES = 100_000;

const begin = performance.now();
const seconds = () => `${((performance.now() - begin) / 1000).toFixed(0)} s`;

async function main(url: string, recipes: number): Promise<void> {
  await migrateServer({ url }, null);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set maintenance_work_mem = '512MB'");
    await client.query("set synchronous_commit = off");
    await withBar(async (watcher) => {
      await fillDatabase(copyTarget(client), datasetSize(recipes), watcher);
      if (recipes <= LARGEST_FOR_REFERENCES) await makeDerivedTables(client, watcher);
    });
    await client.query("vacuum (analyze)");
  } finally {
    await client.end();
  }
  console.log(`${recipes} recipes in ${seconds()}.`);
}

async function withBar(work: (watcher: Watcher) => Promise<void>): Promise<void> {
  const bar = new SingleBar({
    format: "{bar} {percentage}% of {table}",
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 10_000,
  });
  bar.start(1, 0, { table: "" });
  try {
    await work({
      begin: (table, count) => {
        bar.setTotal(Math.max(1, count));
        bar.update(0, { table: `${table} after ${seconds()}` });
      },
      tick: (done) => bar.update(done),
    });
  } finally {
    bar.stop();
  }
}

const [url, recipes] = process.argv.slice(2);
if (!url || !/^\d+$/.test(recipes ?? "")) {
  console.error("Usage: makeData.ts DATABASE_URL RECIPES");
  process.exit(2);
}
main(url, Number(recipes)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
