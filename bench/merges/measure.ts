/**
 * Merges an ingredient of ten thousand recipes and undoes it, while others save unrelated recipes. Prints
 * their waiting times: node tools/withServers.mjs npm run bench:merges
 */
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { makeDataSource } from "../../server/database/dataSource";
import { entities } from "../../server/features/entities";
import { migrateServer } from "../../server/database/migrate";
import { MergeableKind } from "../../server/features/merges/MergeableKind";
import { mergeItems } from "../../server/features/merges/mergeItems";
import { undoMerge } from "../../server/features/merges/undoMerge";
import { copyTarget } from "../dataset/copyTarget";
import { fillDatabase } from "../dataset/fillDatabase";
import { datasetSize } from "../dataset/Size";

const RECIPES = 10_000;
const WRITERS = 4;
/** Recipes that the writers save and no merge touches. */
const OTHERS = 100;

async function fill(url: string): Promise<{ mergedId: number; intoId: number }> {
  await migrateServer({ url }, null);
  const client = new Client({ connectionString: url });
  await client.connect();
  const silent = { begin: () => undefined, tick: () => undefined };
  await fillDatabase(copyTarget(client), datasetSize(RECIPES + OTHERS), silent);
  const { rows } = await client.query<{ id: number }>(
    `insert into ingredients (name, name_key, sort_name)
     values ('Merged', 'merged', 'merged'), ('Into', 'into', 'into') returning ingredient_id as id`,
  );
  const [mergedId, intoId] = rows.map(({ id }) => id) as [number, number];
  // A tenth of the recipes has both ingredients.
  const add = `insert into recipe_lines (recipe_id, ingredient_id, position, quantity, unit)
    select recipe_id, $1, 1 + max(position), '1', 'g' from recipe_lines
    where recipe_id > $2 and recipe_id % $3 = 0 group by recipe_id`;
  await client.query(add, [mergedId, OTHERS, 1]);
  await client.query(add, [intoId, OTHERS, 10]);
  await client.query("vacuum (analyze)");
  await client.end();
  return { mergedId, intoId };
}

async function main(server: string): Promise<void> {
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query("create database merge_bench");
  await admin.end();
  const url = server.replace(/\/[^/]*$/, "/merge_bench");
  const { mergedId, intoId } = await fill(url);
  const db = await makeDataSource({ url }, { entities }).initialize();

  const whileSaving = async <Result>(name: string, work: () => Promise<Result>) => {
    const waits: number[] = [];
    let refusalCount = 0;
    const abortController = new AbortController();
    const save = async (writer: number) => {
      for (let i = 0; !abortController.signal.aborted; i++) {
        const start = performance.now();
        try {
          await db.query(
            "update recipes set instructions = 'Stir ' || $1 || '.' where recipe_id = $2",
            [i, 1 + ((i * WRITERS + writer) % OTHERS)],
          );
        } catch {
          refusalCount++;
        }
        waits.push(performance.now() - start);
        await setTimeout(5);
      }
    };
    const writers = Array.from({ length: WRITERS }, (_, writer) => save(writer));
    await setTimeout(300);
    const start = performance.now();
    const result = await work();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    abortController.abort();
    await Promise.all(writers);
    waits.sort((one, other) => one - other);
    const at = (share: number) => `${waits[Math.floor(share * (waits.length - 1))]!.toFixed(0)} ms`;
    console.log(
      `${name}: ${seconds} s; ${waits.length} saves meanwhile: median ${at(0.5)}, 95 % ${at(0.95)}, longest ${at(1)}, refused ${refusalCount}`,
    );
    return result;
  };

  await whileSaving("nothing else, for comparison", () => setTimeout(2_000));
  const pair = { kind: MergeableKind.INGREDIENT, mergedId, intoId };
  const mergeId = await whileSaving("merge", () => mergeItems(db, pair, 1));
  const { restored } = await whileSaving("undo", () => undoMerge(db, mergeId));
  console.log(`${restored.length} recipes`);
  await db.destroy();
}

const server = process.env["TEST_DATABASE_URL"];
if (!server) throw new Error("Please run this with tools/withServers.mjs.");
void main(server);
