import { openTestDatabase } from "../testing/testDatabase";
import { migrate, NewerDatabase } from "./migrate";

it("A database that a newer version has migrated is refused, and the migration is named", async () => {
  const { db, close } = await openTestDatabase();
  await db.query("insert into migrations (timestamp, name) values (9999999999999, 'Later9')");
  await expect(migrate(db, null)).rejects.toThrow(NewerDatabase);
  await expect(migrate(db, null)).rejects.toThrow(/Later9/);
  await db.query("delete from migrations where name = 'Later9'");
  await migrate(db, null);
  await close();
});
