import { clientDocuments } from "../../testing/calls/exampleCalls";
import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  token = await server.login("contributor");
}, 90_000);
afterAll(() => server.close());

interface Progress {
  importId: number;
  isInProgress: boolean;
  itemCount: number;
}

/** Imports a number of recipes, and returns the response to the client's poll and to the one of REST. */
async function poll(count: number): Promise<{ graphql: Progress; rest: Record<string, unknown> }> {
  const recipes = Array.from({ length: count }, (_, index) => ({
    "@type": "Recipe",
    name: `Soup ${count}.${index}`,
    recipeIngredient: ["1 l water", `${index + 1} onions`],
    recipeInstructions: ["Boil.", "Stir."],
  }));
  const started = await server.graphql<{ createImport: Progress }>(
    "mutation ($text: String!) { createImport(input: { text: $text }) { importId } }",
    { text: JSON.stringify(recipes) },
    token,
  );
  const { importId } = started.data!.createImport;
  let graphql: Progress;
  await waitUntil(async () => {
    const { data } = await server.graphql<{ import: Progress }>(
      clientDocuments["ImportProgress"]!,
      { importId },
      token,
    );
    graphql = data!.import;
    return !graphql.isInProgress;
  });
  const response = await fetch(`${server.url}/api/imports/${importId}/progress`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return { graphql: graphql!, rest: (await response.json()) as Record<string, unknown> };
}

it("The responses that show an import's progress do not grow with its recipes", async () => {
  const [small, large] = [await poll(1), await poll(300)];
  expect(small.graphql.itemCount).toBe(1);
  expect(large.graphql.itemCount).toBe(300);
  expect(large.rest).toMatchObject({ state: "ready", recipeCount: 300 });
  // Counts have up to three more digits, IDs and dates a few.
  for (const api of ["graphql", "rest"] as const) {
    const [from, to] = [small, large].map((one) => JSON.stringify(one[api]).length);
    expect(to! - from!).toBeLessThan(20);
  }
});
