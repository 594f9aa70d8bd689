import { TestServer } from "../../testing/testServer";

const FIGURES = `query ($days: Int) { figures(days: $days) {
  people recipes reviews favorites notes
  days { date people recipes reviews favorites }
  mostReviewed { count recipe { recipeId name } }
  mostFavorited { count recipe { recipeId name } }
  busiestContributors { count author { userId name } }
  storage { databaseBytes tables { name bytes rows } }
} }`;

interface Data {
  figures: {
    people: number;
    recipes: number;
    days: { date: string; people: number; reviews: number }[];
    mostReviewed: { count: number; recipe: { recipeId: number } }[];
    storage: { databaseBytes: number; tables: { name: string; bytes: number }[] };
  };
}

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.login("admin");
});
afterAll(() => server.close());

const figures = async (days?: number) =>
  (await server.graphql<Data>(FIGURES, { days }, admin)).data!.figures;

describe("The figures of the place", () => {
  it("are for admins", async () => {
    const codeFor = async (token?: string) =>
      (await server.graphql(FIGURES, {}, token)).errors?.[0]?.extensions["code"];
    expect(await codeFor()).toBe("UNAUTHENTICATED");
    expect(await codeFor(await server.login("member"))).toBe("FORBIDDEN");
    expect(await codeFor(await server.login("contributor"))).toBe("FORBIDDEN");
  });

  it("go back a year at the most", async () => {
    for (const days of [0, -1, 367]) {
      const { errors } = await server.graphql(FIGURES, { days }, admin);
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "days" });
    }
    expect((await figures(366)).days).toHaveLength(366);
  });

  it("count what there is, and name the most", async () => {
    const { db } = server.database;
    const [{ count }] = await db.query("select count(*)::int as count from recipes");
    const found = await figures();
    expect(found.recipes).toBe(count);
    expect(found.mostReviewed).toHaveLength(10);
    const counts = found.mostReviewed.map((each) => each.count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(found.storage.databaseBytes).toBeGreaterThan(found.storage.tables[0]!.bytes);
    expect(found.storage.tables.map(({ name }) => name)).toContain("recipes");
  });

  it("stand day by day in UTC, today last, empty days included", async () => {
    const { db } = server.database;
    await db.query("update reviews set created_at = now() - interval '400 days'");
    await db.query(
      `update reviews set created_at = date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
       where review_id in (select review_id from reviews order by review_id limit 3)`,
    );
    const { days } = await figures(3);
    const today = new Date().toISOString().slice(0, 10);
    expect(days).toHaveLength(3);
    expect(days.at(-1)).toMatchObject({ date: today, reviews: 3 });
    expect(days[0]!.reviews).toBe(0);
  });

  it("take the same number of statements, however much there is", async () => {
    const before = await server.statementsOf(FIGURES, { days: 3 }, admin);
    await server.database.db.query(
      `insert into recipes (name, sort_name, instructions, owner_id, category_id, difficulty_level_id)
       select 'r' || n, 'r' || n, 'x', 1 + n % 3, 1, 1 from generate_series(1, 500) n`,
    );
    const after = await server.statementsOf(FIGURES, { days: 300 }, admin);
    expect(after).toHaveLength(before.length);
  });
});
