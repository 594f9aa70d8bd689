import { logInByOpenId, openIdApis, SITE } from "../../../testing/openIdLogins";
import { OpenIdProvider } from "../../../testing/OpenIdProvider";
import { TestServer } from "../../../testing/testServer";
import { addProtected, loginsOverGraphql, PASSWORD } from "../../../testing/twoFactorAccounts";
import { hashToken, makeToken } from "../../../lib/linkToken";

let provider: OpenIdProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await OpenIdProvider.start();
  server = await TestServer.start({ RATE_LIMIT: "off", ...provider.settings(), PUBLIC_URL: SITE });
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

interface Account {
  userId: number;
  name: string;
  email: string;
}

const query = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.db.query<Row[]>(sql, values);

const readViewer = async (token: string | undefined) =>
  (
    await server.graphql<{ viewer: Account | null }>(
      "{ viewer { userId name email } }",
      {},
      token ?? "none",
    )
  ).data?.viewer;

let serial = 0;
/** Creates a user with a password and an account at the provider with the same address. */
async function createBothAccounts() {
  const name = `both${++serial}`;
  const email = `${name}@potluck.example`;
  const userId = await server.addPerson(name);
  await provider.setClaims(name, { email, email_verified: true, preferred_username: name });
  return { userId, name, email };
}

/** Sets a password with a reset link. */
async function resetPassword(userId: number, newPassword: string, keepFactors = false) {
  const token = makeToken();
  await query(
    `insert into password_resets (user_id, token_hash, expires_at)
     values ($1, $2, now() + interval '1 hour')`,
    [userId, hashToken(token)],
  );
  const { errors } = await server.graphql(
    "mutation ($input: PasswordResetInput!) { resetPassword(input: $input) }",
    { input: { token, newPassword, keepFactors } },
  );
  expect(errors).toBeUndefined();
}

describe.each(openIdApis)("A login by OpenID Connect over %s", (api, createCalls) => {
  const calls = () => createCalls(server);
  const logIn = (sub: string | null) => logInByOpenId(calls(), provider, sub);

  it("is refused without the cookie of the browser that began it", async () => {
    const { url } = await calls().start();
    const parameters = await provider.logIn(url!, `thief-${api}`);
    expect(await calls().complete(parameters)).toMatchObject({
      status: 401,
      code: "UNAUTHENTICATED",
      message: "This login has expired or was started again in another tab. Please start over.",
    });
  });

  it("is refused in a tab if another tab has begun a login since", async () => {
    const first = await calls().start();
    const second = await calls().start();
    const parameters = await provider.logIn(first.url!, `tabs-${api}`);
    expect(await calls().complete(parameters, second.cookie)).toMatchObject({
      code: "UNAUTHENTICATED",
      message: expect.stringContaining("another tab") as string,
    });
    const otherParameters = await provider.logIn(second.url!, `tabs-${api}`);
    expect(await calls().complete(otherParameters, second.cookie)).toMatchObject({ status: 200 });
  });

  it("reports that it was canceled at the provider", async () => {
    expect(await logIn(null)).toEqual({
      status: 401,
      code: "UNAUTHENTICATED",
      message: "You canceled the login with Example ID.",
    });
  });

  it("can be completed only once", async () => {
    const { cookie, url } = await calls().start();
    const parameters = await provider.logIn(url!, `once-${api}`);
    expect(await calls().complete(parameters, cookie)).toMatchObject({ status: 200 });
    expect(await calls().complete(parameters, cookie)).toEqual({
      status: 401,
      code: "UNAUTHENTICATED",
      message: "Login with Example ID failed. Please try again.",
    });
  });

  it("is refused with an invented code or state", async () => {
    const { cookie, url } = await calls().start();
    const state = new URL(url!).searchParams.get("state")!;
    for (const parameters of [`code=made-up&state=${state}`, "code=x&state=y", "?&=%"]) {
      expect((await calls().complete(parameters, cookie)).code).toBe("UNAUTHENTICATED");
    }
  });

  it("is refused if the provider has not verified the email address", async () => {
    const sub = `unverified-${api}`;
    for (const claims of [{ email: `${sub}@id.example`, email_verified: false }, {}]) {
      await provider.setClaims(sub, claims);
      expect(await logIn(sub)).toEqual({
        status: 401,
        code: "UNAUTHENTICATED",
        message:
          "Example ID has not verified your email address. Please verify it there, and then log in again.",
      });
    }
  });

  it("creates an account without a password the first time, and logs in to it afterwards", async () => {
    const sub = `new-${api}`;
    const first = await readViewer((await logIn(sub)).token);
    expect(first).toMatchObject({ name: sub, email: `${sub}@id.example` });
    // The subject must identify the account, even if other data has changed at the provider.
    await provider.setClaims(sub, { email: `other-${api}@id.example`, email_verified: false });
    expect(await readViewer((await logIn(sub)).token)).toEqual(first);
    for (const password of [PASSWORD, ""]) {
      const refused = await loginsOverGraphql(server).login(`${sub}@id.example`, password);
      expect(refused.status).not.toBe(200);
    }
  });

  it("requires the password, once, if an account has the same email address", async () => {
    const { email, name, userId } = await createBothAccounts();
    const response = await logIn(name);
    expect(response).toEqual({
      status: 401,
      code: "PASSWORD_REQUIRED",
      message:
        "There is an account with your email address already. Please log in with its password once to link it.",
      challenge: expect.any(String) as string,
    });
    expect(await calls().link(response.challenge!, "wrong-password")).toMatchObject({
      code: "UNAUTHENTICATED",
      message: "Invalid email or password.",
    });
    expect((await logIn(name)).code).toBe("PASSWORD_REQUIRED");
    const linked = await calls().link(response.challenge!, PASSWORD);
    expect(await readViewer(linked.token)).toMatchObject({ userId });
    expect(await readViewer((await logIn(name)).token)).toMatchObject({ userId, email });
  });

  it("refuses an invented challenge, or a token of another kind", async () => {
    const { name } = await createBothAccounts();
    const token = await server.login(name);
    for (const challenge of ["made up", token]) {
      expect((await calls().link(challenge, PASSWORD)).code).toBe("UNAUTHENTICATED");
    }
    const { challenge } = await logIn(name);
    expect(await readViewer(challenge)).toBeUndefined();
  });

  it("refuses a banned account, with the reason", async () => {
    const sub = `banned-${api}`;
    const account = await readViewer((await logIn(sub)).token);
    await query("update users set banned = true, ban_reason = 'Spam' where user_id = $1", [
      account!.userId,
    ]);
    const refused = await logIn(sub);
    expect(refused.code).toBe("ACCOUNT_BANNED");
    expect(refused.token).toBeUndefined();
  });

  it("refuses users whose account has two-factor login until they enter the second factor", async () => {
    const person = await addProtected(server);
    await provider.setClaims(person.name, { email: person.email, email_verified: true });
    const { challenge } = await logIn(person.name);
    const second = await calls().link(challenge!, PASSWORD);
    expect(second).toMatchObject({ status: 401, code: "SECOND_FACTOR_REQUIRED" });
    expect((await logIn(person.name)).code).toBe("PASSWORD_REQUIRED");
    const { complete } = loginsOverGraphql(server);
    expect(await complete(second.challenge!, person.app.code())).toMatchObject({ status: 200 });
    expect((await logIn(person.name)).code).toBe("SECOND_FACTOR_REQUIRED");
  });
});

