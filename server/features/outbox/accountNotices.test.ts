import { PasskeyDevice } from "../../testing/PasskeyDevice";
import { passkeysOverGraphql } from "../../testing/passkeyCalls";
import { TestMailbox } from "../../testing/TestMailbox";
import { TestServer } from "../../testing/testServer";
import { addApp, addProtected, loginsOverGraphql, PASSWORD } from "../../testing/twoFactorAccounts";
import { waitUntil } from "../../testing/waitUntil";

const CHANGE_PASSWORD = "mutation ($input: PasswordChangeInput!) { changePassword(input: $input) }";
const RESET = "mutation ($input: PasswordResetInput!) { resetPassword(input: $input) }";
const REQUEST = "mutation ($email: String!) { requestPasswordReset(email: $email) }";
const UPDATE =
  "mutation ($id: Int!, $input: UserInput!, $version: Int) { updateUser(userId: $id, input: $input, version: $version) { email } }";

const REMOVE_APP =
  "mutation ($input: PasswordAndCodeInput!) { removeAuthenticator(input: $input) }";
const RENEW_CODES =
  "mutation ($input: PasswordAndCodeInput!) { renewRecoveryCodes(input: $input) }";

let server: TestServer;
let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await TestMailbox.open();
  server = await TestServer.start({
    SMTP_URL: mailbox.url,
    PUBLIC_URL: "https://potluck.example",
    DEMO_LOGINS: "on",
    RATE_LIMIT: "off",
  });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

let userCount = 0;
async function createUser() {
  const name = `noticed${++userCount}`;
  const id = await server.addPerson(name);
  return { id, name, email: `${name}@potluck.example`, token: await server.login(name) };
}

/** Counts the mails to an address after all waiting ones are sent. */
async function countMails(email: string): Promise<number> {
  const findQueued = () => server.database.db.query<object[]>("select from outbox");
  await waitUntil(async () => (await findQueued()).length === 0);
  return mailbox.mails.filter(({ to }) => to.toLowerCase() === email).length;
}

describe("A mail about an account", () => {
  it("goes to the old and the new address when the email is changed, in the language of the request", async () => {
    const { email, id, name, token } = await createUser();
    const input = { name, email: `new-${email}` };
    const { errors } = await server.graphql(UPDATE, { id, input }, token, {
      "Accept-Language": "de",
    });
    expect(errors).toBeUndefined();
    const [toOld, toNew] = [await mailbox.next(), await mailbox.next()];
    expect([toOld.to, toNew.to]).toEqual([email, `new-${email}`]);
    expect(toOld.source).toContain('<html lang="de">');
    expect(toOld.source).not.toContain(`new-${email}`);
  });

  it("goes to the old address when an admin changes the email", async () => {
    const { email, id, name } = await createUser();
    const input = { name, email: `new-${email}` };
    await server.graphql(UPDATE, { id, input }, await server.login("admin"));
    const { source, to } = await mailbox.next();
    expect(to).toBe(email);
    expect(source).toContain("The email address of your Potluck account was changed");
    expect((await mailbox.next()).to).toBe(`new-${email}`);
  });

  it("is not sent for a new name, for another case of the email, or for a change that fails", async () => {
    const { email, id, name, token } = await createUser();
    const inputs = [
      { name: `${name}x`, email },
      { name, email: email.toUpperCase() },
    ];
    for (const input of inputs) await server.graphql(UPDATE, { id, input }, token);
    const input = { name, email: `new-${email}` };
    const { errors } = await server.graphql(UPDATE, { id, input, version: 1 }, token);
    expect(errors?.[0]?.extensions["code"]).toBe("PRECONDITION_FAILED");
    expect(await countMails(email)).toBe(0);
  });

  it("reports a changed password, and links to the form that sets a new one", async () => {
    const { email, token } = await createUser();
    const input = { currentPassword: "potluck-demo", newPassword: "potluck-changed" };
    const { data } = await server.graphql(CHANGE_PASSWORD, { input }, token);
    expect(data).toEqual({ changePassword: true });
    const { source, to } = await mailbox.next();
    expect(to).toBe(email);
    expect(source).toContain("The password of your Potluck account was changed");
    expect(source).toContain("https://potluck.example/forgot-password");
  });

  it("is not sent for a wrong current password", async () => {
    const { email, token } = await createUser();
    const input = { currentPassword: "wrong", newPassword: "potluck-changed" };
    await server.graphql(CHANGE_PASSWORD, { input }, token);
    expect(await countMails(email)).toBe(0);
  });

  it("reports that two-factor login was turned on, that a recovery code was used, and that it was turned off", async () => {
    const { recoveryCodes, email, token } = await addProtected(server);
    expect((await mailbox.next()).source).toContain("was turned on");
    const { challenge } = await loginsOverGraphql(server).login(email);
    await loginsOverGraphql(server).complete(challenge!, recoveryCodes[0]!);
    const { source, to } = await mailbox.next();
    expect([to, source.includes("A recovery code of your Potluck account was used")]).toEqual([
      email,
      true,
    ]);
    const { data } = await server.graphql<{ viewer: { userId: number } }>(
      "{ viewer { userId } }",
      {},
      token,
    );
    const { userId } = data!.viewer;
    await server.graphql(
      "mutation ($userId: Int!) { turnOffTwoFactor(userId: $userId) { userId } }",
      { userId },
      await server.login("admin"),
    );
    expect((await mailbox.next()).source).toContain("was turned off");
  });

  it("reports every additional factor, every removed factor, and new recovery codes", async () => {
    const { email, recoveryCodes, token } = await addProtected(server);
    expect((await mailbox.next()).source).toContain("was turned on");
    const expectMail = async (text: string) => {
      const { source, to } = await mailbox.next();
      expect([to, source.includes(text)]).toEqual([email, true]);
    };
    const calls = passkeysOverGraphql(server);
    const device = new PasskeyDevice("https://potluck.example");
    const { passkey } = await calls.add(token, device.create(await calls.prepare(token)));
    await expectMail("A passkey was added to your Potluck account");
    const prove = (code = 0) => ({ input: { password: PASSWORD, code: recoveryCodes[code] } });
    await server.graphql(REMOVE_APP, prove(0), token);
    await expectMail("A recovery code of your Potluck account was used");
    await expectMail("The authenticator app of your Potluck account was removed");
    await addApp(server, token);
    await expectMail("An authenticator app was added to your Potluck account");
    await calls.remove(token, passkey!.passkeyId, recoveryCodes[1]!);
    await expectMail("A recovery code of your Potluck account was used");
    await expectMail("A passkey was removed from your Potluck account");
    await server.graphql(RENEW_CODES, prove(2), token);
    await expectMail("A recovery code of your Potluck account was used");
    await expectMail("The recovery codes of your Potluck account were replaced");
  });

  it("reports that the password was reset", async () => {
    const { email } = await createUser();
    await server.graphql(REQUEST, { email });
    const { token } = await mailbox.next();
    await server.graphql(RESET, { input: { token, newPassword: "potluck-changed" } });
    const { source, to } = await mailbox.next();
    expect(to).toBe(email);
    expect(source).toContain("The password of your Potluck account was changed");
  });
});
