import { callRest } from "../../testing/callRest";
import { type CreatedRecipe, ImportingMember } from "../../testing/ImportingMember";
import { TestServer } from "../../testing/testServer";
import { checkReadModel } from "../recipes/checkReadModel";

let server: TestServer;
let admin: string;
let contributor: string;
let one: ImportingMember;
let other: ImportingMember;

beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  [admin, contributor] = [await server.login("admin"), await server.login("contributor")];
  [one, other] = [await ImportingMember.add(server), await ImportingMember.add(server)];
}, 90_000);
afterAll(() => server.close());

const query = <Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
  server.database.db.query(sql, parameters);

interface Proposal {
  ingredientId: number;
  ingredientName: string;
  recipeCount: number;
}

async function listProposals(token = contributor): Promise<Proposal[]> {
  const { status, json } = await callRest<Proposal[]>(server, "GET /proposed-ingredients", {
    token,
  });
  expect(status).toBe(200);
  return json;
}

const findProposal = async (name: string) =>
  (await listProposals()).find(({ ingredientName }) => ingredientName === name);

const propose = ({ token }: ImportingMember, { recipeId }: CreatedRecipe) =>
  callRest<{ ingredientName: string; isProposed: boolean }[]>(
    server,
    `POST /recipes/${recipeId}/proposed-ingredients`,
    { token },
  );

const answer = (ingredientId: number, action: string, body?: object, token = contributor) =>
  callRest<{ ingredientId: number }>(
    server,
    `POST /proposed-ingredients/${ingredientId}/${action}`,
    {
      token,
      ...(body && { body }),
    },
  );

async function createIngredient(name: string): Promise<number> {
  const { json } = await callRest<{ ingredientId: number }>(server, "POST /ingredients", {
    token: contributor,
    body: { ingredientName: name },
  });
  return json.ingredientId;
}

const listIds = async (member: ImportingMember, { recipeId }: CreatedRecipe) =>
  (await member.fetch(recipeId)).ingredients.map(({ ingredientId }) => ingredientId);

const countNamed = async (name: string): Promise<number> =>
  (await query("select from ingredients where lower(name) = $1", [name.toLowerCase()])).length;

/** Saves a recipe with the ingredients that it had when it was created. */
const saveAgain = (member: ImportingMember, { recipeId, ingredients }: CreatedRecipe) =>
  member.call(
    "mutation ($recipeId: Int!, $input: RecipeInput!) { result: updateRecipe(recipeId: $recipeId, input: $input) { recipeId } }",
    {
      recipeId,
      input: {
        ...{ name: "Saved again", instructions: "Stir.", categoryId: 1, difficultyLevelId: 1 },
        ingredients: ingredients.map(({ ingredientId }) => ({ ingredientId, quantity: "7" })),
      },
    },
  );

it("Names are listed once their owner proposes them, with all recipes of that name", async () => {
  const recipe = await one.import("1 tsp galangine", "1 l water");
  await one.import("2 tsp galangine");
  const another = await other.import("3 tsp Galangine");
  await other.import("1 tsp unproposed");
  expect(await findProposal("Galangine")).toBeUndefined();
  expect((await propose(other, recipe)).status).toBe(404);
  expect(await propose(one, recipe)).toMatchObject({
    status: 200,
    json: [{ ingredientName: "Galangine", isProposed: true }],
  });
  expect(await findProposal("Galangine")).toMatchObject({ recipeCount: 2 });
  await propose(other, another);
  expect(await findProposal("Galangine")).toMatchObject({ recipeCount: 3 });
  expect(await findProposal("Unproposed")).toBeUndefined();
  expect(await listProposals(admin)).toHaveLength(1);
  const refused = { token: one.token };
  expect(await callRest(server, "GET /proposed-ingredients", refused)).toMatchObject({
    status: 403,
  });
  expect(await callRest(server, "GET /proposed-ingredients")).toMatchObject({ status: 401 });
});