describe("An account that another person has prepared", () => {
  it("is closed to that person, who knows the old password, after its owner has logged in by a reset link", async () => {
    // An attacker registers with another person's address and waits for their login by the provider.
    const { name, userId } = await createBothAccounts();
    const stolen = await server.login(name);
    const [api] = openIdApis;
    expect((await logInByOpenId(api![1](server), provider, name)).code).toBe("PASSWORD_REQUIRED");
    await resetPassword(userId, "the-password-of-the-owner");
    expect(await readViewer(stolen)).toBeUndefined();
    const { challenge } = await logInByOpenId(api![1](server), provider, name);
    expect(await api![1](server).link(challenge!, PASSWORD)).toMatchObject({ status: 401 });
    const linked = await api![1](server).link(challenge!, "the-password-of-the-owner");
    expect(await readViewer(linked.token)).toMatchObject({ userId });
  });

  it("loses the link to a provider's account with another address when its owner resets the password and keeps the factors", async () => {
    // An attacker changes their own linked account to another person's address.
    const calls = openIdApis[0]![1](server);
    const account = await readViewer((await logInByOpenId(calls, provider, "hijacker")).token);
    await query("update users set email = $2, email_key = $2 where user_id = $1", [
      account!.userId,
      "victim@id.example",
    ]);
    await resetPassword(account!.userId, "the-password-of-the-owner", true);
    const again = await readViewer((await logInByOpenId(calls, provider, "hijacker")).token);
    expect(again!.userId).not.toBe(account!.userId);
  });

  it("keeps the link to a provider's account with its own address only if its owner keeps the factors", async () => {
    const calls = openIdApis[0]![1](server);
    const account = await readViewer((await logInByOpenId(calls, provider, "keeper")).token);
    await resetPassword(account!.userId, "the-password-of-the-owner", true);
    const again = await readViewer((await logInByOpenId(calls, provider, "keeper")).token);
    expect(again).toEqual(account);
    await resetPassword(account!.userId, "the-next-password-of-the-owner");
    expect((await logInByOpenId(calls, provider, "keeper")).code).toBe("PASSWORD_REQUIRED");
  });
});

describe("The name of an account that was created by a login", () => {
  const findName = async (sub: string, claims: object) => {
    await provider.setClaims(sub, { email: `${sub}@id.example`, email_verified: true, ...claims });
    const calls = openIdApis[0]![1](server);
    return (await readViewer((await logInByOpenId(calls, provider, sub)).token))!.name;
  };

  it("is never an email address, which would be public", async () => {
    expect(await findName("names1", { preferred_username: "names1@id.example", name: "Ida" })).toBe(
      "Ida",
    );
    expect(await findName("names2", { preferred_username: "names2@id.example" })).toBe("Cook");
  });

  it("gets a number if the name is taken, looks like an admin's, or is too long", async () => {
    expect(await findName("names3", { preferred_username: "Ida" })).toBe("Ida 2");
    await server.addPerson("chef", "admin");
    await query("update users set skeleton = 'chef' where name = 'chef'");
    expect(await findName("names4", { preferred_username: "сhef" })).toBe("сhef 2");
    expect(await findName("names5", { preferred_username: "x".repeat(80) })).toHaveLength(45);
    expect(await findName("names6", { preferred_username: "\u200B", name: "Uma" })).toBe("Uma");
  });
});
