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
  ])("has %s set to %s", async (setting, value) => {
    expect(await database.db.query(`show ${setting}`)).toEqual([{ [setting]: value }]);
  });
});
