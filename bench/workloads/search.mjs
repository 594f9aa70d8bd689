import { ask } from "../harness/compare.mjs";
import { graphql } from "../harness/documents.mjs";
import { median, quantile } from "../harness/statistics.mjs";
import { listKinds, listOwnKinds } from "./searchKinds.mjs";

const RESET = "select pg_stat_statements_reset()";
const SQL_TIME = `select coalesce(sum(total_exec_time), 0) as ms from pg_stat_statements
  where query not like '%pg_stat_statements%'`;

/** Sends a request and measures the time of PostgreSQL and of all processes together. */
async function timed(server, request, { database }) {
  await database.query(RESET);
  const begin = performance.now();
  let answer = null;
  try {
    answer = await ask(server, request);
  } catch {
    // The failure is reported in the table.
  }
  const ms = performance.now() - begin;
  const [{ ms: sql }] = await database.query(SQL_TIME);
  return { answer, ms, sql };
}

/** Requests of one kind in sequence. The first one warms the plan and the data. */
async function takeSamples(server, request, rounds, bench) {
  const samples = [];
  for (let round = 0; round <= rounds; round++) samples.push(await timed(server, request, bench));
  return samples.slice(1);
}

const makeCells = (name, samples, middle) => ({
  [`${name} SQL ms`]: middle(samples.map(({ sql }) => sql)),
  [`${name} ms`]: middle(samples.map(({ ms }) => ms)),
  [`${name} failed`]: `${samples.filter(({ answer }) => !answer).length}`,
});

const p95 = (values) => quantile(values, 0.95);

/**
 * Every kind of search, one at a time, on Potluck only: the references find only words in names.
 * @param {string} name of the workload
 * @param {[string, object][]} kinds
 * @param {Record<string, (server: object, filter: object) => object>} requests
 */
async function runKinds(name, kinds, requests, bench, { rounds, log }) {
  const server = await bench.server("Potluck");
  const rows = [];
  const all = new Map(Object.keys(requests).map((requestName) => [requestName, []]));
  for (const [kind, filter] of kinds) {
    log(`${name}: ${kind}`);
    const row = { search: kind };
    for (const [requestName, requestOf] of Object.entries(requests)) {
      const samples = await takeSamples(server, requestOf(server, filter), rounds, bench);
      all.get(requestName).push(...samples);
      Object.assign(row, makeCells(requestName, samples, median));
    }
    rows.push(row);
  }
  const last = { search: "p95 of all" };
  for (const [requestName, samples] of all)
    Object.assign(last, makeCells(requestName, samples, p95));
  return [...rows, last];
}

/** A page by name, with IDs and names only. */
const runSearch = async ({ name }, bench, options) =>
  runKinds(
    name,
    Object.entries(await listKinds(bench)),
    { page: (server, filter) => graphql(server, "Search", { first: 24, filter }) },
    bench,
    options,
  );

/** Requests with the client's own documents. */
const ownRequests = {
  "a page by name": (server, filter) =>
    graphql(server, "RecipesPage", { first: 24, filter, sort: "NAME_ASC", full: true }),
  "a page, best match first": (server, filter) =>
    graphql(server, "RecipesPage", { first: 24, filter, sort: "RELEVANCE", full: true }),
  filters: (server, filter) => graphql(server, "RecipeFilters", { filter }),
};

/** Every kind of search with the client's documents. */
const runOwnSearch = async ({ name }, bench, options) =>
  runKinds(
    name,
    [...Object.entries(await listKinds(bench)), ...Object.entries(await listOwnKinds(bench))],
    ownRequests,
    bench,
    options,
  );

/** A recipe near an offset in the list by name, with a rare name. */
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

/** Potluck's opaque cursor at a recipe, found by the recipe's name. */
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

/** Measures the first page and a page far down the list. */
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
  title: "A page far down the list, compared with the first",
  recipes: 1_000_000,
  run: runDeep,
};

export const ownSearch = {
  name: "own-search",
  title: "Every kind of search as the client's pages make them, one at a time",
  recipes: 1_000_000,
  run: runOwnSearch,
};
