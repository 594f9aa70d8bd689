import { ask, mustBeEqual } from "../harness/compare.mjs";
import { graphql } from "../harness/documents.mjs";
import { median, quantile } from "../harness/statistics.mjs";

const RESET = "select pg_stat_statements_reset()";
const SQL_TIME = `select coalesce(sum(total_exec_time), 0) as ms from pg_stat_statements
  where query not like '%pg_stat_statements%'`;

/** Sends a request, and says how long PostgreSQL and everybody together worked on it. */
async function timed(server, request, { database }) {
  await database.query(RESET);
  const begin = performance.now();
  let answer = null;
  try {
    answer = await ask(server, request);
  } catch {
    // Told as a failure in the table.
  }
  const ms = performance.now() - begin;
  const [{ ms: sql }] = await database.query(SQL_TIME);
  return { answer, ms, sql };
}

/** Twenty kinds of question, by what there is in the collection. */
async function kindsOf({ database }) {
  const [last] = await database.query(
    `select (select max(tag_id) from tags) as tag, (select max(ingredient_id) from ingredients) as ingredient,
       (select max(category_id) from categories) as category,
       (select owner_id from recipes group by 1 order by count(*) desc limit 1) as owner`,
  );
  return {
    everything: {},
    "a common word": { search: "soup" },
    "a rare word": { search: "strudel" },
    "with accents": { search: "Crêpes" },
    "two letters": { search: "ch" },
    "a phrase": { search: "salad with honey" },
    "nothing like it": { search: "xylophone" },
    "a common tag": { tagId: 1 },
    "a rare tag": { tagId: last.tag },
    "a common ingredient": { ingredientId: 1 },
    "a rare ingredient": { ingredientId: last.ingredient },
    "a common category": { categoryId: 1 },
    "a rare category": { categoryId: last.category },
    "a level": { difficultyLevelId: 3 },
    "an owner": { ownerId: last.owner },
    "word and tag": { search: "soup", tagId: 3 },
    "word and rare ingredient": { search: "creamy", ingredientId: last.ingredient },
    "tag and ingredient": { tagId: 2, ingredientId: 7 },
    "category and level": { categoryId: 5, difficultyLevelId: 2 },
    "all five": {
      search: "chicken",
      tagId: 1,
      ingredientId: 2,
      categoryId: 1,
      difficultyLevelId: 1,
    },
  };
}

/** Every kind of search on each server, one at a time. */
async function runSearch(_workload, bench, { rounds, log }) {
  const kinds = Object.entries(await kindsOf(bench));
  const servers = (await Promise.all(["A", "Potluck"].map((name) => bench.server(name)))).filter(
    Boolean,
  );
  const rows = [];
  const all = new Map(servers.map(({ name }) => [name, { sql: [], ms: [], failed: 0 }]));
  for (const [kind, filter] of kinds) {
    log(`search: ${kind}`);
    const row = { search: kind };
    const answers = [];
    for (const server of servers) {
      const samples = [];
      // The first finds the plan and warms what is read.
      for (let round = 0; round <= rounds; round++) {
        samples.push(await timed(server, graphql(server, "Search", { first: 24, filter }), bench));
      }
      samples.shift();
      answers.push(samples[0].answer?.body);
      const total = all.get(server.name);
      total.sql.push(...samples.map(({ sql }) => sql));
      total.ms.push(...samples.map(({ ms }) => ms));
      total.failed += samples.filter(({ answer }) => !answer).length;
      row[`${server.name} SQL ms`] = median(samples.map(({ sql }) => sql));
      row[`${server.name} ms`] = median(samples.map(({ ms }) => ms));
      row[`${server.name} failed`] = `${samples.filter(({ answer }) => !answer).length}`;
    }
    const [expected, actual] = answers;
    if (expected && actual) mustBeEqual(`The search for ${kind}`, expected, actual);
    rows.push(row);
  }
  const last = { search: "p95 of all" };
  for (const [name, { sql, ms, failed }] of all) {
    last[`${name} SQL ms`] = quantile(sql, 0.95);
    last[`${name} ms`] = quantile(ms, 0.95);
    last[`${name} failed`] = `${failed}`;
  }
  return [...rows, last];
}

/** A recipe about so deep in the list by name, of which few others have the name. */
async function recipeAt(offset, { database }) {
  const [recipe] = await database.query(
    `select recipe_id as "recipeId", name, sort_name as "sortName" from (
       select *, count(*) over (partition by sort_name) as others
       from (select recipe_id, name, sort_name from recipes order by sort_name, recipe_id
         offset $1 limit 2000) there
     ) counted order by others, recipe_id limit 1`,
    [offset],
  );
  return recipe;
}

/** Potluck's own cursor at a recipe: an opaque one, so it is asked for by the recipe's name. */
async function cursorAt(server, { recipeId, name }) {
  for (let after = null; ;) {
    const { body } = await ask(
      server,
      graphql(server, "Cursors", { after, filter: { search: name } }),
    );
    const { edges, pageInfo } = body.data.recipes;
    const edge = edges.find(({ node }) => node.recipeId === recipeId);
    if (edge) return edge.cursor;
    if (!pageInfo.hasNextPage) throw new Error(`"${name}" is not found.`);
    after = pageInfo.endCursor;
  }
}

/** The first page and one far down, after a cursor. */
async function runDeep({ recipes }, bench, { rounds }) {
  const server = await bench.server("Potluck");
  const offset = Math.floor(recipes * 0.96);
  const after = await cursorAt(server, await recipeAt(offset, bench));
  const pages = { "page 1": null, [`page ${(offset / 24).toLocaleString("en")}`]: after };
  const samples = new Map(Object.keys(pages).map((page) => [page, []]));
  for (let round = 0; round < 10 * rounds; round++) {
    for (const [page, cursor] of Object.entries(pages)) {
      const request = graphql(server, "Search", { first: 24, after: cursor });
      samples.get(page).push(await timed(server, request, bench));
    }
  }
  return [...samples].map(([page, all]) => ({
    page,
    "SQL ms": median(all.map(({ sql }) => sql)),
    ms: median(all.map(({ ms }) => ms)),
    failed: `${all.filter(({ answer }) => !answer).length}`,
  }));
}

export const search = {
  name: "search",
  title: "Twenty kinds of search, one at a time",
  recipes: 1_000_000,
  run: runSearch,
};

export const deep = {
  name: "deep",
  title: "A page far down the list beside the first",
  recipes: 1_000_000,
  run: runDeep,
};