it("An accepted ingredient is in the list, and is the one of all users of its name", async () => {
  const [mine, theirs] = [
    await one.import("1 tsp mahlabine"),
    await other.import("1 tsp mahlabine"),
  ];
  await propose(one, mine);
  const { ingredientId } = (await findProposal("Mahlabine"))!;
  expect(await answer(ingredientId, "accept", undefined, one.token)).toMatchObject({ status: 403 });
  expect(await answer(ingredientId, "accept")).toMatchObject({
    status: 200,
    json: { ingredientId },
  });
  expect(await answer(ingredientId, "accept")).toMatchObject({ status: 404 });
  expect(await listIds(one, mine)).toEqual([ingredientId]);
  expect(await listIds(other, theirs)).toEqual([ingredientId]);
  expect((await other.fetch(theirs.recipeId)).ownIngredients).toEqual([]);
  expect(await countNamed("mahlabine")).toBe(1);
  expect(await callRest(server, `GET /ingredients/${ingredientId}`)).toMatchObject({ status: 200 });
  expect(await checkReadModel(server.database.db)).toEqual({});
});

describe("A declined ingredient", () => {
  const readOwn = async (member: ImportingMember, { recipeId }: CreatedRecipe) =>
    member.call<{ ownIngredients: object[] }>(
      `query ($recipeId: Int!) { result: recipe(recipeId: $recipeId) {
        ownIngredients { name isProposed declinedAt declineReason } } }`,
      { recipeId },
    );

  it("is refused to members, with a long reason and if it is not proposed", async () => {
    const recipe = await one.import("1 tsp refusable");
    const { ingredientId } = recipe.ingredients[0]!;
    expect(await answer(ingredientId, "decline", {})).toMatchObject({ status: 404 });
    await propose(one, recipe);
    expect(await answer(ingredientId, "decline", {}, one.token)).toMatchObject({ status: 403 });
    expect(await answer(ingredientId, "decline", { reason: "x".repeat(501) })).toMatchObject({
      status: 400,
    });
    expect(await findProposal("Refusable")).toBeDefined();
  });

  it("leaves the queue for all users of its name, who read the reason and keep it", async () => {
    const recipes = [await one.import("1 tsp brandine"), await other.import("1 tsp brandine")];
    const unproposed = await (await ImportingMember.add(server)).import("1 tsp brandine");
    await propose(one, recipes[0]!);
    await propose(other, recipes[1]!);
    const { ingredientId } = (await findProposal("Brandine"))!;
    expect(await answer(ingredientId, "decline", { reason: " A brand. " })).toMatchObject({
      status: 204,
    });
    expect(await findProposal("Brandine")).toBeUndefined();
    expect(await answer(ingredientId, "decline", {})).toMatchObject({ status: 404 });
    for (const [i, member] of [one, other].entries()) {
      expect(await readOwn(member, recipes[i]!)).toEqual({
        ownIngredients: [
          {
            ...{ name: "Brandine", isProposed: false },
            ...{ declinedAt: expect.any(String), declineReason: "A brand." },
          },
        ],
      });
    }
    expect(
      await query("select declined_at from ingredients where ingredient_id = $1", [
        unproposed.ingredients[0]!.ingredientId,
      ]),
    ).toEqual([{ declined_at: null }]);
    expect(await callRest(server, "GET /own-ingredients", { token: one.token })).toMatchObject({
      json: expect.arrayContaining([
        expect.objectContaining({ ingredientName: "Brandine", declineReason: "A brand." }),
      ]),
    });
  });

  it("can be proposed again, and accepted", async () => {
    const recipe = await one.import("1 tsp secondchance");
    await propose(one, recipe);
    const { ingredientId } = (await findProposal("Secondchance"))!;
    await answer(ingredientId, "decline");
    expect(await readOwn(one, recipe)).toMatchObject({
      ownIngredients: [{ declinedAt: expect.any(String), declineReason: null }],
    });
    await propose(one, recipe);
    expect(await readOwn(one, recipe)).toMatchObject({
      ownIngredients: [{ isProposed: true, declinedAt: null, declineReason: null }],
    });
    expect(await answer(ingredientId, "accept")).toMatchObject({ status: 200 });
    expect(await listIds(one, recipe)).toEqual([ingredientId]);
  });
});

