import { TestServer } from "../../testing/testServer";
import { findDays } from "./findStats";

const STATS = `query ($days: Int) { stats(days: $days) {
  people recipes reviews favorites notes
  days { date people recipes reviews favorites }
  mostReviewed { recipe { recipeId name } count }
  mostFavorited { recipe { recipeId name } count }
  busiestContributors { author { userId name } count }
  storage { databaseBytes tables { name bytes rows } }
} }`;

interface Day {
  date: string;
  people: number;
  recipes: number;
  reviews: number;
  favorites: number;
}
interface Stats {
  people: number;
  recipes: number;
  reviews: number;
  favorites: number;
  notes: number;
  days: Day[];
  mostReviewed: { recipe: { recipeId: number; name: string }; count: number }[];
  mostFavorited: { recipe: { recipeId: number; name: string }; count: number }[];
  busiestContributors: { author: { userId: number; name: string }; count: number }[];
  storage: {
    databaseBytes: number;
    tables: { name: string; bytes: number; rows: number }[];
  };
}

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.login("admin");
});
afterAll(() => server.close());

const query = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  server.database.db.query(sql, values);
const readStats = async (days?: number) =>
  (await server.graphql<{ stats: Stats }>(STATS, { days }, admin)).data!.stats;

/**
 * Returns the current day. Tests read it before and after a response, because midnight may lie
 * between.
 */
const readUtcDate = () => new Date().toISOString().slice(0, 10);

describe("Stats", () => {
  it("require an admin", async () => {
    const readCode = async (token?: string) =>
      (await server.graphql(STATS, { days: 0 }, token)).errors?.[0]?.extensions["code"];
    expect(await readCode()).toBe("UNAUTHENTICATED");
    for (const account of ["member", "contributor"] as const) {
      expect(await readCode(await server.login(account))).toBe("FORBIDDEN");
    }
  });

  it.each([0, -1, 367, 2_147_483_647])("refuse a period of %d days", async (days) => {
    const { errors } = await server.graphql(STATS, { days }, admin);
    expect(errors?.[0]).toMatchObject({
      message: '"days" must be between 1 and 366.',
      extensions: { code: "BAD_USER_INPUT", status: 400, field: "days" },
    });
  });

  it("count the rows of each kind", async () => {
    const counted = await readStats();
    for (const [field, table] of Object.entries({
      people: "users",
      recipes: "recipes",
      reviews: "reviews",
      favorites: "favorites",
      notes: "notes",
    })) {
      const [row] = await query<{ count: number }>(`select count(*)::int as count from ${table}`);
      expect(counted[field as "people"]).toBe(row!.count);
    }
  });
});

describe("The pending work of stats", () => {
  const PENDING = `{ stats { pending {
    recipesWithoutPhoto recipesWithoutReviews openRequests proposedIngredients viewerImports } }
    photo: recipes(filter: { withoutPhoto: true }) { totalCount }
    reviews: recipes(filter: { withoutReviews: true }) { totalCount }
    contributorRequests { totalCount } }`;

  it("has the numbers of the lists that show it", async () => {
    await query("delete from reviews where recipe_id < 3");
    await query(
      `insert into contributor_requests (user_id, message, locale)
       select user_id, 'Please', 'en' from users where role_id = 3 limit 2`,
    );
    await query(
      `insert into imports (user_id, kind, state)
       select user_id, 'text', 'ready' from users where user_id < 3`,
    );
    const { data } = await server.graphql<{
      stats: { pending: Record<string, number> };
      photo: { totalCount: number };
      reviews: { totalCount: number };
    }>(PENDING, {}, admin);
    expect(data!.stats.pending).toEqual({
      recipesWithoutPhoto: data!.photo.totalCount,
      recipesWithoutReviews: data!.reviews.totalCount,
      openRequests: 2,
      proposedIngredients: 0,
      viewerImports: 1,
    });
    expect(data!.reviews.totalCount).toBeGreaterThan(1);
  });
});

