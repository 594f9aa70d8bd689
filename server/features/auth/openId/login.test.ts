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

const viewer = async (token: string | undefined) =>
  (
    await server.graphql<{ viewer: Account | null }>(
      "{ viewer { userId name email } }",
      {},
      token ?? "none",
    )
  ).data?.viewer;

let serial = 0;
/** Somebody with a password here, and an account at the provider with the same address. */
async function both() {
  const name = `both${++serial}`;
  const email = `${name}@potluck.example`;
  const userId = await server.addPerson(name);
  await provider.setClaims(name, { email, email_verified: true, preferred_username: name });
  return { userId, name, email };
}

/** Sets a password by a reset link. */
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

describe.each(openIdApis)("A login by OpenID Connect over %s", (api, callsOf) => {
  const calls = () => callsOf(server);
  const logIn = (sub: string | null) => logInByOpenId(calls(), provider, sub);

  it("is refused without the cookie of the browser that has begun it", async () => {
    const { url } = await calls().start();
    const parameters = await provider.logIn(url!, `thief-${api}`);
    expect(await calls().complete(parameters)).toMatchObject({
      status: 401,
      code: "UNAUTHENTICATED",
      message: "This login has expired or was started again in another tab. Please start over.",
    });
  });

  it("is refused in a tab where another tab has begun one since", async () => {
    const first = await calls().start();
    const second = await calls().start();
    const parameters = await provider.logIn(first.url!, `tabs-${api}`);
    expect(await calls().complete(parameters, second.cookie)).toMatchObject({
      code: "UNAUTHENTICATED",
      message: expect.stringContaining("another tab") as string,
    });
    const others = await provider.logIn(second.url!, `tabs-${api}`);
    expect(await calls().complete(others, second.cookie)).toMatchObject({ status: 200 });
  });

  it("says that it was cancelled at the provider", async () => {
    expect(await logIn(null)).toEqual({
      status: 401,
      code: "UNAUTHENTICATED",
      message: "You have cancelled the login by Example ID.",
    });
  });

  it("is completed once", async () => {
    const { cookie, url } = await calls().start();
    const parameters = await provider.logIn(url!, `once-${api}`);
    expect(await calls().complete(parameters, cookie)).toMatchObject({ status: 200 });
    expect(await calls().complete(parameters, cookie)).toEqual({
      status: 401,
      code: "UNAUTHENTICATED",
      message: "The login by Example ID has failed. Please try again.",
    });
  });

  it("is refused with a code or a state that is made up", async () => {
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

  it("creates an account without a password the first time, and logs in to it from then on", async () => {
    const sub = `new-${api}`;
    const first = await viewer((await logIn(sub)).token);
    expect(first).toMatchObject({ name: sub, email: `${sub}@id.example` });
    // The subject counts, whatever else has changed at the provider.
    await provider.setClaims(sub, { email: `other-${api}@id.example`, email_verified: false });
    expect(await viewer((await logIn(sub)).token)).toEqual(first);
    for (const password of [PASSWORD, ""]) {
      const refused = await loginsOverGraphql(server).login(`${sub}@id.example`, password);
      expect(refused.status).not.toBe(200);
    }
  });

  it("asks for the password of an account with the same address, once", async () => {
    const { email, name, userId } = await both();
    const asked = await logIn(name);
    expect(asked).toEqual({
      status: 401,
      code: "PASSWORD_REQUIRED",
      message:
        "There is an account with your email address already. Please log in with its password once to link it.",
      challenge: expect.any(String) as string,
    });
    expect(await calls().link(asked.challenge!, "wrong-password")).toMatchObject({
      code: "UNAUTHENTICATED",
      message: "Invalid email or password.",
    });
    expect((await logIn(name)).code).toBe("PASSWORD_REQUIRED");
    const linked = await calls().link(asked.challenge!, PASSWORD);
    expect(await viewer(linked.token)).toMatchObject({ userId });
    expect(await viewer((await logIn(name)).token)).toMatchObject({ userId, email });
  });

  it("refuses a challenge that is made up, or is a token of another kind", async () => {
    const { name } = await both();
    const token = await server.login(name);
    for (const challenge of ["made up", token]) {
      expect((await calls().link(challenge, PASSWORD)).code).toBe("UNAUTHENTICATED");
    }
    const { challenge } = await logIn(name);
    expect(await viewer(challenge)).toBeUndefined();
  });

  it("refuses a banned account, with the reason", async () => {
    const sub = `banned-${api}`;
    const account = await viewer((await logIn(sub)).token);
    await query("update users set banned = true, ban_reason = 'Spam' where user_id = $1", [
      account!.userId,
    ]);
    const refused = await logIn(sub);
    expect(refused.code).toBe("ACCOUNT_BANNED");
    expect(refused.token).toBeUndefined();
  });

  it("asks an account with two-factor login for its second factor, and links it only then", async () => {
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

describe("An account that was prepared for somebody else", () => {
  it("is not entered by who has its password, once its owner has logged in by a reset link", async () => {
    // Somebody registers with a stranger's address and waits for them to log in by the provider.
    const { name, userId } = await both();
    const stolen = await server.login(name);
    const [api] = openIdApis;
    expect((await logInByOpenId(api![1](server), provider, name)).code).toBe("PASSWORD_REQUIRED");
    await resetPassword(userId, "the-password-of-the-owner");
    expect(await viewer(stolen)).toBeUndefined();
    const { challenge } = await logInByOpenId(api![1](server), provider, name);
    expect(await api![1](server).link(challenge!, PASSWORD)).toMatchObject({ status: 401 });
    const linked = await api![1](server).link(challenge!, "the-password-of-the-owner");
    expect(await viewer(linked.token)).toMatchObject({ userId });
  });

  it("loses a link to the account of another address when its owner resets the password and keeps the factors", async () => {
    // Somebody gives their own account, which is linked to their own account at the provider, a stranger's address.
    const calls = openIdApis[0]![1](server);
    const account = await viewer((await logInByOpenId(calls, provider, "hijacker")).token);
    await query("update users set email = $2, email_key = $2 where user_id = $1", [
      account!.userId,
      "victim@id.example",
    ]);
    await resetPassword(account!.userId, "the-password-of-the-owner", true);
    const again = await viewer((await logInByOpenId(calls, provider, "hijacker")).token);
    expect(again!.userId).not.toBe(account!.userId);
  });

  it("keeps the link to the account of its own address only if its owner keeps the factors", async () => {
    const calls = openIdApis[0]![1](server);
    const account = await viewer((await logInByOpenId(calls, provider, "keeper")).token);
    await resetPassword(account!.userId, "the-password-of-the-owner", true);
    const again = await viewer((await logInByOpenId(calls, provider, "keeper")).token);
    expect(again).toEqual(account);
    await resetPassword(account!.userId, "the-next-password-of-the-owner");
    expect((await logInByOpenId(calls, provider, "keeper")).code).toBe("PASSWORD_REQUIRED");
  });
});

describe("The name of an account that a login has created", () => {
  const nameOf = async (sub: string, claims: object) => {
    await provider.setClaims(sub, { email: `${sub}@id.example`, email_verified: true, ...claims });
    const calls = openIdApis[0]![1](server);
    return (await viewer((await logInByOpenId(calls, provider, sub)).token))!.name;
  };

  it("is never an email address, which would be public", async () => {
    expect(await nameOf("names1", { preferred_username: "names1@id.example", name: "Ida" })).toBe(
      "Ida",
    );
    expect(await nameOf("names2", { preferred_username: "names2@id.example" })).toBe("Cook");
  });

  it("has a number if it is taken, looks like that of an admin, or is too long", async () => {
    expect(await nameOf("names3", { preferred_username: "Ida" })).toBe("Ida 2");
    await server.addPerson("chef", "admin");
    await query("update users set skeleton = 'chef' where name = 'chef'");
    expect(await nameOf("names4", { preferred_username: "сhef" })).toBe("сhef 2");
    expect(await nameOf("names5", { preferred_username: "x".repeat(80) })).toHaveLength(45);
    expect(await nameOf("names6", { preferred_username: "\u200B", name: "Uma" })).toBe("Uma");
  });
});
