/**
 * Measures the page of a recipe with a long history, and of one without, on the embedded database.
 */
import "reflect-metadata";
import { print } from "graphql";
import { clientOperations } from "../../server/testing/clientOperations";
import { loadDemoData } from "../../server/database/demo/loadDemoData";
import { inlinePasswords } from "../../server/testing/inlinePasswords";
import { TestServer } from "../../server/testing/testServer";
import { addLongHistory, REVIEWS, VERSIONS } from "./addLongHistory";

const ROUNDS = 5;
const REQUESTS = 40;
/** The reviews on the first page. */
const PAGE = 10;
const IDS = { longId: 10, shortId: 11 };

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function measure(): Promise<void> {
  const document = print(new Map(clientOperations()).get("RecipePage")!);
  const server = await TestServer.start({ RATE_LIMIT: "off" });
  let token: string | undefined;
  const readMilliseconds = async (recipeId: number) => {
    const start = performance.now();
    for (let i = 0; i < REQUESTS; i++) {
      const { errors } = await server.graphql(document, { recipeId, reviews: PAGE }, token);
      if (errors) throw new Error(errors[0]!.message);
    }
    return (performance.now() - start) / REQUESTS;
  };
  try {
    await loadDemoData(server.database.db, inlinePasswords());
    token = await server.login("member");
    await copyRecipe(server);
    for (const shortReviews of [PAGE, 0]) {
      await server.database.db.query("delete from recipe_versions");
      await addLongHistory(server.database.db, { ...IDS, shortReviews });
      await server.database.db.query("analyze");
      const [long, short]: [number[], number[]] = [[], []];
      await readMilliseconds(IDS.longId);
      await readMilliseconds(IDS.shortId);
      for (let round = 0; round < ROUNDS; round++) {
        long.push(await readMilliseconds(IDS.longId));
        short.push(await readMilliseconds(IDS.shortId));
      }
      const [one, other] = [median(long), median(short)];
      console.log(
        `${VERSIONS} versions and ${REVIEWS} reviews: ${one.toFixed(2)} ms; without versions, with ${shortReviews} reviews: ${other.toFixed(2)} ms (factor ${(one / other).toFixed(2)}).`,
      );
    }
  } finally {
    await server.close();
  }
}

/** Makes both recipes equal except for their history. */
async function copyRecipe({ database: { db } }: TestServer): Promise<void> {
  await db.query(
    `update recipes r set (instructions, ingredients_notes, description, owner_id, category_id) =
       (select instructions, ingredients_notes, description, owner_id, category_id from recipes where recipe_id = $1)
     where recipe_id = $2`,
    [IDS.longId, IDS.shortId],
  );
  for (const [table, columns] of [
    ["recipe_lines", "ingredient_id, position, quantity, unit, preparation, is_optional, scales"],
    ["recipe_tags", "tag_id"],
    ["recipe_equipment", "equipment_id"],
  ] as const) {
    await db.query(`delete from ${table} where recipe_id = $1`, [IDS.shortId]);
    await db.query(
      `insert into ${table} (recipe_id, ${columns}) select $2, ${columns} from ${table} where recipe_id = $1`,
      [IDS.longId, IDS.shortId],
    );
  }
}

measure().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
