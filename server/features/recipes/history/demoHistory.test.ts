import { TestServer } from "../../../testing/testServer";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
});
afterAll(() => server.close());

async function read<Result>(name: string, selection: string): Promise<Result> {
  const [row] = await server.database.db.query<{ id: number }[]>(
    "select recipe_id as id from recipes where name = $1",
    [name],
  );
  const { data, errors } = await server.graphql<{ recipe: Result }>(
    `query ($id: Int!) { recipe(recipeId: $id) { recipeId ${selection} } }`,
    { id: row!.id },
  );
  expect(errors).toBeUndefined();
  return data!.recipe;
}

describe("The demo data has", () => {
  it("a recipe that was improved by two users, with the changes of each version", async () => {
    interface Improved {
      recipeId: number;
      versions: { edges: { node: { version: number; reason: string; editor: object } }[] };
    }
    const { recipeId, versions } = await read<Improved>(
      "Mapo tofu with mushrooms",
      `versions { edges { node { version reason editor { name } } } }
       reviews { edges { node { recipeVersion } } }`,
    );
    const nodes = versions.edges.map(({ node }) => node);
    expect(nodes.map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
    expect(new Set(nodes.map(({ editor }) => JSON.stringify(editor))).size).toBe(2);
    expect(nodes.filter(({ reason }) => reason !== null)).toHaveLength(4);
    const partsOf = [["STEP"], ["STEP"], ["LINE"], ["LINE", "STEP"]];
    for (const [i, parts] of partsOf.entries()) {
      const { data } = await server.graphql<{
        recipeDifference: { changes: { part: string }[] };
      }>(
        `{ recipeDifference(recipeId: ${recipeId}, beforeVersion: ${i + 1}, afterVersion: ${i + 2}) {
          changes { part } } }`,
      );
      const found = data!.recipeDifference.changes.map(({ part }) => part);
      expect([...new Set(found)]).toEqual(parts);
    }
  });

  it("a disputed recipe, whose cooks agree on a change", async () => {
    interface Disputed {
      rating: { average: number };
      asWrittenRating: { average: number };
      commonChanges: object[];
    }
    const { rating, asWrittenRating, commonChanges } = await read<Disputed>(
      "Limonana",
      "rating { average } asWrittenRating { average } commonChanges { kind subject detail count }",
    );
    expect(rating.average - asWrittenRating.average).toBeGreaterThan(0.5);
    expect(commonChanges).toEqual([
      { kind: "LESS", subject: "Caster sugar", detail: "50 g", count: 4 },
    ]);
  });

  it.each([
    ["Limonana", 2],
    ["Hasselback potatoes", 1],
  ])("variations of %s", async (origin, count) => {
    interface Varied {
      variations: { edges: { node: { changesFromOrigin: object[] } }[] };
    }
    const { variations } = await read<Varied>(
      origin,
      "variations { edges { node { changesFromOrigin { part } } } }",
    );
    expect(variations.edges).toHaveLength(count);
    for (const { node } of variations.edges) expect(node.changesFromOrigin).not.toEqual([]);
  });
});