describe("The stats of days", () => {
  it.each([
    [undefined, 30],
    [1, 1],
    [366, 366],
  ])("requested for %s days cover %d days up to today", async (asked, many) => {
    const before = readUtcDate();
    const { days } = await readStats(asked);
    expect(days).toHaveLength(many);
    expect([before, readUtcDate()]).toContain(days.at(-1)!.date);
    const last = Date.parse(days.at(-1)!.date);
    expect(days.map(({ date }) => Date.parse(date))).toEqual(
      days.map((_, i) => last - (many - 1 - i) * 86_400_000),
    );
  });

  it("count added rows by days in UTC, including days without any", async () => {
    const day = (await readStats(40)).days[5]!.date;
    for (const [table, moments] of Object.entries({
      users: ["00:00:00", "23:59:59.999"],
      recipes: ["00:00:00"],
      reviews: ["12:00:00"],
      favorites: ["23:59:59.999"],
    })) {
      await query(`update ${table} set created_at = '2001-01-01'`);
      const rows = await query<{ ctid: string }>(`select ctid::text from ${table} limit 2`);
      for (const [i, moment] of moments.entries()) {
        await query(`update ${table} set created_at = $1 where ctid = $2::tid`, [
          `${day}T${moment}Z`,
          rows[i]!.ctid,
        ]);
      }
    }
    const { days } = await readStats(40);
    for (const { date, ...counts } of days) {
      expect(counts).toEqual(
        date === day
          ? { people: 2, recipes: 1, reviews: 1, favorites: 1 }
          : { people: 0, recipes: 0, reviews: 0, favorites: 0 },
      );
    }
  });

  it("are the same in any time zone of the database", async () => {
    // The test uses a transaction, in which `now()` is constant, so midnight cannot lie between.
    await server.database.db.transaction(async (data) => {
      const findDaysInZone = async (zone: string) => {
        await data.query(`set local timezone to '${zone}'`);
        return findDays(data, 40);
      };
      const first = "((now() at time zone 'UTC')::date - 39)::timestamp at time zone 'UTC'";
      await data.query(`update users set created_at = ${first} where user_id = 1`);
      const days = await findDaysInZone("UTC");
      expect(days[0]!.people).toBe(1);
      expect(await findDaysInZone("Pacific/Kiritimati")).toEqual(days);
      expect(await findDaysInZone("Pacific/Niue")).toEqual(days);
    });
  });
});

describe("The rankings of stats", () => {
  it("count rows, and list the first added first if counts are equal", async () => {
    await query("delete from reviews");
    await query("delete from favorites");
    expect(await readStats()).toMatchObject({ mostReviewed: [], mostFavorited: [] });
    // The recipe 9 has three of each; recipes 1 to 12 have one more.
    for (const [table, columns, values] of [
      ["reviews", ", score, text", ", 3, 'x'"],
      ["favorites", "", ""],
    ] as const) {
      await query(
        `insert into ${table} (user_id, recipe_id${columns})
         select user_id, recipe_id${values} from users, generate_series(12, 1, -1) as recipe_id
         where user_id = 1 or (recipe_id = 9 and user_id in (2, 3))`,
      );
    }
    const { mostReviewed, mostFavorited } = await readStats();
    for (const most of [mostReviewed, mostFavorited]) {
      expect(most.map(({ recipe, count }) => [recipe.recipeId, count])).toEqual([
        [9, 3],
        ...[1, 2, 3, 4, 5, 6, 7, 8, 10].map((id) => [id, 1]),
      ]);
    }
  });

  it("list the users who added the most recipes", async () => {
    const expected = await query<{ userId: number; count: number }>(
      `select owner_id as "userId", count(*)::int as count from recipes
       group by owner_id order by count desc, owner_id limit 10`,
    );
    const { busiestContributors } = await readStats();
    expect(busiestContributors.map(({ author: { userId }, count }) => ({ userId, count }))).toEqual(
      expected,
    );
  });
});

describe("The stats of storage", () => {
  it("are the ten largest tables, the largest first", async () => {
    const { databaseBytes, tables } = (await readStats()).storage;
    expect(tables).toHaveLength(10);
    const sizes = tables.map(({ bytes }) => bytes);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(databaseBytes).toBeGreaterThan(sizes.reduce((sum, size) => sum + size, 0));
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    const names = tables.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["recipes", "recipe_lines"]));
  });

  it("include the number of rows of a table, with or without statistics of the database", async () => {
    const countRows = async () =>
      (await readStats()).storage.tables.find(({ name }) => name === "recipe_lines")!.rows;
    const [row] = await query<{ count: number }>("select count(*)::int as count from recipe_lines");
    expect(await countRows()).toBe(row!.count);
    await query("analyze recipe_lines");
    expect(await countRows()).toBe(row!.count);
  });
});

describe("The statements behind stats", () => {
  it("are the same for any amount of data and for periods of a year or a day", async () => {
    const count = async (days: number) =>
      (await server.collectStatements(STATS, { days }, admin)).length;
    const fewStatements = await count(1);
    expect(fewStatements).toBeLessThanOrEqual(8);
    await query(
      `insert into recipes (name, sort_name, instructions, owner_id, category_id, difficulty_level_id)
       select 'Soup ' || n, 'soup ' || n, 'Cook it.', user_id, 1, 1
       from generate_series(1, 20) n, users`,
    );
    await query(
      `insert into favorites (user_id, recipe_id) select user_id, recipe_id from users, recipes
       where recipe_id <= 50 on conflict do nothing`,
    );
    expect(await count(366)).toBe(fewStatements);
  });
});
