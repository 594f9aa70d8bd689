import { callRest } from "../../testing/callRest";
import { passkeysOverGraphql } from "../../testing/passkeyCalls";
import { PasskeyDevice } from "../../testing/PasskeyDevice";
import { TestMailbox } from "../../testing/TestMailbox";
import { TestServer } from "../../testing/testServer";
import { addApp, loginsOverGraphql } from "../../testing/twoFactorAccounts";

const UPDATE = `mutation ($userId: Int!, $input: UserInput!) {
  updateUser(userId: $userId, input: $input) { email } }`;

let server: TestServer;
let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await TestMailbox.open();
  server = await TestServer.start({
    SMTP_URL: mailbox.url,
    PUBLIC_URL: "http://localhost",
    RATE_LIMIT: "off",
    DEMO_LOGINS: "on",
  });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const calls = () => passkeysOverGraphql(server);

let serial = 0;
/** An account with a passkey and an authenticator app, and a second session. */
async function prepareAccount() {
  const name = `mover${++serial}`;
  const userId = await server.addPerson(name);
  const session = await server.login(name);
  const device = new PasskeyDevice();
  await calls().add(session, device.create(await calls().prepare(session)));
  await addApp(server, session);
  await server.database.db.query(
    "insert into sessions (session_id, user_id) values (gen_random_uuid(), $1)",
    [userId],
  );
  const email = `${name}@potluck.example`;
  return { name, email, newEmail: `new-${email}`, userId, session, device };
}
type Account = Awaited<ReturnType<typeof prepareAccount>>;

const countSessions = async (userId: number) =>
  (await server.database.db.query("select from sessions where user_id = $1", [userId])).length;

const logInByPasskey = async (device: PasskeyDevice) =>
  (await calls().logIn(device.get(await calls().options()))).status;

const changeOverGraphql = async (
  { name, newEmail: email, userId }: Account,
  token: string,
  fields: object = {},
) => {
  const input = { name, email, ...fields };
  expect((await server.graphql(UPDATE, { userId, input }, token)).errors).toBeUndefined();
};

const changeOverRest = async ({ name, newEmail, userId }: Account, token: string) => {
  const body = { userName: name, userEmail: newEmail };
  expect((await callRest(server, `PUT /users/${userId}`, { token, body })).status).toBe(200);
};

describe.each([
  ["GraphQL", changeOverGraphql],
  ["REST", changeOverRest],
])("A new email address over %s", (_api, change) => {
  it("ends the other sessions and all factors, and mails both addresses", async () => {
    const account = await prepareAccount();
    await change(account, account.session);
    expect(await countSessions(account.userId)).toBe(1);
    expect((await server.graphql("{ viewer { name } }", {}, account.session)).status).toBe(200);
    expect(await logInByPasskey(account.device)).toBe(401);
    expect((await loginsOverGraphql(server).login(account.newEmail)).status).toBe(200);
    const sent: string[] = [];
    while (sent.length < 4) {
      const { source, to } = await mailbox.next();
      const subject = /^Subject: (.*)$/m.exec(source)![1]!;
      if (/address|ways/.test(subject) && to.endsWith(account.email))
        sent.push(`${to}: ${subject}`);
    }
    expect(sent.sort()).toEqual([
      `${account.email}: The email address of your Potluck account was changed`,
      `${account.email}: The ways to log in to your Potluck account were removed`,
      `${account.newEmail}: The ways to log in to your Potluck account were removed`,
      `${account.newEmail}: This is now the email address of a Potluck account`,
    ]);
  });

  it("ends all sessions of the account if an admin has set it", async () => {
    const account = await prepareAccount();
    const admin = await server.login("admin");
    await change(account, admin);
    expect(await countSessions(account.userId)).toBe(0);
    expect(await logInByPasskey(account.device)).toBe(401);
    expect((await server.graphql("{ viewer { name } }", {}, admin)).status).toBe(200);
  });
});

it("A new email address keeps the factors if its owner chooses so, and ends the other sessions", async () => {
  const account = await prepareAccount();
  await changeOverGraphql(account, account.session, { keepFactors: true });
  expect(await countSessions(account.userId)).toBe(1);
  expect(await logInByPasskey(account.device)).toBe(200);
});

it("A new name, or another case of the email address, ends no session", async () => {
  const account = await prepareAccount();
  const before = await countSessions(account.userId);
  await changeOverGraphql({ ...account, newEmail: account.email.toUpperCase() }, account.session);
  await changeOverGraphql(
    { ...account, name: `${account.name}x`, newEmail: account.email },
    account.session,
  );
  expect(await countSessions(account.userId)).toBe(before);
  expect(await logInByPasskey(account.device)).toBe(200);
});