it("Undoing the import keeps an ingredient that was accepted since", async () => {
  const importId = await one.read(["1 tsp keepable"]);
  await propose(one, await one.confirm(importId));
  await answer((await findProposal("Keepable"))!.ingredientId, "accept");
  await one.undo(importId);
  expect(await countNamed("keepable")).toBe(1);
});

it("A replaced ingredient becomes an alias, for other users of its name, too, until this is undone", async () => {
  const into = await createIngredient("Nigellin");
  const [mine, theirs] = [
    await one.import("1 tsp kalonjine"),
    await other.import("1 tsp kalonjine"),
  ];
  await propose(one, mine);
  const { ingredientId } = (await findProposal("Kalonjine"))!;
  expect(await answer(ingredientId, "replace", { intoId: 999_999 })).toMatchObject({ status: 404 });
  expect(await answer(ingredientId, "replace", { intoId: ingredientId })).toMatchObject({
    status: 400,
  });
  expect(await answer(ingredientId, "replace", {})).toMatchObject({ status: 400 });
  expect(await answer(ingredientId, "replace", { intoId: into })).toMatchObject({
    status: 200,
    json: { ingredientId: into },
  });
  expect([await listIds(one, mine), await listIds(other, theirs)]).toEqual([[into], [into]]);
  expect((await one.import("2 tsp kalonjine")).ingredients).toMatchObject([{ name: "Nigellin" }]);
  type Merges = { merges: { edges: { node: { mergeId: number; mergedName: string } }[] } };
  const { data } = await server.graphql<Merges>(
    "{ merges { edges { node { mergeId mergedName } } } }",
    {},
    admin,
  );
  const merges = data!.merges.edges.map(({ node }) => node);
  expect(merges.map(({ mergedName }) => mergedName)).toEqual(["Kalonjine"]);
  const undone = await callRest(server, `POST /admin/merges/${merges[0]!.mergeId}/undo`, {
    token: admin,
  });
  expect(undone.status).toBe(200);
  expect(await listIds(one, mine)).toEqual([ingredientId]);
  expect(await findProposal("Kalonjine")).toMatchObject({ ingredientId });
});

describe("Own ingredients become the one of the list", () => {
  it("that a contributor creates with their name, also in recipes saved or restored later", async () => {
    const [mine, theirs] = [
      await one.import("1 tsp Ajwainette"),
      await other.import("1 tsp ajwainette"),
    ];
    const restored = await other.import("5 tsp ajwainette");
    await other.call(`mutation { result: deleteRecipe(recipeId: ${restored.recipeId}) }`, {});
    const id = await createIngredient("ajwainette");
    expect([await listIds(one, mine), await listIds(other, theirs)]).toEqual([[id], [id]]);
    await saveAgain(one, mine);
    expect(await listIds(one, mine)).toEqual([id]);
    await other.call(
      `mutation { result: restoreRecipe(recipeId: ${restored.recipeId}) { recipeId } }`,
      {},
    );
    expect(await listIds(other, restored)).toEqual([id]);
    expect(await countNamed("ajwainette")).toBe(1);
  });

  it("that gets their name", async () => {
    const mine = await one.import("1 tsp renamable");
    const id = await createIngredient("Before");
    const body = { ingredientName: "Renamable" };
    await callRest(server, `PUT /ingredients/${id}`, { token: contributor, body });
    expect(await listIds(one, mine)).toEqual([id]);
  });

  it("that gets their name as an alias", async () => {
    const mine = await one.import("1 tsp aliasable");
    const id = await createIngredient("Aliased");
    const body = { kind: "ingredient", itemId: id, aliasName: "ALIASABLE" };
    expect(await callRest(server, "POST /admin/aliases", { token: admin, body })).toMatchObject({
      status: 201,
    });
    expect(await listIds(one, mine)).toEqual([id]);
  });

  it("that a contributor's import creates", async () => {
    const mine = await one.import("1 tsp importable");
    const cook = await ImportingMember.add(server, "contributor");
    const { ingredients } = await cook.import("1 tsp importable");
    expect(await listIds(one, mine)).toEqual([ingredients[0]!.ingredientId]);
  });

  it("or join the list if their owner, who has become a contributor, proposes them", async () => {
    const member = await ImportingMember.add(server);
    const recipe = await member.import("1 tsp promotable");
    await member.setRole("contributor");
    expect(await propose(member, recipe)).toMatchObject({ status: 200, json: [] });
    expect(await findProposal("Promotable")).toBeUndefined();
    expect(
      await callRest(server, `GET /ingredients/${recipe.ingredients[0]!.ingredientId}`),
    ).toMatchObject({ status: 200 });
  });
});

