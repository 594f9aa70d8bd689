import type { TestServer } from "./testServer";

/** Opens an address with the headers of a browser. */
export async function openPage(server: TestServer, path: string) {
  const response = await fetch(server.url + path, { headers: { Accept: "text/html" } });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** Reads the JSON-LD of a page. */
export const readPageData = (html: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!);

/** Adds a recipe as the contributor, and returns its key. */
export async function addRecipe(server: TestServer, input: object): Promise<number> {
  const token = await server.login("contributor");
  const { data, errors } = await server.graphql<{ createRecipe: { recipeId: number } }>(
    "mutation ($input: RecipeInput!) { createRecipe(input: $input) { recipeId } }",
    {
      input: {
        name: "Plain soup",
        categoryId: 1,
        difficultyLevelId: 1,
        instructions: "Cook.",
        ...input,
      },
    },
    token,
  );
  expect(errors).toBeUndefined();
  return data!.createRecipe.recipeId;
}
