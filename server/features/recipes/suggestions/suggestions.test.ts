import { TestMailbox } from "../../../testing/TestMailbox";
import { callRest } from "../../../testing/callRest";
import { addRecipe } from "../../../testing/pages";
import { type Answer, TestServer } from "../../../testing/testServer";
import { deleteRecipe } from "../deleteRecipe";
import { restoreRecipe } from "../restoreRecipe";

let server: TestServer;
let mailbox: TestMailbox;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  mailbox = await TestMailbox.open();
  server = await TestServer.start({
    SMTP_URL: mailbox.url,
    PUBLIC_URL: "https://potluck.example",
    DEMO_LOGINS: "on",
    RATE_LIMIT: "off",
  });
  await server.addPerson("stranger", "member");
  for (const account of ["admin", "contributor", "member", "stranger"]) {
    tokens[account] = await server.login(account);
  }
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const RECIPE = {
  ...{ name: "Plum tart", categoryId: 1, difficultyLevelId: 1 },
  instructions: "Stir.\nKnead.\nWait.\nRoll.\nBake.\nCool.",
  lines: [
    { ingredientId: 1, quantity: "200", unit: "g" },
    { heading: "For the top" },
    { ingredientId: 2, quantity: "100", unit: "g" },
  ],
  ...{ tagIds: [1], equipmentIds: [1], servings: 4 },
};

/** A suggestion of four changes: a fact, two lines that follow each other, and a step. */
const SUGGESTED = {
  ...RECIPE,
  servings: 6,
  instructions: "Stir.\nKnead.\nWait.\nRoll.\nBake for an hour.\nCool.",
  lines: [
    ...RECIPE.lines,
    { ingredientId: 3, quantity: "1", unit: "tbsp" },
    { ingredientId: 4, quantity: "2", unit: "tbsp" },
  ],
  editReason: "It serves more.",
};

interface Data {
  suggestionId: number;
  state: string;
  answer: string | null;
  acceptedVersion: number | null;
  recipe: { name: string } | null;
  suggester: { name: string };
  viewerCanAnswer: boolean;
  viewerCanWithdraw: boolean;
  changes:
    | {
        position: number;
        isFitting: boolean;
        isAccepted: boolean;
        change: { part: string; kind: string; field: string | null };
      }[]
    | null;
}
const FIELDS = `suggestionId state answer acceptedVersion recipe { name } suggester { name }
  viewerCanAnswer viewerCanWithdraw
  changes { position isFitting isAccepted change { part kind field } }`;

const readError = ({ errors }: Answer<unknown>) => errors?.[0]?.extensions["code"];

async function read(document: string, variables: object, account?: string): Promise<Data | string> {
  const answer = await server.graphql<Record<string, Data>>(
    document,
    variables,
    account && tokens[account],
  );
  return (readError(answer) as string | undefined) ?? Object.values(answer.data!)[0]!;
}
const suggest = (recipeId: number, changes: object = {}, account = "member", version?: number) =>
  read(
    `mutation ($id: Int!, $input: RecipeInput!, $version: Int) {
      createSuggestion(recipeId: $id, input: $input, version: $version) { ${FIELDS} } }`,
    { id: recipeId, input: { ...SUGGESTED, ...changes }, version },
    account,
  );
const get = (id: number, account?: string) =>
  read(`query ($id: Int!) { suggestion(suggestionId: $id) { ${FIELDS} } }`, { id }, account);
const accept = (id: number, account?: string, rest: object = {}) =>
  read(
    `mutation ($id: Int!, $changes: [Int!], $currentVersion: Int) {
      acceptSuggestion(suggestionId: $id, changes: $changes, currentVersion: $currentVersion) { ${FIELDS} } }`,
    { id, ...rest },
    account,
  );
const decline = (id: number, account?: string, reason = "Too dry.") =>
  read(
    `mutation ($id: Int!, $reason: String!) {
      declineSuggestion(suggestionId: $id, reason: $reason) { ${FIELDS} } }`,
    { id, reason },
    account,
  );
const withdraw = (id: number, account?: string) =>
  read("mutation ($id: Int!) { withdrawSuggestion(suggestionId: $id) }", { id }, account);

/** Adds a recipe of the contributor. */
const add = () => addRecipe(server, RECIPE);

async function addSuggestion() {
  const recipeId = await add();
  const { suggestionId } = (await suggest(recipeId)) as Data;
  return { recipeId, id: suggestionId };
}