describe("At the same time", () => {
  it("two members who import the same name get an ingredient each", async () => {
    const recipes = await Promise.all([one, other].map((each) => each.import("1 tsp simultane")));
    expect(new Set(recipes.map(({ ingredients }) => ingredients[0]!.ingredientId)).size).toBe(2);
  });

  it("one member who imports a name twice gets one ingredient", async () => {
    const ids = await Promise.all([1, 2, 3].map(() => one.read(["1 tsp twicely"])));
    const recipes = await Promise.all(ids.map((id) => one.confirm(id)));
    expect(new Set(recipes.map(({ ingredients }) => ingredients[0]!.ingredientId)).size).toBe(1);
  });

  it("a contributor creates the name and a member imports it, and the recipe uses the one of the list", async () => {
    for (const name of ["Bramblewort", "Fennelite", "Junipersoy", "Tamarindle", "Kohlrabine"]) {
      const importId = await one.read([`1 tsp ${name}`]);
      const [recipe, id] = await Promise.all([one.confirm(importId), createIngredient(name)]);
      expect(await listIds(one, recipe)).toEqual([id]);
      expect(await countNamed(name)).toBe(1);
    }
  });

  it("two contributors accept the same name of two members, and one ingredient is left", async () => {
    const [mine, theirs] = [await one.import("1 tsp doublet"), await other.import("1 tsp doublet")];
    await propose(one, mine);
    await propose(other, theirs);
    const statuses = await Promise.all(
      [mine, theirs].map(
        async ({ ingredients }) => (await answer(ingredients[0]!.ingredientId, "accept")).status,
      ),
    );
    expect(statuses).toContain(200);
    expect(await countNamed("doublet")).toBe(1);
    expect(await listIds(one, mine)).toEqual(await listIds(other, theirs));
  });

  it("a recipe is published and gets an own ingredient, and no public recipe has one", async () => {
    const member = await ImportingMember.add(server);
    const { ingredients } = await member.import("1 tsp leaking");
    await member.setRole("contributor");
    const details = { instructions: "Stir.", categoryId: 1, difficultyLevelId: 1 };
    const { recipeId } = await member.call<{ recipeId: number }>(
      "mutation ($input: RecipeInput!) { result: createRecipe(input: $input) { recipeId } }",
      { input: { ...details, name: "Race", visibility: "PRIVATE" } },
    );
    const save = (input: object) =>
      member
        .call(
          "mutation ($recipeId: Int!, $input: RecipeInput!) { result: updateRecipe(recipeId: $recipeId, input: $input) { recipeId } }",
          { recipeId, input: { ...details, ...input } },
        )
        .catch(() => undefined);
    await Promise.all([
      save({ name: "Race 1", visibility: "PUBLIC" }),
      save({ name: "Race 2", ingredients: [{ ingredientId: ingredients[0]!.ingredientId }] }),
    ]);
    expect(
      await query(
        `select from recipes join recipe_lines using (recipe_id) join ingredients i using (ingredient_id)
         where visibility = 'public' and i.owner_id is not null`,
      ),
    ).toEqual([]);
  });
});
