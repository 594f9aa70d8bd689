import { TestServer } from "../testing/testServer";
import { exampleOperations } from "./exampleOperations";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

it("The playground opens with a query that works without a login and without recipes", async () => {
  const { initialQuery } = exampleOperations.at(-1)!;
  expect(await server.graphql(initialQuery)).not.toHaveProperty("errors");
  await server.database.db.query("delete from recipes");
  const { data, errors } = await server.graphql<{ recipes: { totalCount: number } }>(initialQuery);
  expect([errors, data!.recipes.totalCount]).toEqual([undefined, 0]);
});
