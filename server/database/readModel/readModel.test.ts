import { toSnakeCase } from "../../../shared/changeCase";
import { referenceEntries } from "../../../shared/referenceKinds";
import type { DataSource } from "typeorm";
import { openTestDatabase, withoutLimits, type TestDatabase } from "../../testing/testDatabase";
import { checkReadModel } from "../../features/recipes/checkReadModel";
import { pauseReadModel, rebuildReadModel } from "./rebuild";

let database: TestDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());

/** Returns pseudorandom numbers that are the same in each run. */
function makeRandom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const random = makeRandom(20_261_122);
const names = ["Soup", "Crème brûlée", "Köttbullar", "Pad Thai", "Żurek", "Smørrebrød", "a", "??"];
const newName = () => `${names[random(names.length)]} ${random(1_000)}`;

/** Returns the key of a row that `random` chooses. */
async function pick(table: string, key: string): Promise<number> {
  const rows: { key: number }[] = await db.query(`select ${key} as key from ${table} order by 1`);
  return rows[random(rows.length)]!.key;
}

const anyRecipe = () => pick("recipes", "recipe_id");
const anyUser = () => pick("users", "user_id");

const REFERENCE = Object.fromEntries(
  referenceEntries.map(([name, { key }]) => [toSnakeCase(name), toSnakeCase(key)]),
);
const anyTable = () => {
  const tables = Object.entries(REFERENCE);
  return tables[random(tables.length)]!;
};

/** The writes of users, admins and operators, to one row or to many. */
const writes: Record<string, () => Promise<unknown>> = {
  "adds a recipe": async () =>
    db.query(
      `insert into recipes (name, sort_name, instructions, owner_id, category_id, difficulty_level_id, cook_minutes)
       values ($1, lower($1), 'Stir.', $2, $3, $4, $5)`,
      [
        newName(),
        await anyUser(),
        await pick("categories", "category_id"),
        await pick("difficulty_levels", "difficulty_level_id"),
        random(90),
      ],
    ),
  "changes a recipe": async () =>
    db.query(
      `update recipes set name = $2, sort_name = lower($2), category_id = $3, owner_id = $4,
         prep_minutes = $5, version = version + 1 where recipe_id = $1`,
      [
        await anyRecipe(),
        newName(),
        await pick("categories", "category_id"),
        await anyUser(),
        random(90),
      ],
    ),
  "changes who sees recipes": async () => {
    const visibility = ["public", "unlisted", "private"][random(3)];
    await db.query(
      `update recipes set visibility = $2, link_key = case when $2 = 'unlisted' then 'key' end
       where recipe_id % 5 = $1`,
      [random(5), visibility],
    );
  },
  "replaces the lines of a recipe": async () => {
    const recipe = await anyRecipe();
    await db.query("delete from recipe_lines where recipe_id = $1", [recipe]);
    await db.query(
      `insert into recipe_lines (recipe_id, ingredient_id, position, quantity, is_optional, scales)
       select $1, ingredient_id, row_number() over (order by ingredient_id) - 1, '1', false, true
       from ingredients where ingredient_id % 7 = $2`,
      [recipe, random(7)],
    );
  },
  "tags many recipes": async () =>
    db.query(
      `insert into recipe_tags (recipe_id, tag_id)
       select recipe_id, $1 from recipes where recipe_id % 3 = $2 on conflict do nothing`,
      [await pick("tags", "tag_id"), random(3)],
    ),
  "gives many recipes equipment": async () =>
    db.query(
      `insert into recipe_equipment (recipe_id, equipment_id)
       select recipe_id, $1 from recipes where recipe_id % 3 = $2 on conflict do nothing`,
      [await pick("equipment", "equipment_id"), random(3)],
    ),
  "takes equipment from all recipes": async () =>
    db.query("delete from recipe_equipment where equipment_id = $1", [
      await pick("equipment", "equipment_id"),
    ]),
  "takes a tag from all recipes": async () =>
    db.query("delete from recipe_tags where tag_id = $1", [await pick("tags", "tag_id")]),
  "deletes recipes": async () =>
    db.query("delete from recipes where recipe_id in ($1, $2)", [
      await anyRecipe(),
      await anyRecipe(),
    ]),
  "adds favourites": async () =>
    db.query(
      `insert into favorites (user_id, recipe_id) select $1, recipe_id from recipes
       where recipe_id % 4 = $2 on conflict do nothing`,
      [await anyUser(), random(4)],
    ),
  "removes favourites": async () =>
    db.query("delete from favorites where recipe_id = $1", [await anyRecipe()]),
  "adds a review": async () =>
    db.query(
      `insert into reviews (user_id, recipe_id, score, text) values ($1, $2, $3, 'x') on conflict do nothing`,
      [await anyUser(), await anyRecipe(), 1 + random(5)],
    ),
  "changes scores": async () =>
    db.query("update reviews set score = 1 + (score + $1) % 5 where user_id = $2", [
      random(5),
      await anyUser(),
    ]),
  "deletes reviews": async () =>
    db.query("delete from reviews where recipe_id = $1", [await anyRecipe()]),
  "renames reference data": async () => {
    const [table, key] = anyTable();
    const name = `${newName()} ${random(1_000_000)}`;
    await db.query(
      `update ${table} set name = $2, name_key = lower($2), sort_name = lower($2) where ${key} = $1`,
      [await pick(table, key), name],
    );
  },
  "adds reference data": async () => {
    const name = `${newName()} ${random(1_000_000)}`;
    await db.query(
      `insert into ${anyTable()[0]} (name, name_key, sort_name) values ($1, lower($1), lower($1))`,
      [name],
    );
  },
  "renames people": async () => {
    const name = `${newName()} ${random(1_000_000)}`;
    await db.query("update users set name = $2, name_key = lower($2) where user_id = $1", [
      await anyUser(),
      name,
    ]);
  },
  "adds and moves photos": async () => {
    await db.query(
      `insert into photos (key, owner_id, recipe_id, position, width, height, placeholder)
       values (md5($1), $2, $3, (select count(*) from photos where recipe_id = $3), 640, 480, 'data:image/webp;base64,UklG')`,
      [`${random(2 ** 31)}`, await anyUser(), await anyRecipe()],
    );
    await db.query(
      "update photos set recipe_id = null, position = null where recipe_id = $1 and position > 0",
      [await anyRecipe()],
    );
  },
  "does it all in vain": () =>
    db
      .transaction(async (manager) => {
        await manager.query("delete from recipes where recipe_id % 2 = 0");
        await manager.query("update tags set name = 'in vain ' || tag_id");
        throw new Error("changed my mind");
      })
      .catch(() => undefined),
};

