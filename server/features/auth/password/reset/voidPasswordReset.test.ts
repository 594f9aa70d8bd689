import { setTimeout } from "node:timers/promises";
import { TestMailbox } from "../../../../testing/TestMailbox";
import { TestServer } from "../../../../testing/testServer";
import { composePasswordReset } from "./composePasswordReset";
import { voidPasswordReset } from "./PasswordReset";

const REQUEST = "mutation ($email: String!) { requestPasswordReset(email: $email) }";
const CHECK = "query ($token: String!) { checkPasswordReset(token: $token) }";
const MEMBER = "member@potluck.example";

let server: TestServer;
let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await TestMailbox.open();
  server = await TestServer.start({ SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const query = (sql: string, parameters: unknown[] = []) =>
  server.database.db.query(sql, parameters);

describe("A reset link", () => {
  it("can be invalidated together with its mail that has not been sent", async () => {
    await server.graphql(REQUEST, { email: MEMBER });
    const { token } = await mailbox.next();
    const [{ user_id: userId }] = await query("select user_id from password_resets");
    await query(
      `insert into outbox (user_id, kind, next_try_at)
       values ($1, 'password-reset', now() + interval '1 hour')`,
      [userId],
    );
    await server.database.db.transaction((data) => voidPasswordReset(data, userId));
    const { errors } = await server.graphql(CHECK, { token });
    expect(errors?.[0]?.message).toBe("Invalid or expired token.");
    expect(await query("select from outbox")).toEqual([]);
  });

  it("is not created for a mail that is canceled at the same time", async () => {
    const [{ mail_id: mailId, user_id: userId }] = await query(
      `insert into outbox (user_id, kind, next_try_at)
       select user_id, 'password-reset', now() + interval '1 hour' from users where email_key = $1
       returning mail_id, user_id`,
      [MEMBER],
    );
    const { db } = server.database;
    const composing = await db.transaction(async (data) => {
      await voidPasswordReset(data, userId);
      const mail = composePasswordReset(db, mailId, {
        name: "Potluck",
        url: "https://potluck.example",
      });
      // The pause gives the other transaction time to reach the lock; the outcome is the same
      // without it.
      await setTimeout(200);
      return [mail];
    });
    expect(await composing[0]).toBeNull();
    expect(await query("select from password_resets where user_id = $1", [userId])).toEqual([]);
  });
});
