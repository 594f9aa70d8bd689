import type { DataSource } from "typeorm";
import type { PostgresDataSourceOptions } from "typeorm/driver/postgres/PostgresDataSourceOptions";
import { mergeItems } from "../features/merges/mergeItems";
import { MergeableKind } from "../features/merges/MergeableKind";
import { deleteRecipe } from "../features/recipes/deleteRecipe";
import type { RecipeInput } from "../features/recipes/RecipeInput";
import { RecipeVisibility } from "../features/recipes/visibility";
import { addRecipe, editRecipe } from "../features/recipes/writeRecipe";
import { openTestDatabase, type TestDatabase } from "../testing/testDatabase";
import { entities } from "../features/entities";
import { makeDataSource } from "./dataSource";
import { checkReadModel } from "../features/recipes/checkReadModel";

const describeOnPostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

/**
 * The number of rounds; the read model is compared between rounds, because later writes would
 * correct it.
 */
const ROUNDS = 20;
const WRITES = 50;
/** The number of recipes; each word that others lack belongs to two of them. */
const RECIPES = 20;

/** Selects words in names that the search vocabulary lacks. */
const MISSING_WORDS = `
  select word from (
    select search_words(sort_name) as words from recipe_search
    union all select search_words(sort_name) from tags
    union all select search_words(sort_name) from ingredients
  ) named, unnest(string_to_array(words, ' ')) word
  where length(word) > 2 except select word from search_vocabulary`;

const WORDS = ["soup", "stew", "salad", "curry"];

/** Returns a recipe with few ingredients, tags and categories, in an order that differs between recipes. */
const makeInput = (i: number, word = ""): RecipeInput => ({
  name: `${WORDS[i % 4]} ${WORDS[(i >> 2) % 4]} ${word}`,
  instructions: "Stir.",
  categoryId: 1 + (i % 3),
  difficultyLevelId: 1 + (i % 2),
  visibility: i % 3 ? RecipeVisibility.PUBLIC : RecipeVisibility.PRIVATE,
  ingredients: [0, 1, 2, 3, 4].map((n) => ({
    ingredientId: 1 + ((n * (1 + (i % 6)) + i) % 7),
    ...{ quantity: null, unit: null, isOptional: false },
  })),
  tagIds: i % 2 ? [1, 2, 3] : [3, 2, 1],
});

/** Returns a pseudorandom number that is the same in each run. */
const randomly = (i: number, below: number) => (Math.imul(i + 1, 2_654_435_761) >>> 8) % below;

describeOnPostgres("A thousand concurrent writes", () => {
  let database: TestDatabase;
  let processes: DataSource[];
  const recipeIds: number[] = [];
  const makeWord = (i: number) => `rare${i % (RECIPES / 2)}`;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { url } = database.db.options as PostgresDataSourceOptions;
    // The statements have no time limit, because a timeout on a busy machine is not a deadlock.
    const patient = { entities, limits: "none", maxWaitMs: 200_000 } as const;
    const open = () => makeDataSource({ url: url! }, patient).initialize();
    processes = await Promise.all([open(), open()]);
    for (let i = 0; i < RECIPES; i++) {
      recipeIds.push(await addRecipe(database.db, 1, makeInput(i, makeWord(i))));
    }
    await database.db.query(
      `with passing as (
         insert into tags (name, name_key, sort_name)
         select 'Passing ' || n, 'passing ' || n, 'passing ' || n from generate_series(1, ${2 * ROUNDS}) n
         returning tag_id
       ) insert into recipe_tags (recipe_id, tag_id)
       select recipe_id, tag_id from unnest($1::int[]) recipe_id, passing`,
      [recipeIds],
    );
  }, 60_000);
  afterAll(() => database?.close());

  it("by two processes cause no deadlock, and leave correct counts", async () => {
    const [{ first }] = await database.db.query<[{ first: number }]>(
      "select min(tag_id) as first from tags where name like 'Passing %'",
    );
    const toggle = `update recipes
      set visibility = case visibility when 'public' then 'private' else 'public' end where recipe_id = $1`;
    const recipe = (i: number) => recipeIds[randomly(i, RECIPES)]!;
    const edit = (db: DataSource, i: number) => {
      const n = randomly(i, RECIPES);
      return editRecipe(db, recipeIds[n]!, 1, makeInput(i, makeWord(n)));
    };
    const kinds: ((db: DataSource, i: number) => Promise<unknown>)[] = [
      (db, i) => addRecipe(db, 1 + (i % 3), makeInput(i)),
      edit,
      edit,
      (db, i) => db.query(toggle, [recipe(i)]),
      (db, i) => db.query(toggle, [recipe(i)]),
      (db, i) =>
        db.query(
          "insert into recipe_tags (recipe_id, tag_id) values ($1, $2) on conflict do nothing",
          [recipe(i), first + (i % ROUNDS)],
        ),
      async (db, i) => {
        const recipeId = await addRecipe(db, 2, makeInput(i));
        await deleteRecipe(db, recipeId, 2);
      },
      (db, i) =>
        db.query(
          "insert into favorites (user_id, recipe_id) values ($1, $2) on conflict do nothing",
          [1 + (i % 5), recipe(i)],
        ),
      (db, i) => db.query("update tags set name = name where tag_id = $1", [1 + (i % 3)]),
    ];
    const merge = (db: DataSource, round: number) =>
      mergeItems(
        db,
        { kind: MergeableKind.TAG, mergedId: first + ROUNDS + round, intoId: first },
        1,
      );
    for (let round = 0; round < ROUNDS; round++) {
      await Promise.all([
        merge(processes[0]!, round),
        ...Array.from({ length: WRITES }, (_, n) => {
          const i = round * WRITES + n;
          return kinds[i % kinds.length]!(processes[i % 2]!, i);
        }),
      ]);
      expect({ round, different: await checkReadModel(database.db) }).toEqual({
        round,
        different: {},
      });
      expect(await database.db.query(MISSING_WORDS)).toEqual([]);
    }
    expect(await database.db.query("select from pending_counts")).toEqual([]);
    // The sessions end first, because they report their deadlocks then, including those after which
    // a merge was retried.
    await Promise.all(processes.map((child) => child.destroy()));
    const [{ deadlocks }] = await database.db.query<[{ deadlocks: number }]>(
      "select deadlocks::int from pg_stat_database where datname = current_database()",
    );
    expect(deadlocks).toBe(0);
  }, 300_000);
});
