import { print } from "graphql";
import { clientOperations } from "../../server/testing/clientOperations";
import { TestServer } from "../../server/testing/testServer";
import { addLongHistory } from "./addLongHistory";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  const recipes = { longId: 10, shortId: 11, shortReviews: 0 };
  await addLongHistory(server.database.db, recipes);
});
afterAll(() => server.close());

const operations = new Map(clientOperations());

it.each([
  ["RecipePage", { reviews: 10 }],
  ["HistoryPage", { first: 20, compares: false, versionBefore: 1, versionAfter: 1 }],
])(
  "%s of a recipe with a hundred versions sends as many statements as without",
  async (name, rest) => {
    const token = await server.login("member");
    const document = print(operations.get(name)!);
    const count = async (recipeId: number) => {
      const statements = await server.database.counter.collectStatements(async () => {
        const { errors } = await server.graphql(document, { recipeId, ...rest }, token);
        expect(errors).toBeUndefined();
      });
      return statements.length;
    };
    await count(10);
    expect(await count(10)).toBe(await count(11));
  },
);
