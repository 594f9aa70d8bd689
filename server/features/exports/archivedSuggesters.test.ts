import { unzipSync } from "fflate";
import { makeZip } from "../../testing/archives";
import { callRest } from "../../testing/callRest";
import { makeSuggestionCalls, RECIPE, type SuggestionData } from "../../testing/suggestionCalls";
import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";
import type { PotluckRecipe } from "./potluckFormat";

let server: TestServer;
let archived: PotluckRecipe;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  for (const name of ["suggester", "reader"]) await server.addPerson(name, "contributor");
  for (const account of ["admin", "contributor", "suggester", "reader"]) {
    tokens[account] = await server.login(account);
  }
  archived = await exportImprovedRecipe();
});
afterAll(() => server.close());

/** Exports a recipe whose second version, a former one, and third version come from a suggester. */
async function exportImprovedRecipe(): Promise<PotluckRecipe> {
  const calls = makeSuggestionCalls(server, tokens);
  const recipeId = await calls.add();
  for (const servings of [6, 8]) {
    const input = { ...RECIPE, servings };
    const suggestion = (await calls.suggest(recipeId, input, "suggester")) as SuggestionData;
    expect(await calls.accept(suggestion.suggestionId, "contributor")).toMatchObject({
      state: "ACCEPTED",
    });
  }
  return exportRecipe(recipeId, "contributor");
}

async function exportRecipe(recipeId: number, account: string): Promise<PotluckRecipe> {
  const response = await fetch(`${server.url}/api/recipes/${recipeId}/export.zip`, {
    headers: { Authorization: `Bearer ${tokens[account]}` },
  });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return JSON.parse(Buffer.from(files["potluck.json"]!).toString()).recipes[0];
}

/** Imports the recipe from an archive under a new name, because it would be a duplicate, and returns its ID. */
async function importAs(account: string, name: string, recipe = archived): Promise<number> {
  const token = tokens[account]!;
  const archive = { format: "potluck", version: 1, recipes: [{ ...recipe, name }] };
  const { json } = await callRest<{ importId: number }>(
    server,
    "POST /imports/file?fileName=recipes.zip",
    {
      ...{ token, headers: { "Content-Type": "application/octet-stream" } },
      body: Buffer.from(makeZip({ "potluck.json": archive })),
    },
  );
  const settle = () =>
    waitUntil(async () => {
      const path = `GET /imports/${json.importId}`;
      return !(await callRest<{ isInProgress: boolean }>(server, path, { token })).json
        .isInProgress;
    });
  await settle();
  const body = { visibility: "public" };
  await callRest(server, `POST /imports/${json.importId}/take`, { token, body });
  await settle();
  const { data } = await server.graphql<{
    import: { items: { edges: { node: { recipe: { recipeId: number } } }[] } };
  }>(
    `query ($id: Int!) { import(importId: $id) { items { edges { node { recipe { recipeId } } } } } }`,
    { id: json.importId },
    token,
  );
  return data!.import.items.edges[0]!.node.recipe.recipeId;
}

const edit = async (recipeId: number, account: string) => {
  const { errors } = await server.graphql(
    "mutation ($id: Int!, $input: RecipeInput!) { updateRecipe(recipeId: $id, input: $input) { version } }",
    { id: recipeId, input: { ...RECIPE, servings: 10 } },
    tokens[account],
  );
  expect(errors).toBeUndefined();
};

/** Lists the suggesters of the versions, newest first: the account, the name from the archive, and the name in REST. */
async function listSuggesters(recipeId: number) {
  const { data } = await server.graphql<{
    recipe: {
      versions: {
        edges: {
          node: { suggester: { name: string } | null; importedSuggesterName: string | null };
        }[];
      };
    };
  }>(
    `query ($id: Int!) { recipe(recipeId: $id) { versions { edges { node {
      suggester { name } importedSuggesterName } } } } }`,
    { id: recipeId },
  );
  const path = `GET /recipes/${recipeId}/versions`;
  const { json } = await callRest<{ suggesterName: string | null }[]>(server, path, {});
  return data!.recipe.versions.edges.map(({ node }, i) => [
    node.suggester?.name ?? null,
    node.importedSuggesterName,
    json[i]!.suggesterName,
  ]);
}

const BY_NAME = [null, "suggester", "suggester"];
const BY_ACCOUNT = ["suggester", null, "suggester"];
const NONE = [null, null, null];

const exportAccount = async (account: string, recipeId: number) => {
  const { json } = await callRest<{ recipes: { recipeId: number }[] }>(
    server,
    "GET /account/export",
    { token: tokens[account]! },
  );
  return json.recipes.find((recipe) => recipe.recipeId === recipeId);
};

describe("The suggester of a version in an archive", () => {
  it("is named for former versions and the current one", () => {
    expect(archived).toMatchObject({ version: 3, suggester: "suggester" });
    expect(archived.versions!.map(({ suggester }) => suggester)).toEqual([undefined, "suggester"]);
  });

  it("is missing in archives of former releases, which are read without it", async () => {
    const { suggester: _, ...recipe } = archived;
    const versions = archived.versions!.map(({ suggester: _name, ...version }) => version);
    const id = await importAs("reader", "Old tart", { ...recipe, versions });
    expect(await listSuggesters(id)).toEqual([NONE, NONE, NONE]);
  });

  it("is a name after an import by another user, also in the next archive", async () => {
    const id = await importAs("reader", "Other tart");
    expect(await listSuggesters(id)).toEqual([BY_NAME, BY_NAME, NONE]);
    const { suggester, versions } = await exportRecipe(id, "reader");
    expect(suggester).toBe("suggester");
    expect(versions!.map((version) => version.suggester)).toEqual([undefined, "suggester"]);
    expect(await exportAccount("reader", id)).toMatchObject({
      isSuggestedByUser: false,
      versions: [{ isSuggestedByUser: false }, { isSuggestedByUser: false }],
    });
  });

  it("is the account of the importer after an import by the suggester", async () => {
    const id = await importAs("suggester", "Own tart");
    expect(await listSuggesters(id)).toEqual([BY_ACCOUNT, BY_ACCOUNT, NONE]);
    expect((await exportRecipe(id, "suggester")).suggester).toBe("suggester");
    expect(await exportAccount("suggester", id)).toMatchObject({
      isSuggestedByUser: true,
      versions: [{ isSuggestedByUser: false }, { isSuggestedByUser: true }],
    });
  });

  it.each([
    ["reader", BY_NAME],
    ["suggester", BY_ACCOUNT],
  ])("is kept with the former version when %s edits the imported recipe", async (account, kept) => {
    const id = await importAs(account, `Edited by ${account}`);
    await edit(id, account);
    expect(await listSuggesters(id)).toEqual([NONE, kept, kept, NONE]);
  });

  it("is removed with the content of the version", async () => {
    const id = await importAs("reader", "Removed tart");
    const { errors } = await server.graphql(
      `mutation ($id: Int!) {
        removeRecipeVersion(recipeId: $id, version: 2, reason: "Privacy") { version } }`,
      { id },
      tokens["admin"],
    );
    expect(errors).toBeUndefined();
    expect(await listSuggesters(id)).toEqual([BY_NAME, NONE, NONE]);
  });
});
