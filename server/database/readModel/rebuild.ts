import { runInBackground } from "../../lib/tracing";
import { makeProgress, type Progress } from "../../lib/makeProgress";
import { toSnakeCase } from "../../../shared/changeCase";
import { referenceEntries } from "../../../shared/referenceKinds";

/** Executes statements in a transaction. */
interface Runner {
  query(statement: string, parameters?: unknown[]): Promise<unknown>;
}

/** The number of recipes per statement. */
const BATCH = 1_000;

const EMPTY = `truncate recipe_search, recipe_docs, recipe_stats, search_terms, search_vocabulary,
  facet_counts, facet_pairs, duplicate_keys`;

/** Discards pending changes of facets, which are counted completely. */
const FORGET_CHANGES =
  "delete from pending_counts where transaction = pg_current_xact_id() and kind = 'facets'";

/** The tables and keys with words that searches find, by the first letter of their facets. */
const KINDS = [
  ...referenceEntries.map(([name, { letter, key }]) => ({
    letter,
    table: toSnakeCase(name),
    key: toSnakeCase(key),
  })),
  { letter: "o", table: "users", key: "user_id" },
];

/** Computes the stats of recipes. */
export const COUNTED_STATS = `
  select r.recipe_id, coalesce(f.count, 0) as favorites, array[
    coalesce(s.s1, 0), coalesce(s.s2, 0), coalesce(s.s3, 0), coalesce(s.s4, 0), coalesce(s.s5, 0)] as scores,
    array[coalesce(s.c1, 0), coalesce(s.c2, 0), coalesce(s.c3, 0), coalesce(s.c4, 0), coalesce(s.c5, 0)]
      as changed_scores
  from recipes r
  left join (select recipe_id, count(*)::integer as count from favorites group by recipe_id) f
    using (recipe_id)
  left join (
    select recipe_id, (count(*) filter (where score = 1))::integer as s1,
      (count(*) filter (where score = 2))::integer as s2,
      (count(*) filter (where score = 3))::integer as s3,
      (count(*) filter (where score = 4))::integer as s4,
      (count(*) filter (where score = 5))::integer as s5,
      (count(*) filter (where score = 1 and outcome = 'with_changes'))::integer as c1,
      (count(*) filter (where score = 2 and outcome = 'with_changes'))::integer as c2,
      (count(*) filter (where score = 3 and outcome = 'with_changes'))::integer as c3,
      (count(*) filter (where score = 4 and outcome = 'with_changes'))::integer as c4,
      (count(*) filter (where score = 5 and outcome = 'with_changes'))::integer as c5
    from reviews group by recipe_id) s using (recipe_id)`;

/** Counts the recipes with each facet. */
export const COUNTED_FACETS = `
  select facet, count(*)::integer as count from recipe_search, unnest(facets) facet group by facet`;

/** Counts the recipes with each pair of facets of different kinds, except authors. */
export const COUNTED_PAIRS = `
  select one.facet, other.facet as other, count(*)::integer as count
  from recipe_search, unnest(facets) one (facet), unnest(facets) other (facet)
  where left(one.facet, 1) not in ('', 'l', 'o') and left(other.facet, 1) not in ('', 'l', 'o')
    and left(one.facet, 1) <> left(other.facet, 1)
  group by one.facet, other.facet`;

/**
 * Suspends updates of the read model until the transaction ends, for bulk writes that are followed by a
 * rebuild.
 */
export const pauseReadModel = (runner: Runner): Promise<unknown> =>
  runner.query("set local potluck.read_model = 'off'");

/** The name of the index that lists and searches use most. */
const BY_NAME = "ix_recipe_search_sort_name";

const INDEXES = `
  select quote_ident(indexname) as name, indexdef as definition from pg_indexes
  where schemaname = current_schema() and tablename in ('recipe_search', 'recipe_stats')
    and not exists (select from pg_constraint where conname = indexname)
  order by indexname <> '${BY_NAME}', 1`;

/** Drops the indexes of recipes, because adding rows one by one takes several times longer with them. */
async function dropIndexes(runner: Runner): Promise<string[]> {
  const indexes = (await runner.query(INDEXES)) as { name: string; definition: string }[];
  for (const { name } of indexes) await runner.query(`drop index ${name}`);
  return indexes.map(({ definition }) => definition);
}

/**
 * Rebuilds the read model from the entities in the transaction of the runner. Lists wait until it ends.
 * @param progress by default a progress bar on the terminal
 * @returns the number of recipes
 */
export async function rebuildReadModel(
  runner: Runner,
  progress = makeProgress("Indexing recipes"),
): Promise<number> {
  try {
    return await runInBackground("rebuild read model", () => rebuild(runner, progress));
  } finally {
    progress.end();
  }
}

async function rebuild(runner: Runner, progress: Progress): Promise<number> {
  // The updates are paused, because the counts are computed together at the end.
  await pauseReadModel(runner);
  // The setting provides the memory for counting the pairs of facets of a million recipes.
  await runner.query("set local work_mem = '256MB'");
  // The setting disables JIT, which would compile each statement; plans would assume that the
  // tables just filled are empty.
  await runner.query("set local jit = off");
  await runner.query(
    "analyze recipes, recipe_lines, recipe_tags, recipe_equipment, recipe_steps, photos",
  );
  await runner.query(EMPTY);
  await runner.query(FORGET_CHANGES);
  const indexes = await dropIndexes(runner);
  for (const { letter, table, key } of KINDS) {
    await runner.query(`select refresh_terms($1, array(select ${key} from ${table}))`, [letter]);
  }
  const [{ count }] = (await runner.query("select count(*)::int as count from recipes")) as [
    { count: number },
  ];
  progress.begin(count);
  for (let lastId = 0; ;) {
    const ids = (await runner.query(
      `select recipe_id from recipes where recipe_id > $1 order by recipe_id limit ${BATCH}`,
      [lastId],
    )) as { recipe_id: number }[];
    if (ids.length === 0) break;
    await runner.query("select refresh_recipes($1)", [ids.map((row) => row.recipe_id)]);
    lastId = ids.at(-1)!.recipe_id;
    progress.add(ids.length);
  }
  await runner.query("truncate recipe_stats");
  await runner.query(
    `insert into recipe_stats (recipe_id, favorites, scores, changed_scores) ${COUNTED_STATS}`,
  );
  // The table is sorted by name, so that rows that are read together are stored together.
  const [byName = "", ...others] = indexes;
  await runner.query(byName);
  await runner.query(`cluster recipe_search using ${BY_NAME}`);
  for (const definition of others) await runner.query(definition);
  await runner.query(`insert into facet_counts ${COUNTED_FACETS}`);
  await runner.query(`insert into facet_pairs ${COUNTED_PAIRS} order by facet, other`);
  await runner.query("update reference_version set version = version + 1");
  await runner.query("set local potluck.read_model = 'on'");
  return count;
}
