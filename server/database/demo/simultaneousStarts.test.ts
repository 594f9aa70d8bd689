import { inlinePasswords } from "../../testing/inlinePasswords";
import { openTestDatabase } from "../../testing/testDatabase";
import { waitUntil } from "../../testing/waitUntil";
import { loadDemoData } from "./loadDemoData";

const describeOnPostgres = process.env["TEST_DATABASE_URL"] ? describe : describe.skip;

describeOnPostgres("Loading the demo data", () => {
  it("waits for another process that is loading it, for longer than requests wait for a lock", async () => {
    const database = await openTestDatabase();
    await database.db.query("truncate users cascade");
    const otherConnection = database.db.createQueryRunner();
    await otherConnection.startTransaction();
    await otherConnection.query("set local idle_in_transaction_session_timeout = 0");
    await otherConnection.query("lock table users in share row exclusive mode");
    const waiting = async () => {
      const [row]: { count: number }[] = await otherConnection.query(
        `select count(*)::int from pg_locks where not granted and relation = 'users'::regclass`,
      );
      return row!.count;
    };
    const loaded = loadDemoData(database.db, inlinePasswords());
    const settled = expect(loaded).resolves.toBe(true);
    await waitUntil(async () => (await waiting()) > 0);
    await waitUntil(async () => (await waiting()) === 0);
    await otherConnection.commitTransaction();
    await otherConnection.release();
    await settled;
    await database.close();
  }, 60_000);
});
