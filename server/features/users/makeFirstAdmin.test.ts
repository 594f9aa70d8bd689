import { inlinePasswords } from "../../testing/inlinePasswords";
import { openTestDatabase } from "../../testing/testDatabase";
import { makeFirstAdmin } from "./makeFirstAdmin";

it("The first admin is created only once, in addition to the demo data", async () => {
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

it("The first admin may have an address like those of the demo data", async () => {
  const database = await openTestDatabase();
  const first = { email: "first@potluck.example", password: "secret-1" };
  for (let start = 0; start < 2; start++) {
    await makeFirstAdmin(database.db, inlinePasswords(), first);
  }
  const admins = await database.db.query(
    `select role_name from users join roles using (role_id) where email_key = 'first@potluck.example'`,
  );
  expect(admins).toEqual([{ role_name: "admin" }]);
  await database.close();
});

it.each([
  ["name", "admin", "someone@example.org"],
  ["email", "somebody", "boss@example.org"],
])(
  "The first admin is not created if the %s is taken, and the log reports it",
  async (_what, name, email) => {
    const database = await openTestDatabase();
    await database.db.query(
      `insert into users (name, name_key, email, email_key, password_hash, role_id)
     values ($1, $1, $2, $2, 'x', 3)`,
      [name, email],
    );
    const creation = makeFirstAdmin(database.db, inlinePasswords(), {
      email: "Boss@example.org",
      password: "secret-1",
    });
    await expect(creation).rejects.toThrow(/^ADMIN_EMAIL: the first admin was not created/);
    await database.close();
  },
);
