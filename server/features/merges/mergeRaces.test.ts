import { checkReadModel } from "../recipes/checkReadModel";
import { rebuildReadModel } from "../../database/readModel/rebuild";
import { mergeableKinds, Merging } from "../../testing/merging";
import { TestServer } from "../../testing/testServer";

let server: TestServer;
let merging: Merging;
let serial = 0;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  merging = new Merging(server, await server.login("admin"));
});
afterAll(() => server.close());

const readCodes = (answers: { errors?: { extensions: Record<string, unknown> }[] }[]) =>
  answers.map(({ errors }) => errors?.[0]?.extensions["code"] ?? "done");

/** The search words of reference data, stored and computed. */
async function readSearchTerms() {
  const { db } = server.database;
  const read = () => db.query("select facet, words from search_terms order by facet");
  const storedRows: object[] = await read();
  await db.transaction((manager) => rebuildReadModel(manager));
  return { stored: storedRows, right: (await read()) as object[] };
}

describe.each(mergeableKinds)("Merging $kind", ({ kind, table, key }) => {
  const add = () => merging.add(table, key, `race ${kind} ${++serial}`);

  it("happens once for ten simultaneous requests", async () => {
    const [merged, into] = [await add(), await add()];
    const recipe = await merging.recipe(Merging.makeParts(kind, merged));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => merging.merge(kind, merged, into)),
    );
    expect(readCodes(answers).sort()).toEqual([...Array(9).fill("NOT_FOUND"), "done"]);
    expect(await merging.listIds(kind, recipe)).toEqual([into]);
  });

  it("leaves one item if the opposite merge runs at the same time", async () => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await add(), await add()];
      const recipes = [
        await merging.recipe(Merging.makeParts(kind, one)),
        await merging.recipe(Merging.makeParts(kind, other)),
      ];
      const answers = await Promise.all([
        merging.merge(kind, one, other),
        merging.merge(kind, other, one),
      ]);
      expect(readCodes(answers).sort()).toEqual(["NOT_FOUND", "done"]);
      const remainingId = readCodes(answers)[0] === "done" ? other : one;
      for (const recipe of recipes)
        expect(await merging.listIds(kind, recipe)).toEqual([remainingId]);
    }
  });

  it("loses no edit of recipes that use it, and no recipe keeps the merged item", async () => {
    const third = await add();
    for (let round = 0; round < 5; round++) {
      const [merged, into] = [await add(), await add()];
      const recipes: number[] = [];
      for (let i = 0; i < 6; i++)
        recipes.push(await merging.recipe(Merging.makeParts(kind, merged)));
      const [merge, ...others] = await Promise.all([
        merging.merge(kind, merged, into),
        // These edits keep the item.
        ...recipes.slice(0, 2).map((id) => merging.edit(id, Merging.makeParts(kind, merged))),
        // These edits remove the item, and add it.
        ...recipes.slice(2, 4).map((id) => merging.edit(id, Merging.makeParts(kind, third))),
        merging.recipe(Merging.makeParts(kind, merged)).then((id) => {
          recipes.push(id);
          return {};
        }),
      ]);
      expect(readCodes([merge, ...others])).toEqual(Array(6).fill("done"));
      const now = await Promise.all(recipes.map((id) => merging.listIds(kind, id)));
      const [stay, go] = [[into], [third]];
      expect(now).toEqual([stay, stay, go, go, stay, stay, stay]);
    }
    expect(await checkReadModel(server.database.db)).toEqual({});
  });

  it("works while recipes that use it are deleted and restored", async () => {
    for (let round = 0; round < 3; round++) {
      const [merged, into] = [await add(), await add()];
      const recipes: number[] = [];
      for (let i = 0; i < 4; i++)
        recipes.push(await merging.recipe(Merging.makeParts(kind, merged)));
      const executeMutation = (name: string, id: number) =>
        server.graphql(
          `mutation { ${name}(recipeId: ${id}) ${name === "restoreRecipe" ? "{ recipeId }" : ""} }`,
          {},
          merging.token,
        );
      for (const id of recipes.slice(0, 2)) await executeMutation("deleteRecipe", id);
      const answers = await Promise.all([
        merging.merge(kind, merged, into),
        ...recipes.slice(0, 2).map((id) => executeMutation("restoreRecipe", id)),
        ...recipes.slice(2).map((id) => executeMutation("deleteRecipe", id)),
      ]);
      expect(readCodes(answers)).toEqual(Array(5).fill("done"));
      for (const id of recipes.slice(2)) await executeMutation("restoreRecipe", id);
      for (const id of recipes) expect(await merging.listIds(kind, id)).toEqual([into]);
    }
  });

  it("accepts either a name or an alias that are added at once", async () => {
    const owner = await add();
    for (let round = 0; round < 10; round++) {
      const name = `wanted ${kind} ${++serial}`;
      const type = kind[0] + kind.slice(1).toLowerCase();
      const answers = await Promise.all([
        server.graphql(
          `mutation { create${type}(input: { name: "${name}" }) { name } }`,
          {},
          merging.token,
        ),
        server.graphql(
          `mutation { createAlias(kind: ${kind}, id: ${owner}, input: { name: "${name.toUpperCase()}" }) { name } }`,
          {},
          merging.token,
        ),
      ]);
      expect(readCodes(answers).sort()).toEqual(["CONFLICT", "done"]);
    }
  });

  it("works while the two are renamed", async () => {
    const type = kind[0] + kind.slice(1).toLowerCase();
    for (let round = 0; round < 5; round++) {
      const [merged, into] = [await add(), await add()];
      const rename = (id: number) =>
        server.graphql(
          `mutation { update${type}(${type.toLowerCase()}Id: ${id}, input: { name: "renamed ${++serial}" }) { name } }`,
          {},
          merging.token,
        );
      const [merge, , staying] = await Promise.all([
        merging.merge(kind, merged, into),
        rename(merged),
        rename(into),
      ]);
      expect(readCodes([merge, staying])).toEqual(["done", "done"]);
    }
  });
});

