import { checkReadModel } from "../recipes/checkReadModel";
import { Merging } from "../../testing/merging";
import { TestServer } from "../../testing/testServer";

/** More recipes than one transaction changes, but few enough to be added quickly. */
const RECIPES = 120;

let server: TestServer;
let merging: Merging;
let serial = 0;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  merging = new Merging(server, await server.login("admin"));
});
afterAll(() => server.close());

const query = <Row extends object>(statement: string, parameters: unknown[] = []) =>
  server.database.db.query<Row[]>(statement, parameters);

const add = () => merging.add("ingredients", "ingredient_id", `large ${++serial}`);

/** Creates an ingredient that many recipes use, of which every tenth also uses another one. */
async function addUsed(): Promise<{ merged: number; into: number }> {
  const [merged, into] = [await add(), await add()];
  await server.database.fill([
    `insert into recipes (name, sort_name, instructions, category_id, difficulty_level_id, owner_id)
     select 'Large ${merged} ' || n, 'large', 'Stir.', 1, 1, 1 from generate_series(1, ${RECIPES}) n`,
    `insert into recipe_lines (recipe_id, ingredient_id, position, quantity, unit)
     select recipe_id, ${merged}, 0, '1', 'g' from recipes where name like 'Large ${merged} %'`,
    `insert into recipe_lines (recipe_id, ingredient_id, position, quantity, unit)
     select recipe_id, ${into}, 1, '2', 'g' from recipes
     where name like 'Large ${merged} %' and recipe_id % 10 = 0`,
  ]);
  return { merged, into };
}

const countUses = async (ingredientId: number): Promise<number> => {
  const [row] = await query<{ count: number }>(
    "select count(*)::int as count from recipe_lines where ingredient_id = $1",
    [ingredientId],
  );
  return row!.count;
};

const countRecipes = async (ingredientId: number): Promise<number> => {
  const [row] = await query<{ count: number }>(
    "select count(distinct recipe_id)::int as count from recipe_lines where ingredient_id = $1",
    [ingredientId],
  );
  return row!.count;
};

const findLines = (...ingredientIds: number[]) =>
  query(
    `select recipe_id, ingredient_id, position, quantity, unit from recipe_lines
     where ingredient_id = any($1) order by 1, 2`,
    [ingredientIds],
  );

/** Makes the database reject the change of one recipe's line, as if the merge was interrupted there. */
async function interruptMerge(ingredientId: number, work: () => Promise<void>): Promise<void> {
  const [last] = await query<{ id: number }>(
    "select max(recipe_id) as id from recipe_lines where ingredient_id = $1 and recipe_id % 10 = 5",
    [ingredientId],
  );
  await query(`create function break_off() returns trigger language plpgsql as $$
    begin raise exception 'broken off' using errcode = '57P01'; end $$`);
  await query(`create trigger break_off before update of ingredient_id on recipe_lines for each row
    when (old.recipe_id = ${last!.id}) execute function break_off()`);
  try {
    await work();
  } finally {
    await query("drop function break_off cascade");
  }
}

const readCode = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions["code"] ?? "done";

it("Other users can save recipes while an ingredient of many is merged, and while that is undone", async () => {
  const { merged, into } = await addUsed();
  const before = await findLines(merged, into);
  /** Counts the recipes with the merged ingredient while another user saves a recipe. */
  const saveDuring = async (work: Promise<unknown>) => {
    const seen: number[] = [];
    const done = new AbortController();
    void work.finally(() => done.abort());
    const save = merging.recipe({ ingredients: [{ ingredientId: 1 }] });
    while (!done.signal.aborted) seen.push(await countUses(merged));
    await save;
    return seen.filter((count) => count > 0 && count < RECIPES);
  };
  const merge = merging.createMerge("INGREDIENT", merged, into);
  expect(await saveDuring(merge)).not.toEqual([]);
  expect(await countUses(merged)).toBe(0);
  expect(await countRecipes(into)).toBe(RECIPES);
  expect(await countUses(into)).toBe(before.length);
  expect(await checkReadModel(server.database.db)).toEqual({});

  const undo = merging.undo(await merge);
  expect(await saveDuring(undo)).not.toEqual([]);
  expect((await undo).data?.undoMerge).toMatchObject({ restoredCount: RECIPES, leftCount: 0 });
  expect(await findLines(merged, into)).toEqual(before);
  expect(await checkReadModel(server.database.db)).toEqual({});
});

