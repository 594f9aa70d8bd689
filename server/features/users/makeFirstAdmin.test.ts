import { inlinePasswords } from "../../testing/inlinePasswords";
import { openTestDatabase } from "../../testing/testDatabase";
import { makeFirstAdmin } from "./makeFirstAdmin";

it("The first admin is made beside the demo data, once, and no second one", async () => {
  const database = await openTestDatabase();
  const make = (email: string) =>
    makeFirstAdmin(database.db, inlinePasswords(), { email, password: "secret-1" });
  await make("Boss@example.org");
  await make("boss@example.org");
  await make("other@example.org");
  const admins = await database.db.query(
    `select email, role_name from users join roles using (role_id)
     where email_key in ('boss@example.org', 'other@example.org')`,
  );
  expect(admins).toEqual([{ email: "Boss@example.org", role_name: "admin" }]);
  await database.close();
});
