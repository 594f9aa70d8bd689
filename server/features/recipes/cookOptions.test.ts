import { checkReadModel } from "./checkReadModel";
import { withoutLimits } from "../../testing/testDatabase";
import { TestServer } from "../../testing/testServer";

const OPTIONS = `query ($ownerId: Int!) {
  recipeFacets(filter: { ownerId: $ownerId }) { tags { value count } }
}`;

interface Options {
  recipeFacets: { tags: { value: number; count: number }[] };
}

let server: TestServer;
let cook: number;
beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  [{ cook }] = await db.query<[{ cook: number }]>("select max(user_id) as cook from users");
  await withoutLimits(db, async (patient) => {
    await patient.query(
      `with added as (
         insert into recipes (name, sort_name, instructions, owner_id, category_id, difficulty_level_id)
         select 'Soup ' || n, 'soup ' || n, 'Stir.', $1, 1 + n % 3, 1 + n % 2 from generate_series(1, 1200) n
         returning recipe_id
       ) insert into recipe_tags (recipe_id, tag_id) select recipe_id, 1 + recipe_id % 4 from added`,
      [cook],
    );
  });
});
afterAll(() => server.close());

/** The number of the cook's recipes with each tag: from the options of the filter, and counted. */
async function countTags() {
  const { data } = await server.graphql<Options>(OPTIONS, { ownerId: cook });
  const options = data!.recipeFacets.tags
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.value - b.value);
  const counted: Options["recipeFacets"]["tags"] = await server.database.db.query(
    `select tag_id as value, count(*)::int as count from recipes join recipe_tags using (recipe_id)
     where owner_id = $1 and visibility = 'public' group by 1 order by 1`,
    [cook],
  );
  return { options, counted };
}

const lastRecipe =
  "(select recipe_id from recipes where owner_id = $1 order by recipe_id desc limit 1)";

describe("The options of a filter by a cook with many recipes", () => {
  it("are counted for the cook's recipes", async () => {
    const { options, counted } = await countTags();
    expect(counted.length).toBeGreaterThan(3);
    expect(options).toEqual(counted);
  });

  it.each([
    ["tagged differently", `update recipe_tags set tag_id = 9 where recipe_id = ${lastRecipe}`],
    ["hidden", `update recipes set visibility = 'private' where recipe_id = ${lastRecipe}`],
    ["shown", `update recipes set visibility = 'public' where recipe_id = ${lastRecipe}`],
    ["moved to another category", `update recipes set category_id = 5 where owner_id = $1`],
    ["deleted", `delete from recipes where recipe_id = ${lastRecipe}`],
    [
      "given to another user",
      "update recipes set owner_id = 1 where owner_id = $1 and recipe_id % 2 = 0",
    ],
  ])("are counted correctly after recipes are %s", async (_what, statement) => {
    await server.database.db.query(statement, [cook]);
    const { options, counted } = await countTags();
    expect(options).toEqual(counted);
    expect(await checkReadModel(server.database.db)).toEqual({});
  });
});
