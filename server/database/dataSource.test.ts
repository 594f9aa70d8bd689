import { openTestDatabase, type TestDatabase } from "../testing/testDatabase";

const describeOnPostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

describeOnPostgres("A connection for requests", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database?.close());

  it.each([
    ["jit", "off"],
    ["statement_timeout", "2400ms"],
    ["lock_timeout", "750ms"],
    ["idle_in_transaction_session_timeout", "3s"],
    ["tcp_keepalives_idle", "5"],
    ["tcp_keepalives_interval", "2"],
    ["tcp_keepalives_count", "3"],
    ["tcp_user_timeout", "10000"],
  ])("has the parameter %s with the value %s", async (setting, value) => {
    expect(await database.db.query(`show ${setting}`)).toEqual([{ [setting]: value }]);
  });
});