const edit = async (recipeId: number, changes: object) => {
  const answer = await server.graphql(
    "mutation ($id: Int!, $input: RecipeInput!) { updateRecipe(recipeId: $id, input: $input) { version } }",
    { id: recipeId, input: { ...RECIPE, ...changes } },
    tokens["contributor"],
  );
  expect(answer.errors).toBeUndefined();
};

interface RecipeData {
  version: number;
  servings: number;
  instructions: string;
  photos: object[];
  lines: { heading: string | null; quantity: string | null }[];
  versions: {
    edges: {
      node: {
        reason: string | null;
        editor: { name: string };
        suggester: { name: string } | null;
      };
    }[];
  };
}
const readRecipe = async (id: number) =>
  (
    await server.graphql<{ recipe: RecipeData }>(
      `query ($id: Int!) { recipe(recipeId: $id) {
        version servings instructions photos { photoId } lines { heading quantity }
        versions { edges { node { reason editor { name } suggester { name } } } } } }`,
      { id },
    )
  ).data!.recipe;

const query = (sql: string, parameters: unknown[] = []) =>
  server.database.db.query<Record<string, number>[]>(sql, parameters);

describe("A suggestion", () => {
  it("is sent by members who may see the recipe and may not edit it", async () => {
    const recipeId = await add();
    expect(await suggest(recipeId, {}, "")).toBe("UNAUTHENTICATED");
    expect(await suggest(999_999)).toBe("NOT_FOUND");
    expect(await suggest(recipeId, {}, "contributor")).toBe("FORBIDDEN");
    expect(await suggest(recipeId, {}, "admin")).toBe("FORBIDDEN");
    expect(await suggest(recipeId, { name: "" })).toBe("BAD_USER_INPUT");
    expect(await suggest(recipeId, { categoryId: 999_999 })).toBe("BAD_USER_INPUT");
    expect(await suggest(recipeId, { editReason: " " })).toBe("BAD_USER_INPUT");
    expect(await suggest(recipeId, {}, "member", 7)).toBe("PRECONDITION_FAILED");
    const before = await readRecipe(recipeId);
    expect(await suggest(recipeId, {}, "member", 1)).toMatchObject({
      ...{ state: "OPEN", recipe: { name: "Plum tart" }, suggester: { name: "Nell Abernathy" } },
      ...{ viewerCanAnswer: false, viewerCanWithdraw: true },
      changes: [
        { position: 0, isFitting: true, change: { part: "FACT", field: "servings" } },
        { change: { part: "LINE", kind: "ADDED" } },
        { change: { part: "LINE", kind: "ADDED" } },
        { change: { part: "STEP" } },
      ],
    });
    expect(await readRecipe(recipeId)).toEqual(before);
    await edit(recipeId, { visibility: "PRIVATE" });
    expect(await suggest(recipeId)).toBe("NOT_FOUND");
  });

  it("of no change is refused, and photos and the visibility are ignored", async () => {
    const recipeId = await add();
    const same = { ...RECIPE, editReason: "x", photoIds: [], visibility: "PRIVATE", steps: null };
    const { errors } = await server.graphql(
      `mutation ($id: Int!, $input: RecipeInput!) {
        createSuggestion(recipeId: $id, input: $input) { suggestionId } }`,
      { id: recipeId, input: same },
      tokens["member"],
    );
    expect(errors![0]!.message).toBe(
      "Your suggestion changes nothing. Please change the recipe first.",
    );
  });

  it("is limited to three open ones of a member for a recipe, also at once", async () => {
    const recipeId = await add();
    const sent = await Promise.all(
      Array.from({ length: 5 }, (_, i) => suggest(recipeId, { servings: 10 + i })),
    );
    expect(sent.filter((one) => one === "CONFLICT")).toHaveLength(2);
    const one = sent.find((one) => typeof one === "object") as Data;
    expect(await withdraw(one.suggestionId, "member")).toBe(one.suggestionId);
    expect(await suggest(recipeId)).toMatchObject({ state: "OPEN" });
    expect(await suggest(recipeId, {}, "stranger")).toMatchObject({ state: "OPEN" });
  });

  it("is seen by the member who sent it and users who may edit the recipe", async () => {
    const { id, recipeId } = await addSuggestion();
    expect(await get(id)).toBe("NOT_FOUND");
    expect(await get(id, "stranger")).toBe("NOT_FOUND");
    expect(await get(id, "member")).toMatchObject({ viewerCanAnswer: false });
    expect(await get(id, "contributor")).toMatchObject({
      viewerCanAnswer: true,
      viewerCanWithdraw: false,
    });
    expect(await get(id, "admin")).toMatchObject({ viewerCanAnswer: true });
    interface Connection {
      totalCount: number;
      edges: { node: { suggestionId: number } }[];
    }
    const list = async (account?: string) => {
      const { data } = await server.graphql<{
        recipe: { suggestions: Connection | null };
        viewer: { sentSuggestions: Connection; receivedSuggestions: Connection } | null;
      }>(
        `{ recipe(recipeId: ${recipeId}) { suggestions { totalCount } }
          viewer { sentSuggestions { edges { node { suggestionId } } }
            receivedSuggestions { edges { node { suggestionId } } } } }`,
        {},
        account && tokens[account],
      );
      const has = ({ edges }: Connection) => edges.some(({ node }) => node.suggestionId === id);
      const { recipe, viewer } = data!;
      return [
        recipe.suggestions?.totalCount ?? null,
        viewer && has(viewer.sentSuggestions),
        viewer && has(viewer.receivedSuggestions),
      ];
    };
    expect(await list()).toEqual([null, null, null]);
    expect(await list("stranger")).toEqual([0, false, false]);
    expect(await list("member")).toEqual([1, true, false]);
    expect(await list("contributor")).toEqual([1, false, true]);
    expect(await list("admin")).toEqual([1, false, false]);
  });

  it("keeps the secret of a recipe that becomes private", async () => {
    const { id, recipeId } = await addSuggestion();
    await edit(recipeId, { visibility: "PRIVATE", name: "A secret" });
    expect(await get(id, "member")).toMatchObject({ state: "OPEN", recipe: null, changes: null });
    expect(await get(id, "contributor")).toMatchObject({ recipe: { name: "A secret" } });
  });

  it("is withdrawn by the member who sent it, while it is open", async () => {
    const { id } = await addSuggestion();
    expect(await withdraw(id)).toBe("UNAUTHENTICATED");
    expect(await withdraw(id, "stranger")).toBe("NOT_FOUND");
    expect(await withdraw(id, "contributor")).toBe("FORBIDDEN");
    await decline(id, "contributor");
    expect(await withdraw(id, "member")).toBe("CONFLICT");
  });

  it("is declined with a reason by users who may edit the recipe", async () => {
    const { id, recipeId } = await addSuggestion();
    expect(await decline(id)).toBe("UNAUTHENTICATED");
    expect(await decline(id, "stranger")).toBe("NOT_FOUND");
    expect(await decline(id, "member")).toBe("FORBIDDEN");
    expect(await decline(id, "contributor", " ")).toBe("BAD_USER_INPUT");
    expect(await decline(id, "contributor")).toMatchObject({
      state: "DECLINED",
      answer: "Too dry.",
    });
    expect(await accept(id, "contributor")).toBe("CONFLICT");
    expect(await readRecipe(recipeId)).toMatchObject({ version: 1 });
  });

  it("is reported to the owner, and its answer to the member", async () => {
    const { id, recipeId } = await addSuggestion();
    await decline(id, "admin");
    const path = `https://potluck.example/recipes/${recipeId}/suggestions/${id}`;
    const find = async (to: string): Promise<string> => {
      const mail = await mailbox.next();
      return mail.to === to && mail.source.includes(path) ? mail.source : find(to);
    };
    expect(await find("contributor@potluck.example")).not.toContain("It serves more.");
    expect(await find("member@potluck.example")).not.toContain("Too dry.");
  });
});

