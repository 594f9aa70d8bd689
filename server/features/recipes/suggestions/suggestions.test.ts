import { callRest } from "../../../testing/callRest";
import { makeSuggestionCalls, RECIPE, type SuggestionData } from "../../../testing/suggestionCalls";
import { TestMailbox } from "../../../testing/TestMailbox";
import { TestServer } from "../../../testing/testServer";
import { deleteRecipe } from "../deleteRecipe";
import { restoreRecipe } from "../restoreRecipe";

let server: TestServer;
let mailbox: TestMailbox;
let calls: ReturnType<typeof makeSuggestionCalls>;
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
  calls = makeSuggestionCalls(server, tokens);
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const query = (sql: string, parameters: unknown[] = []) =>
  server.database.db.query<Record<string, number>[]>(sql, parameters);

describe("A suggestion", () => {
  it("is sent by members who may see the recipe and may not edit it", async () => {
    const recipeId = await calls.add();
    expect(await calls.suggest(recipeId, {}, "")).toBe("UNAUTHENTICATED");
    expect(await calls.suggest(999_999)).toBe("NOT_FOUND");
    expect(await calls.suggest(recipeId, {}, "contributor")).toBe("FORBIDDEN");
    expect(await calls.suggest(recipeId, {}, "admin")).toBe("FORBIDDEN");
    expect(await calls.suggest(recipeId, { name: "" })).toBe("BAD_USER_INPUT");
    expect(await calls.suggest(recipeId, { categoryId: 999_999 })).toBe("BAD_USER_INPUT");
    expect(await calls.suggest(recipeId, { editReason: " " })).toBe("BAD_USER_INPUT");
    expect(await calls.suggest(recipeId, {}, "member", 7)).toBe("PRECONDITION_FAILED");
    const before = await calls.readRecipe(recipeId);
    expect(await calls.suggest(recipeId, {}, "member", 1)).toMatchObject({
      ...{ state: "OPEN", recipe: { name: "Plum tart" }, suggester: { name: "Nell Abernathy" } },
      ...{ viewerCanAnswer: false, viewerCanWithdraw: true },
      changes: [
        { position: 0, isFitting: true, change: { part: "FACT", field: "servings" } },
        { change: { part: "LINE", kind: "ADDED" } },
        { change: { part: "LINE", kind: "ADDED" } },
        { change: { part: "STEP" } },
      ],
    });
    expect(await calls.readRecipe(recipeId)).toEqual(before);
    await calls.edit(recipeId, { visibility: "PRIVATE" });
    expect(await calls.suggest(recipeId)).toBe("NOT_FOUND");
  });

  it("of no change is refused, and photos and the visibility are ignored", async () => {
    const recipeId = await calls.add();
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
    const recipeId = await calls.add();
    const sent = await Promise.all(
      Array.from({ length: 5 }, (_, i) => calls.suggest(recipeId, { servings: 10 + i })),
    );
    expect(sent.filter((one) => one === "CONFLICT")).toHaveLength(2);
    const one = sent.find((one) => typeof one === "object") as SuggestionData;
    expect(await calls.withdraw(one.suggestionId, "member")).toBe(one.suggestionId);
    expect(await calls.suggest(recipeId)).toMatchObject({ state: "OPEN" });
    expect(await calls.suggest(recipeId, {}, "stranger")).toMatchObject({ state: "OPEN" });
  });

  it("is seen by the member who sent it and users who may edit the recipe", async () => {
    const { id, recipeId } = await calls.addSuggestion();
    expect(await calls.get(id)).toBe("NOT_FOUND");
    expect(await calls.get(id, "stranger")).toBe("NOT_FOUND");
    expect(await calls.get(id, "member")).toMatchObject({ viewerCanAnswer: false });
    expect(await calls.get(id, "contributor")).toMatchObject({
      viewerCanAnswer: true,
      viewerCanWithdraw: false,
    });
    expect(await calls.get(id, "admin")).toMatchObject({ viewerCanAnswer: true });
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
    const { id, recipeId } = await calls.addSuggestion();
    await calls.edit(recipeId, { visibility: "PRIVATE", name: "A secret" });
    expect(await calls.get(id, "member")).toMatchObject({
      state: "OPEN",
      recipe: null,
      changes: null,
    });
    expect(await calls.get(id, "contributor")).toMatchObject({ recipe: { name: "A secret" } });
  });

  it("is withdrawn by the member who sent it, while it is open", async () => {
    const { id } = await calls.addSuggestion();
    expect(await calls.withdraw(id)).toBe("UNAUTHENTICATED");
    expect(await calls.withdraw(id, "stranger")).toBe("NOT_FOUND");
    expect(await calls.withdraw(id, "contributor")).toBe("FORBIDDEN");
    await calls.decline(id, "contributor");
    expect(await calls.withdraw(id, "member")).toBe("CONFLICT");
  });

  it("is declined with a reason by users who may edit the recipe", async () => {
    const { id, recipeId } = await calls.addSuggestion();
    expect(await calls.decline(id)).toBe("UNAUTHENTICATED");
    expect(await calls.decline(id, "stranger")).toBe("NOT_FOUND");
    expect(await calls.decline(id, "member")).toBe("FORBIDDEN");
    expect(await calls.decline(id, "contributor", " ")).toBe("BAD_USER_INPUT");
    expect(await calls.decline(id, "contributor")).toMatchObject({
      state: "DECLINED",
      answer: "Too dry.",
    });
    expect(await calls.accept(id, "contributor")).toBe("CONFLICT");
    expect(await calls.readRecipe(recipeId)).toMatchObject({ version: 1 });
  });

  it("is reported to the owner, and its answer to the member", async () => {
    const { id, recipeId } = await calls.addSuggestion();
    await calls.decline(id, "admin");
    const path = `https://potluck.example/recipes/${recipeId}/suggestions/${id}`;
    const find = async (to: string): Promise<string> => {
      const mail = await mailbox.next();
      return mail.to === to && mail.source.includes(path) ? mail.source : find(to);
    };
    expect(await find("contributor@potluck.example")).not.toContain("It serves more.");
    expect(await find("member@potluck.example")).not.toContain("Too dry.");
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
    const recipeId = await calls.add();
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
    const { id, recipeId } = await calls.addSuggestion();
    const { db } = server.database;
    await deleteRecipe(db, recipeId, 1);
    expect(await calls.get(id, "member")).toBe("NOT_FOUND");
    await restoreRecipe(db, recipeId);
    expect(await calls.accept(id, "contributor")).toMatchObject({ state: "ACCEPTED" });
    await deleteRecipe(db, recipeId, 1);
    await restoreRecipe(db, recipeId);
    const { versions } = await calls.readRecipe(recipeId);
    expect(versions.edges[0]!.node.suggester).toEqual({ name: "Nell Abernathy" });
  });

  it("removes the name of a member, and keeps the version", async () => {
    await server.addPerson("leaving", "member");
    tokens["leaving"] = await server.login("leaving");
    const recipeId = await calls.add();
    const { suggestionId } = (await calls.suggest(recipeId, {}, "leaving")) as SuggestionData;
    await calls.suggest(recipeId, { servings: 9 }, "leaving");
    await calls.accept(suggestionId, "contributor");
    const { text } = await callRest(server, "GET /account/export", { token: tokens["leaving"] });
    expect(text).toContain("It serves more.");
    const { errors } = await server.graphql(
      "mutation ($input: AccountDeletionInput!) { deleteAccount(input: $input) }",
      { input: { password: "potluck-demo", keepRecipes: true, keepReviews: true } },
      tokens["leaving"],
    );
    expect(errors).toBeUndefined();
    const { versions, servings } = await calls.readRecipe(recipeId);
    expect(servings).toBe(6);
    expect(versions.edges[0]!.node).toMatchObject({ suggester: null });
    expect(await query("select from recipe_suggestions where recipe_id = $1", [recipeId])).toEqual(
      [],
    );
  });
});