it("An interrupted merge is finished by merging the two again", async () => {
  const { merged, into } = await addUsed();
  await interruptMerge(merged, async () => {
    expect(readCode(await merging.merge("INGREDIENT", merged, into))).toBe("SERVICE_UNAVAILABLE");
  });
  const remainingCount = await countUses(merged);
  expect(remainingCount).toBeGreaterThan(0);
  expect(remainingCount).toBeLessThan(RECIPES);
  const { data } = await server.graphql<{
    merges: { edges: { node: { isComplete: boolean; recipeCount: number } }[] };
  }>("{ merges(first: 1) { edges { node { isComplete recipeCount } } } }", {}, merging.token);
  expect(data!.merges.edges[0]!.node).toEqual({
    isComplete: false,
    recipeCount: RECIPES - remainingCount,
  });

  const again = await merging.merge("INGREDIENT", merged, into);
  expect(again.data?.createMerge.recipeCount).toBe(RECIPES);
  expect(await countRecipes(into)).toBe(RECIPES);
  expect(readCode(await merging.merge("INGREDIENT", merged, into))).toBe("NOT_FOUND");
  expect(await checkReadModel(server.database.db)).toEqual({});
});

it("An interrupted merge is undone, also after the undo was interrupted", async () => {
  const { merged, into } = await addUsed();
  const before = await findLines(merged, into);
  await interruptMerge(merged, async () => void (await merging.merge("INGREDIENT", merged, into)));
  const [merge] = await query<{ id: number }>(
    "select merge_id as id from merges where merged_id = $1",
    [merged],
  );
  expect(await findLines(merged, into)).not.toEqual(before);
  expect(readCode(await merging.undo(merge!.id))).toBe("done");
  expect(await findLines(merged, into)).toEqual(before);

  const mergeId = await merging.createMerge("INGREDIENT", merged, into);
  await interruptMerge(into, async () => {
    expect(readCode(await merging.undo(mergeId))).toBe("SERVICE_UNAVAILABLE");
  });
  const restoredCount = await countUses(merged);
  expect(restoredCount).toBeGreaterThan(0);
  expect(restoredCount).toBeLessThan(RECIPES);
  expect(readCode(await merging.undo(mergeId))).toBe("done");
  expect(await findLines(merged, into)).toEqual(before);
  expect(await checkReadModel(server.database.db)).toEqual({});
});

it("A recipe that gets an ingredient again during a merge has it in all of its lines after the undo", async () => {
  const { merged, into } = await addUsed();
  const [line] = (await findLines(merged)) as [{ recipe_id: number }];
  await interruptMerge(merged, async () => void (await merging.merge("INGREDIENT", merged, into)));
  const parts = {
    ingredients: [
      { ingredientId: into, quantity: "5", unit: "g" },
      { ingredientId: merged, quantity: "3", unit: "g" },
    ],
  };
  await merging.edit(line.recipe_id, parts);
  const mergeId = await merging.createMerge("INGREDIENT", merged, into);
  expect((await merging.contents(line.recipe_id)).lines).toEqual([`${into} 5 g`, `${into} 3 g`]);
  await merging.undo(mergeId);
  expect((await merging.contents(line.recipe_id)).lines).toEqual([
    `${merged} 5 g`,
    `${merged} 3 g`,
  ]);
});

it("The items of an interrupted merge are not merged with others", async () => {
  const { merged, into } = await addUsed();
  const third = await add();
  const earlier = await merging.createMerge("INGREDIENT", await add(), into);
  await interruptMerge(merged, async () => void (await merging.merge("INGREDIENT", merged, into)));
  for (const [one, other] of [
    [merged, third],
    [into, merged],
    [into, third],
    [third, into],
  ] as const) {
    expect((await merging.merge("INGREDIENT", one, other)).errors?.[0]).toMatchObject({
      message: `large ${serial - 3} is being merged into large ${serial - 2}. Please finish or undo that first.`,
      extensions: { code: "CONFLICT" },
    });
  }
  expect(readCode(await merging.undo(earlier))).toBe("CONFLICT");
});

it("Recipes that another transaction locks for too long are tried again", async () => {
  const { merged, into } = await addUsed();
  await query("create sequence hindrances");
  await query(`create function hinder() returns trigger language plpgsql as $$
    begin
      if nextval('hindrances') = 1 then raise exception 'locked' using errcode = '55P03'; end if;
      return new;
    end $$`);
  await query(`create trigger hinder before update of ingredient_id on recipe_lines
    for each statement execute function hinder()`);
  try {
    expect(readCode(await merging.merge("INGREDIENT", merged, into))).toBe("done");
    expect(await countRecipes(into)).toBe(RECIPES);
  } finally {
    await query("drop function hinder cascade");
    await query("drop sequence hindrances");
  }
});