describe("An accepted suggestion", () => {
  it("is a new version that names the member", async () => {
    const { id, recipeId } = await addSuggestion();
    expect(await accept(id)).toBe("UNAUTHENTICATED");
    expect(await accept(id, "stranger")).toBe("NOT_FOUND");
    expect(await accept(id, "member")).toBe("FORBIDDEN");
    expect(await accept(id, "contributor", { changes: [] })).toBe("BAD_USER_INPUT");
    expect(await accept(id, "contributor", { changes: [9] })).toBe("BAD_USER_INPUT");
    expect(await accept(id, "contributor", { currentVersion: 7 })).toBe("PRECONDITION_FAILED");
    expect(await accept(id, "contributor")).toMatchObject({
      ...{ state: "ACCEPTED", acceptedVersion: 2, viewerCanAnswer: false },
      changes: Array.from({ length: 4 }, () => ({ isAccepted: true })),
    });
    const { versions, ...recipe } = await readRecipe(recipeId);
    expect(recipe).toMatchObject({ version: 2, servings: 6 });
    expect(recipe.instructions).toContain("Bake for an hour.");
    expect(recipe.lines.map(({ quantity }) => quantity)).toEqual(["200", null, "100", "1", "2"]);
    expect(versions.edges.map(({ node }) => node)).toEqual([
      {
        reason: "It serves more.",
        editor: { name: "tomasz_bakes" },
        suggester: { name: "Nell Abernathy" },
      },
      { reason: null, editor: { name: "tomasz_bakes" }, suggester: null },
    ]);
  });

  it("can be a part: lines keep their place without those above them", async () => {
    const { id, recipeId } = await addSuggestion();
    expect(await accept(id, "admin", { changes: [2], currentVersion: 1 })).toMatchObject({
      state: "PARTLY_ACCEPTED",
      changes: [{ isAccepted: false }, { isAccepted: false }, { isAccepted: true }, {}],
    });
    const { servings, lines } = await readRecipe(recipeId);
    expect(servings).toBe(4);
    expect(lines.map(({ quantity }) => quantity)).toEqual(["200", null, "100", "2"]);
    const other = await add();
    const first = { ingredientId: 3, quantity: "1" };
    const second = { ingredientId: 4, quantity: "2" };
    const lines2 = [first, second, ...RECIPE.lines];
    const { suggestionId } = (await suggest(other, { ...RECIPE, lines: lines2 })) as Data;
    await accept(suggestionId, "contributor", { changes: [1] });
    expect((await readRecipe(other)).lines[0]).toMatchObject({ quantity: "2" });
  });

  it("changes nothing that the recipe has meanwhile, and shows what no longer fits", async () => {
    const { id, recipeId } = await addSuggestion();
    await edit(recipeId, { servings: 5, name: "Better tart" });
    const fits = ((await get(id, "contributor")) as Data).changes!.map((one) => one.isFitting);
    expect(fits).toEqual([false, true, true, true]);
    expect(await accept(id, "contributor")).toBe("CONFLICT");
    expect(await readRecipe(recipeId)).toMatchObject({ version: 2, servings: 5 });
    expect(await accept(id, "contributor", { changes: [1, 2, 3] })).toMatchObject({
      state: "PARTLY_ACCEPTED",
      acceptedVersion: 3,
    });
    expect(await readRecipe(recipeId)).toMatchObject({ version: 3, servings: 5 });
  });

  it("makes no version if the recipe has the changes already", async () => {
    const { id, recipeId } = await addSuggestion();
    const { editReason: _reason, ...changes } = SUGGESTED;
    await edit(recipeId, { servings: changes.servings });
    expect(await accept(id, "contributor", { changes: [0] })).toMatchObject({
      acceptedVersion: null,
    });
    expect(await readRecipe(recipeId)).toMatchObject({ version: 2 });
  });

  it("does not fit if its tag was deleted meanwhile", async () => {
    const [tag] = await query(
      "insert into tags (name, name_key, sort_name) values ('gone', 'gone', 'gone') returning tag_id",
    );
    const recipeId = await add();
    const input = { ...RECIPE, servings: 5, tagIds: [1, tag!["tag_id"]] };
    const { suggestionId } = (await suggest(recipeId, input)) as Data;
    await query("delete from tags where name_key = 'gone'");
    const { changes } = (await get(suggestionId, "contributor")) as Data;
    expect(changes!.map(({ isFitting, change }) => [change.part, isFitting])).toEqual([
      ["FACT", true],
      ["TAG", false],
    ]);
    expect(await accept(suggestionId, "contributor")).toBe("CONFLICT");
  });
});