it("Random merges, edits and undos leave a correct read model", async () => {
  let seed = 7;
  const nextRandom = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  const ids = new Map<string, number[]>();
  for (const { kind, table, key } of mergeableKinds) {
    ids.set(kind, []);
    for (let i = 0; i < 6; i++) {
      ids.get(kind)!.push(await merging.add(table, key, `random ${kind} ${++serial}`));
    }
  }
  const pickIds = (kind: string) => {
    const all = ids.get(kind)!;
    return [...new Set([all[nextRandom(all.length)]!, all[nextRandom(all.length)]!])];
  };
  const createParts = () => ({
    categoryId: pickIds("CATEGORY")[0]!,
    tagIds: pickIds("TAG"),
    equipmentIds: pickIds("EQUIPMENT"),
    ingredients: pickIds("INGREDIENT").map((ingredientId) => ({
      ingredientId,
      quantity: String(1 + nextRandom(9)),
      ...(nextRandom(2) ? { unit: "g" } : {}),
    })),
  });
  const recipes: number[] = [];
  for (let i = 0; i < 8; i++) recipes.push(await merging.recipe(createParts()));
  const merges: number[] = [];
  for (let step = 0; step < 40; step++) {
    const { kind } = mergeableKinds[nextRandom(mergeableKinds.length)]!;
    const executeMutation = nextRandom(4);
    if (executeMutation === 0) {
      await merging.edit(recipes[nextRandom(8)]!, createParts());
    } else if (executeMutation < 3) {
      const [one, other] = pickIds(kind);
      if (other) {
        const { data } = await merging.merge(kind, one!, other);
        if (data) merges.push(data.createMerge.mergeId);
      }
    } else if (merges.length > 0) {
      await merging.undo(merges.splice(nextRandom(merges.length), 1)[0]!);
    }
  }
  expect(await checkReadModel(server.database.db)).toEqual({});
  const { stored: storedRows, right } = await readSearchTerms();
  expect(storedRows).toEqual(right);
  while (merges.length > 0) await merging.undo(merges.pop()!);
  expect(await checkReadModel(server.database.db)).toEqual({});
});
