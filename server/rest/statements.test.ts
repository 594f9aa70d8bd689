import { callRest } from "../testing/callRest";
import { TestServer } from "../testing/testServer";
import { PAGE_SIZE } from "./RecipeList";

/** Statements that add ten times as many rows to each table as the demo data has. */
const ADD_DATA = [
  `insert into recipes (name, sort_name, instructions, owner_id, category_id, difficulty_level_id)
   select name, sort_name, instructions, owner_id, category_id, difficulty_level_id
   from recipes, generate_series(1, 9)`,
  `insert into recipe_lines (recipe_id, ingredient_id, position)
   select recipe_id, 1, 1 from recipes on conflict do nothing`,
  `insert into recipe_tags (recipe_id, tag_id) select recipe_id, 1 from recipes on conflict do nothing`,
  `insert into users (name, name_key, email, email_key, password_hash, role_id)
   select 'User ' || n, 'user ' || n, n || '@x.y', n || '@x.y', 'x', 1 + n % 3
   from generate_series(1, 200) n`,
  `insert into reviews (user_id, recipe_id, score, text)
   select user_id, 1, 3, 'x' from users on conflict do nothing`,
  `insert into reviews (user_id, recipe_id, score, text)
   select 3, recipe_id, 3, 'x' from recipes on conflict do nothing`,
  `insert into favorites (user_id, recipe_id) select 3, recipe_id from recipes on conflict do nothing`,
  ...["tags", "categories", "difficulty_levels", "ingredients"].map(
    (table) => `insert into ${table} (name, name_key, sort_name)
      select 'More ' || n, 'more ' || n, 'more ' || n from generate_series(1, 200) n`,
  ),
];

const LISTS = [
  "/recipes",
  "/recipes?first=100&sort=best",
  "/recipes?userId=2&sort=name-desc",
  "/reviews/recipe/1",
  "/reviews/user/3",
  "/user-favorites/user/3",
  "/users",
  "/users/by-roles?roles=ADMIN,CONTRIBUTOR",
  "/roles",
  "/tags",
  "/categories",
  "/difficulty-levels",
  "/ingredients",
];

/**
 * Returns the number of statements for pages: all recipes are read in pages, and other lists are
 * read at once.
 */
const countPages = (path: string, rows: number) =>
  path === "/recipes" ? Math.max(1, Math.ceil(rows / PAGE_SIZE)) : 1;

it("A REST list takes the same number of statements for any length, plus one for each page of recipes", async () => {
  const server = await TestServer.start();
  const token = await server.login("admin");
  const costs = async () => {
    const measurements: Record<string, { statements: number; rows: number }> = {};
    for (const path of LISTS) {
      let rows = 0;
      const statements = await server.database.counter.collectStatements(async () => {
        rows = (await callRest<unknown[]>(server, `GET ${path}`, { token })).json.length;
      });
      measurements[path] = { statements: statements.length, rows };
    }
    return measurements;
  };
  const costsBefore = await costs();
  await server.database.fill(ADD_DATA);
  const after = await costs();
  for (const path of LISTS) {
    const removePageStatements = ({ statements, rows }: { statements: number; rows: number }) =>
      statements - countPages(path, rows);
    expect([path, removePageStatements(after[path]!)]).toEqual([
      path,
      removePageStatements(costsBefore[path]!),
    ]);
    if (path !== "/roles") expect(after[path]!.rows).toBeGreaterThan(costsBefore[path]!.rows);
    expect(after[path]!.statements).toBeLessThan(14);
  }
  expect(after["/recipes"]!.rows).toBeGreaterThan(500);
  await server.close();
});
