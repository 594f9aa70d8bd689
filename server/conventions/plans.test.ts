import { OperationTypeNode, print } from "graphql";
import { escapeLiteral } from "pg";
import { getPreparedName } from "../database/preparedStatements";
import { clientOperations } from "../testing/clientOperations";
import { clientCalls, prepareClientCall } from "../testing/calls/exampleCalls";
import { StatementScene } from "../testing/statementScene";
import type { SentStatement } from "../testing/StatementCounter";
import { vacuum, withoutLimits } from "../testing/testDatabase";
import { TestServer } from "../testing/testServer";

/** The number of recipes; their lines, tags and reviews are at least as many. */
const RECIPES = 20_000;

/**
 * A limit of rows above what a page reads with all related rows, and far below the size of a table.
 */
const MOST_READ = 4_000;

const COOKS =
  "(select array_agg(user_id) as cooks from users where name like 'cook %') as community";

/**
 * Statements that add a large community, as skewed as real ones: some tags and authors have most of
 * the recipes.
 */
const COMMUNITY = [
  `insert into users (name, name_key, email, email_key, password_hash, role_id)
   select 'cook ' || n, 'cook ' || n, 'cook ' || n, 'cook ' || n, '', 2
   from generate_series(1, 2000) n`,
  `insert into recipes (name, sort_name, instructions, owner_id, category_id, difficulty_level_id)
   select name, lower(name), 'Cook it.',
     cooks[1 + n * n % 2000], 1 + n % 8, 1 + n % 3
   from (
     select n, (array['Soup', 'Bread', 'Pie', 'Salad', 'Stew'])[1 + n % 5] || ' of ' || md5(n::text) as name
     from generate_series(1, ${RECIPES}) n
   ) as names, ${COOKS}`,
  `insert into recipe_tags (recipe_id, tag_id)
   select recipe_id, 1 + recipe_id % 7 from recipes on conflict do nothing`,
  `insert into recipe_lines (recipe_id, ingredient_id, position)
   select recipe_id, 1 + (recipe_id * at) % 60, 10 + at from recipes, generate_series(1, 3) at
   on conflict do nothing`,
  `insert into reviews (user_id, recipe_id, score, text)
   select cooks[1 + (recipe_id * at) % 2000],
     recipe_id, 1 + recipe_id % 5, 'Good.'
   from recipes, generate_series(1, 2) at, ${COOKS} on conflict do nothing`,
  `insert into favorites (user_id, recipe_id)
   select cooks[1 + recipe_id % 2000], recipe_id
   from recipes, ${COOKS} on conflict do nothing`,
  `insert into notes (user_id, recipe_id, text)
   select cooks[1 + recipe_id % 2000], recipe_id, 'x'
   from recipes, ${COOKS} on conflict do nothing`,
];

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}

/** Formats a value in the syntax of `execute`. */
const literal = (value: unknown): string =>
  value === null ? "null" : escapeLiteral(Array.isArray(value) ? array(value) : String(value));

const array = (values: unknown[]): string =>
  `{${values.map((value) => (value === null ? "null" : JSON.stringify(value))).join(",")}}`;