describe("Two acts at once", () => {
  it("of accepting: one wins, and the other one is told that it was answered", async () => {
    const { id, recipeId } = await addSuggestion();
    const answers = await Promise.all([accept(id, "contributor"), accept(id, "admin")]);
    expect(answers.filter((one) => one === "CONFLICT")).toHaveLength(1);
    expect(await readRecipe(recipeId)).toMatchObject({ version: 2, servings: 6 });
  });

  it("of accepting and editing lose no change", async () => {
    const { id, recipeId } = await addSuggestion();
    const [accepted] = await Promise.all([
      accept(id, "admin"),
      edit(recipeId, { name: "Edited", lines: undefined, instructions: RECIPE.instructions }),
    ]);
    const { data } = await server.graphql<{ recipe: { name: string } }>(
      `{ recipe(recipeId: ${recipeId}) { name } }`,
    );
    const { version, lines } = await readRecipe(recipeId);
    expect(data!.recipe.name).toBe("Edited");
    if (typeof accepted === "object") {
      expect(version).toBe(3);
      expect(lines).toHaveLength(5);
    } else {
      expect(accepted).toBe("PRECONDITION_FAILED");
      expect(version).toBe(2);
      expect(await get(id, "contributor")).toMatchObject({ state: "OPEN" });
    }
  });
});

