import { callRest } from "../testing/callRest";
import { TestServer } from "../testing/testServer";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login("member");
});
afterAll(() => server.close());

describe.each([
  ["a deadlock", "40P01"],
  ["a conflict of transactions", "40001"],
])("A write that the database rolled back because of %s", (_, code) => {
  const run = (statement: string) => server.database.db.query(statement);
  beforeAll(async () => {
    await run(`create function roll_back() returns trigger language plpgsql as $$
      begin raise exception 'rolled back' using errcode = '${code}'; end $$`);
    await run(
      "create trigger roll_back before insert on favorites for each row execute function roll_back()",
    );
  });
  afterAll(() => run("drop function roll_back cascade"));

  it("can be tried again: GraphQL", async () => {
    const ADD = "mutation { addFavorite(recipeId: 1) { recipeId } }";
    const { errors, headers } = await server.graphql(ADD, {}, token);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "SERVICE_UNAVAILABLE", status: 503 });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("can be tried again: REST", async () => {
    const answer = await callRest(server, "POST /user-favorites", { token, body: { recipeId: 1 } });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
