import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { picture } from "../testing/photos";
import { TestServer } from "../testing/testServer";

const run = promisify(execFile);
const project = resolve(__dirname, "../..");
const packages = join(project, "node_modules");

/** The documents of a client that is developed elsewhere. */
const DOCUMENTS = `
  fragment Card on Recipe { id recipeId name visibility createdAt owner { name } photos { image { url } } }
  mutation Login($input: LoginInput!) { login(input: $input) { token user { name role { roleName } } } }
  query Choices { categories { categoryId } difficultyLevels { difficultyLevelId } }
  query List($first: Int!, $after: String, $sort: RecipeSort) {
    recipes(first: $first, after: $after, sort: $sort) {
      edges { cursor node { ...Card } }
      pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
    }
  }
  mutation Create($input: RecipeInput!) { createRecipe(input: $input) { ...Card } }
  mutation Favorite($recipeId: Int!) { addFavorite(recipeId: $recipeId) { viewerHasFavorited } }
  mutation Review($recipeId: Int!, $input: ReviewInput!) {
    createReview(recipeId: $recipeId, input: $input) { id score text recipe { rating { average count } } }
  }
  query Refetch($id: ID!) { node(id: $id) { __typename ... on Recipe { ...Card } } }
`;

/** The source of that client, which relies on the types of its generated documents. */
const CLIENT = `
  import { readFileSync } from "node:fs";
  import { print } from "graphql";
  import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
  import * as api from "./generated";

  const url = process.argv[2]!;
  let token: string | undefined;

  async function send<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<Data> {
    const response = await fetch(url + "/graphql", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(token ? { Authorization: "Bearer " + token } : {}) },
      body: JSON.stringify({ query: print(document), variables }),
    });
    const { data, errors }: { data: Data; errors?: { message: string }[] } = await response.json() as never;
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  async function main() {
    const { login } = await send(api.LoginDocument, { input: { email: "contributor@potluck.example", password: "potluck-demo" } });
    token = login.token;
    const upload = await fetch(url + "/api/photos", {
      method: "POST",
      headers: { Authorization: "Bearer " + token, "Content-Type": "image/png" },
      body: readFileSync("photo.png"),
    });
    const { photoId } = await upload.json() as { photoId: number };
    const { categories, difficultyLevels } = await send(api.ChoicesDocument, {});
    const { createRecipe } = await send(api.CreateDocument, { input: {
      name: "Recipe of a generated client",
      instructions: "Cook.",
      categoryId: categories[0]!.categoryId,
      difficultyLevelId: difficultyLevels[0]!.difficultyLevelId,
      photoIds: [photoId],
    } });
    const { recipes } = await send(api.ListDocument, { first: 1, sort: "NEWEST" });
    const older = await send(api.ListDocument, { first: 1, sort: "NEWEST", after: recipes.pageInfo.endCursor });
    const { addFavorite } = await send(api.FavoriteDocument, { recipeId: createRecipe.recipeId });
    const { createReview } = await send(api.ReviewDocument, {
      recipeId: createRecipe.recipeId, input: { score: 5, text: "Good." },
    });
    const { node } = await send(api.RefetchDocument, { id: createRecipe.id });
    const name: string | undefined = node?.__typename === "Recipe" ? node.name : undefined;
    const average: number | null = createReview.recipe.rating.average;
    console.log(JSON.stringify({
      role: login.user.role?.roleName,
      created: createRecipe,
      newest: recipes.edges[0]?.node.recipeId,
      hasPrevious: [recipes.pageInfo.hasPreviousPage, older.recipes.pageInfo.hasPreviousPage],
      isFavorite: addFavorite.viewerHasFavorited,
      average,
      refetched: name,
    }));
  }
  void main();
`;

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await TestServer.start();
  folder = mkdtempSync(join(tmpdir(), "potluck-client-"));
  symlinkSync(packages, join(folder, "node_modules"));
  writeFileSync(join(folder, "documents.graphql"), DOCUMENTS);
  writeFileSync(join(folder, "client.ts"), CLIENT);
  writeFileSync(join(folder, "package.json"), "{}");
  writeFileSync(join(folder, "photo.png"), await picture());
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const runNode = (...args: string[]) =>
  run(process.execPath, args, { cwd: folder }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(error.stdout + error.stderr);
    },
  );

it("A generated client can log in, upload a photo, create, list and review recipes, and add favorites", async () => {
  const codegen = {
    schema: join(project, "schema.graphql"),
    documents: "documents.graphql",
    generates: {
      "generated.ts": {
        plugins: ["typescript-operations", "typed-document-node"],
        config: { useTypeImports: true, scalars: { DateTime: "string" } },
      },
    },
  };
  writeFileSync(join(folder, "codegen.json"), JSON.stringify(codegen));
  await runNode(join(packages, "@graphql-codegen/cli/cjs/bin.js"), "--config", "codegen.json");
  const options = ["--strict", "--module", "node16", "--target", "es2022", "--types", "node"];
  await runNode(join(packages, "@typescript/native/bin/tsc"), ...options, "client.ts");
  const { stdout } = await runNode("client.js", server.url);
  expect(JSON.parse(stdout)).toEqual({
    role: "contributor",
    created: expect.objectContaining({
      name: "Recipe of a generated client",
      visibility: "PUBLIC",
      photos: [{ image: { url: expect.stringContaining("/photos/") } }],
    }),
    newest: expect.any(Number),
    hasPrevious: [false, true],
    isFavorite: true,
    average: 5,
    refetched: "Recipe of a generated client",
  });
});