describe("The read model", () => {
  it("matches the entities after any sequence of writes", async () => {
    const kinds = Object.keys(writes);
    for (let round = 0; round < 6; round++) {
      const done: string[] = [];
      for (let i = 0; i < 25; i++) {
        const kind = kinds[random(kinds.length)]!;
        done.push(kind);
        await writes[kind]!();
      }
      expect({ done, different: await checkReadModel(db) }).toEqual({ done, different: {} });
    }
  });

  it("loses nothing during concurrent writes", async () => {
    const [recipe, other] = [await anyRecipe(), await anyRecipe()];
    const people: { id: number }[] = await db.query("select user_id as id from users limit 12");
    await withoutLimits(db, async (patient) => {
      await Promise.all(
        people.flatMap(({ id }, i) => [
          patient.query(
            "insert into favorites (user_id, recipe_id) values ($1, $2) on conflict do nothing",
            [id, recipe],
          ),
          patient.query(
            "insert into reviews (user_id, recipe_id, score, text) values ($1, $2, $3, 'x') on conflict do nothing",
            [id, other, 1 + (i % 5)],
          ),
          // The statement runs once per recipe, because a single statement for both would lock them
          // in an undetermined order.
          ...[recipe, other].flatMap((id) => [
            patient.query("update recipes set category_id = $2 where recipe_id = $1", [
              id,
              1 + (i % 2),
            ]),
            patient.query("update recipes set difficulty_level_id = 1 where recipe_id = $1", [id]),
          ]),
        ]),
      );
    });
    expect(await checkReadModel(db)).toEqual({});
  });

  it("leaves unaffected rows unchanged after a write", async () => {
    const rows = async () => {
      const [row] = await db.query<[{ doc: string; search: string; list: string }]>(
        `select d.xmin::text as doc, s.xmin::text as search, l.version as list
         from recipe_docs d join recipe_search s using (recipe_id) cross join recipe_list_version l
         where recipe_id = $1`,
        [id],
      );
      return row;
    };
    const [{ id }] = await db.query<[{ id: number }]>(
      "select recipe_id as id from recipe_search order by 1 limit 1",
    );
    const rowsBefore = await rows();
    await db.query("update recipes set name = name where recipe_id = $1", [id]);
    expect(await rows()).toEqual(rowsBefore);
    await db.query("update recipes set instructions = instructions || '!' where recipe_id = $1", [
      id,
    ]);
    const described = await rows();
    expect(described.search).toBe(rowsBefore.search);
    expect(described.doc).not.toBe(rowsBefore.doc);
    expect(described.list).not.toBe(rowsBefore.list);
    await db.query("update recipes set sort_name = sort_name || '!' where recipe_id = $1", [id]);
    expect((await rows()).search).not.toBe(rowsBefore.search);
    expect(await checkReadModel(db)).toEqual({});
  });

  it("differs after writes without its triggers, until it is rebuilt", async () => {
    await db.transaction(async (manager) => {
      await pauseReadModel(manager);
      await manager.query(
        "update recipes set name = name || '!', sort_name = sort_name || '!' where recipe_id % 3 = 0",
      );
      await manager.query("delete from favorites");
    });
    expect(Object.keys(await checkReadModel(db))).toEqual([
      "recipes in lists and searches",
      "documents of recipes",
      "counts of favorites and scores",
    ]);
    const [{ count }] = await db.query<[{ count: number }]>(
      "select count(*)::int as count from recipes",
    );
    expect(await db.transaction(rebuildReadModel)).toBe(count);
    expect(await checkReadModel(db)).toEqual({});
  });

  it("detects a missing tag in a document, in any order of tags", async () => {
    const reorderTags = `update recipe_docs set doc = jsonb_set(doc::jsonb, '{tagIds}', $1::text::jsonb)
      where recipe_id = $2`;
    const [{ id, tags }] = await db.query<[{ id: number; tags: number[] }]>(
      `select recipe_id as id, array_agg(tag_id order by tag_id) as tags from recipe_tags
       group by 1 having count(*) > 1 order by 1 limit 1`,
    );
    await db.query(reorderTags, [JSON.stringify(tags.toReversed()), id]);
    expect(await checkReadModel(db)).toEqual({});
    await db.query(reorderTags, [JSON.stringify(tags.slice(1)), id]);
    expect(await checkReadModel(db)).toEqual({ "documents of recipes": 2 });
  });
});
