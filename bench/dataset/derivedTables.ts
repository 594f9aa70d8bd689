import type { Client } from "pg";
import { getCover } from "../../server/features/covers/drawing/covers";
import type { CoverDrawing } from "../../shared/coverDrawings";
import { readAmount } from "../../shared/amounts/readAmount";
import type { Watcher } from "./fillDatabase";

/**
 * Values that the product computes and SQL cannot. The references read them ready-made from tables of a
 * separate schema, an advantage over Potluck.
 */
const TABLES = `
  create schema bench;
  create table bench.covers (
    recipe_id integer primary key references public.recipes on delete cascade,
    url text not null,
    width integer not null,
    height integer not null
  );
  create table bench.amounts (
    quantity text not null,
    unit text not null,
    amount json not null,
    primary key (quantity, unit)
  )`;

const BATCH = 5_000;

interface Dish {
  recipeId: number;
  name: string;
  ingredients: string[];
  drawing: CoverDrawing | null;
}

const DISHES = `
  select r.recipe_id as "recipeId", r.name, r.cover_drawing as drawing,
    (select coalesce(json_agg(i.name order by l.position), '[]')
     from recipe_lines l join ingredients i using (ingredient_id)
     where l.recipe_id = r.recipe_id) as ingredients
  from recipes r
  where r.recipe_id > $1 order by r.recipe_id limit ${BATCH}`;

/** Creates the references' tables from the recipes. */
export async function makeDerivedTables(client: Client, watcher: Watcher): Promise<void> {
  await client.query(TABLES);
  await addAmounts(client);
  const { rows: all } = await client.query<{ last: number }>(
    "select max(recipe_id) as last from recipes",
  );
  watcher.begin("the references' covers", all[0]!.last);
  for (let after = 0; ;) {
    const { rows: dishes } = await client.query<Dish>(DISHES, [after]);
    if (dishes.length === 0) return;
    await addCovers(client, dishes);
    after = dishes.at(-1)!.recipeId;
    watcher.tick(after);
  }
}

async function addCovers(client: Client, dishes: readonly Dish[]): Promise<void> {
  const rows = dishes.map((dish) => {
    const { url, width, height } = getCover(dish);
    return { recipe_id: dish.recipeId, url, width, height };
  });
  await client.query(
    "insert into bench.covers select * from json_populate_recordset(null::bench.covers, $1)",
    [JSON.stringify(rows)],
  );
}

async function addAmounts(client: Client): Promise<void> {
  const { rows: lines } = await client.query<{ quantity: string | null; unit: string | null }>(
    "select distinct quantity, unit from recipe_lines",
  );
  const rows = lines.flatMap(({ quantity, unit }) => {
    const amount = readAmount(quantity, unit);
    if (!amount) return [];
    const { min, max, unit: read } = amount;
    return [
      {
        quantity: quantity ?? "",
        unit: unit ?? "",
        amount: { min, max, unit: read.toLowerCase() },
      },
    ];
  });
  await client.query(
    "insert into bench.amounts select * from json_populate_recordset(null::bench.amounts, $1)",
    [JSON.stringify(rows)],
  );
}