/** Finds the tables of which a plan reads or sorts more rows than any page needs. */
function tablesRead(node: PlanNode): string[] {
  const rows = (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
  const table = node["Relation Name"] ?? /Sort/.exec(node["Node Type"])?.[0];
  return [...(table && rows > MOST_READ ? [table] : []), ...(node.Plans ?? []).flatMap(tablesRead)];
}

/** The tables that operations may read as a whole, by operation. */
const wholeTables: Record<string, string[]> = {
  // The page counts all rows, for admins.
  StatsPage: ["favorites", "notes", "recipe_stats", "recipes", "reviews"],
};

const queries = clientOperations()
  .map(([name, document]) => ({ name, document, text: print(document) }))
  .filter(({ document }) =>
    document.definitions.some(
      (definition) =>
        definition.kind === "OperationDefinition" &&
        definition.operation === OperationTypeNode.QUERY,
    ),
  );

// The tests run on PostgreSQL only, because the embedded database has the same planner and takes
// ten times as long to fill.
const describeOnPostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

describeOnPostgres(`The statements of the client's queries, among ${RECIPES} recipes`, () => {
  let server: TestServer;
  let scene: StatementScene;
  beforeAll(async () => {
    server = await TestServer.start({ RATE_LIMIT: "off" });
    await server.database.fill(COMMUNITY);
    scene = await StatementScene.make(server, 2);
    await vacuum(server.database.db);
  }, 300_000);
  afterAll(() => server?.close());

  const planOf = async ({ sql, parameters }: SentStatement): Promise<PlanNode> => {
    const [row] = await server.database.db.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }[]>(
      `explain (analyze, format json) ${sql}`,
      parameters,
    );
    return row!["QUERY PLAN"][0].Plan;
  };

  /** Collects the statements that an operation sends to the database. */
  const sentBy = (text: string, variables: object, token?: string) =>
    server.database.counter.collectSent(async () => {
      const { errors } = await server.graphql(text, variables, token);
      expect(errors).toBeUndefined();
    });

  /** Finds the tables that an operation reads as a whole. */
  async function tablesReadBy(text: string, variables: object, token?: string) {
    const plans: PlanNode[] = [];
    for (const statement of await sentBy(text, variables, token)) {
      if (/^\s*(select|with)\b/i.test(statement.sql)) plans.push(await planOf(statement));
    }
    return [...new Set(plans.flatMap(tablesRead))].sort();
  }

  /** Returns valid variables of an operation, and the token of its sender. */
  async function example(name: string): Promise<[variables: object, token?: string]> {
    const { caller, variables } = await prepareClientCall(name, scene);
    return [variables, caller?.token];
  }

  it.each(queries)("of $name read no more rows than a page needs", async ({ name, text }) => {
    const tables = await tablesReadBy(text, ...(await example(name)));
    await clientCalls[name]!.client.after?.(scene);
    expect(tables).toEqual(wholeTables[name] ?? []);
  });

  it("have one plan for all values when they are prepared, and read no more rows than a page needs", async () => {
    const prepared = new Map<string, SentStatement>();
    for (const { name, text } of queries) {
      for (const statement of await sentBy(text, ...(await example(name)))) {
        if (getPreparedName(statement.sql)) prepared.set(statement.sql, statement);
      }
      await clientCalls[name]!.client.after?.(scene);
    }
    const connection = server.database.db.createQueryRunner();
    const customPlans: object[] = [];
    for (const { sql, parameters } of prepared.values()) {
      // The loop has six executions, because PostgreSQL compares the costs of both kinds of plans
      // after five.
      for (let i = 0; i < 6; i++) await connection.query(sql, parameters);
      const name = getPreparedName(sql)!;
      const [row]: { "QUERY PLAN": [{ Plan: PlanNode }] }[] = await connection.query(
        `explain (analyze, format json) execute "${name}" (${parameters.map(literal).join(", ")})`,
      );
      expect([sql, tablesRead(row!["QUERY PLAN"][0].Plan)]).toEqual([sql, []]);
      customPlans.push(
        ...(await connection.query(
          "select statement, custom_plans::int from pg_prepared_statements where name = $1",
          [name],
        )),
      );
    }
    await connection.release();
    const statements = [...prepared.keys()];
    expect(statements.length).toBeGreaterThan(5);
    expect(customPlans).toEqual(statements.map((statement) => ({ statement, custom_plans: 5 })));
  });

  // The limit is higher, because a list with several filters or a search counts its recipes and
  // reads all of them.
  it.each([
    [{}, "NAME_ASC"],
    [{}, "NAME_DESC"],
    [{}, "NEWEST"],
    [{}, "BEST"],
    [{}, "BEST_LOVED"],
    [{ tagId: 1 }, "BEST"],
    [{ ownerId: 2 }, "NAME_ASC"],
  ])(
    "of a list with the filter %j, sorted by %s, read no more rows than a page needs",
    async (filter, sort) => {
      for (const operation of ["RecipesPage", "RecipeFilters"]) {
        const { text } = queries.find(({ name }) => name === operation)!;
        const variables =
          operation === "RecipesPage" ? { first: 24, filter, sort, full: true } : { filter };
        expect([operation, await tablesReadBy(text, variables)]).toEqual([operation, []]);
      }
    },
  );

  it("of a similar search read no more rows than a page and the words need", async () => {
    const filter = { search: "zzxq gaspachio without nuts", orSimilar: true };
    for (const operation of ["RecipesPage", "RecipeFilters"]) {
      const { text } = queries.find(({ name }) => name === operation)!;
      const variables =
        operation === "RecipesPage"
          ? { first: 24, filter, sort: "RELEVANCE", full: true }
          : { filter };
      const tables = await tablesReadBy(text, variables);
      // The corrections of a word compare thousands of spellings, for which reading all costs less than an index.
      expect(tables.filter((table) => table !== "search_vocabulary")).toEqual([]);
    }
  });

  it("of a page of many users read no more rows than the page needs, with each filter and order", async () => {
    await withoutLimits(server.database.db, (db) =>
      db.query(
        `insert into users (name, name_key, email, email_key, password_hash, role_id, banned)
         select 'member ' || n, 'member ' || n, 'member ' || n, 'member ' || n, '', 3, n % 500 = 0
         from generate_series(1, ${RECIPES}) n`,
      ),
    );
    await vacuum(server.database.db);
    const PAGE = `query ($roleId: Int, $banned: Boolean, $sort: UserSort!) {
      users(first: 50, roleId: $roleId, banned: $banned, sort: $sort) { edges { node { name } } } }`;
    const token = await server.login("admin");
    for (const filter of [{}, { roleId: 1 }, { roleId: 3 }, { banned: true }, { banned: false }]) {
      for (const sort of ["KEY_ASC", "KEY_DESC", "NAME_ASC", "EMAIL_DESC"]) {
        const tables = await tablesReadBy(PAGE, { ...filter, sort }, token);
        expect([filter, sort, tables]).toEqual([filter, sort, []]);
      }
    }
  });

  it("estimate the number of matches accurately if there are too many to count", async () => {
    const [exact] = await server.database.db.query<[{ all: number; tagged: number }]>(
      `select count(*)::int as all, (count(*) filter (where facets @> '{t3}'))::int as tagged
       from recipe_search where sort_name like '%of%'`,
    );
    const { data } = await server.graphql(
      `{ recipes(first: 1, filter: { search: "of" }) { totalCount }
         recipeFacets(filter: { search: "of" }) { tags { value count } } }`,
    );
    expect(exact.all).toBeGreaterThan(RECIPES - 1);
    const { recipes, recipeFacets } = data as unknown as {
      recipes: { totalCount: number };
      recipeFacets: { tags: { value: number; count: number }[] };
    };
    expect(recipes.totalCount / exact.all).toBeCloseTo(1, 1);
    const tagged = recipeFacets.tags.find(({ value }) => value === 3)!;
    expect(tagged.count / exact.tagged).toBeCloseTo(1, 1);
    expect(tagged.count).not.toBe(exact.tagged);
  });
});