describe("Over REST", () => {
  interface Row {
    suggestionId: number;
    state: string;
    userName: string;
    answer: string | null;
    changes: { isAccepted: boolean; field: string | null }[];
  }
  const call = <Json = Row>(path: string, account?: string, body?: object) =>
    callRest<Json>(server, path, { token: account && tokens[account], body });
  const readStatus = async (...sent: Parameters<typeof call>) => (await call(...sent)).status;

  it("suggestions are sent, listed, accepted in part, declined and withdrawn", async () => {
    const recipeId = await add();
    const path = `/recipes/${recipeId}/suggestions`;
    const body = {
      ...{ recipeName: "Plum tart", recipeInstructions: RECIPE.instructions, categoryId: 1 },
      ...{ difficultyId: 1, servings: 8, editReason: "More guests." },
      recipeDescription: "For a feast.",
    };
    expect(await readStatus(`POST ${path}`, "", body)).toBe(401);
    expect(await readStatus(`POST ${path}`, "contributor", body)).toBe(403);
    const ids: number[] = [];
    for (let i = 0; i < 3; i++) {
      const { status, json } = await call(`POST ${path}`, "member", body);
      expect(status).toBe(201);
      expect(json).toMatchObject({ state: "open", userName: "Nell Abernathy" });
      ids.push(json.suggestionId);
    }
    const [one, two, three] = ids;
    expect(await readStatus(`POST ${path}`, "member", body)).toBe(409);
    expect(await readStatus(`GET /suggestions/${one}`, "stranger")).toBe(404);
    const list = await call<Row[]>(`GET ${path}`, "contributor");
    expect(list.json.map(({ suggestionId }) => suggestionId)).toEqual([three, two, one]);
    const received = await call<Row[]>("GET /suggestions/received", "contributor");
    expect(received.json[0]).toMatchObject({ suggestionId: three });
    expect(await readStatus(`POST /suggestions/${one}/accept`, "member", {})).toBe(403);
    const choice = { changes: [1], currentVersion: 1 };
    const accepted = await call(`POST /suggestions/${one}/accept`, "contributor", choice);
    expect(accepted.json).toMatchObject({
      state: "partly_accepted",
      changes: [{ isAccepted: false }, { isAccepted: true, field: "servings" }],
    });
    const reason = { reason: "x" };
    expect(await readStatus(`POST /suggestions/${two}/decline`, "stranger", reason)).toBe(404);
    expect(await readStatus(`POST /suggestions/${two}/decline`, "admin", reason)).toBe(200);
    expect(await readStatus(`DELETE /suggestions/${three}`, "contributor")).toBe(403);
    expect(await readStatus(`DELETE /suggestions/${three}`, "member")).toBe(204);
    const sent = await call<Row[]>("GET /suggestions/sent", "member");
    expect(sent.json[0]).toMatchObject({ suggestionId: two, state: "declined", answer: "x" });
  });
});

describe("The end of a recipe or account", () => {
  it("moves suggestions to the bin and back", async () => {
    const { id, recipeId } = await addSuggestion();
    const { db } = server.database;
    await deleteRecipe(db, recipeId, 1);
    expect(await get(id, "member")).toBe("NOT_FOUND");
    await restoreRecipe(db, recipeId);
    expect(await accept(id, "contributor")).toMatchObject({ state: "ACCEPTED" });
    await deleteRecipe(db, recipeId, 1);
    await restoreRecipe(db, recipeId);
    const { versions } = await readRecipe(recipeId);
    expect(versions.edges[0]!.node.suggester).toEqual({ name: "Nell Abernathy" });
  });

  it("removes the name of a member, and keeps the version", async () => {
    await server.addPerson("leaving", "member");
    tokens["leaving"] = await server.login("leaving");
    const recipeId = await add();
    const { suggestionId } = (await suggest(recipeId, {}, "leaving")) as Data;
    await suggest(recipeId, { servings: 9 }, "leaving");
    await accept(suggestionId, "contributor");
    const { text } = await callRest(server, "GET /account/export", { token: tokens["leaving"] });
    expect(text).toContain("It serves more.");
    const { errors } = await server.graphql(
      "mutation ($input: AccountDeletionInput!) { deleteAccount(input: $input) }",
      { input: { password: "potluck-demo", keepRecipes: true, keepReviews: true } },
      tokens["leaving"],
    );
    expect(errors).toBeUndefined();
    const { versions, servings } = await readRecipe(recipeId);
    expect(servings).toBe(6);
    expect(versions.edges[0]!.node).toMatchObject({ suggester: null });
    expect(await query("select from recipe_suggestions where recipe_id = $1", [recipeId])).toEqual(
      [],
    );
  });
});
