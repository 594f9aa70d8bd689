import { request as httpRequest } from "node:http";
import { TestMailbox } from "../../../../testing/TestMailbox";
import { TestServer } from "../../../../testing/testServer";
import { waitUntil } from "../../../../testing/waitUntil";

const REQUEST = "mutation ($email: String!) { requestPasswordReset(email: $email) }";
const CHECK = "query ($token: String!) { checkPasswordReset(token: $token) }";
const RESET = "mutation ($input: PasswordResetInput!) { resetPassword(input: $input) }";
const LOGIN = "mutation ($input: LoginInput!) { login(input: $input) { token } }";
const VIEWER = "{ viewer { name } }";
const MEMBER = "member@potluck.example";

let server: TestServer;
let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await TestMailbox.open();
  server = await TestServer.start({
    SMTP_URL: mailbox.url,
    PUBLIC_URL: "https://potluck.example/",
    DEMO_LOGINS: "on",
    RATE_LIMIT: "off",
  });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const query = (sql: string, parameters: unknown[] = []) =>
  server.database.db.query(sql, parameters);

const request = (email: string, at = server) => at.graphql(REQUEST, { email });

/** Requests a link and returns the token in its mail; skips other mails. */
async function requestToken(email: string): Promise<string> {
  await request(email);
  for (;;) {
    const { token } = await mailbox.next();
    if (token) return token;
  }
}

const reset = (token: string, newPassword: string) =>
  server.graphql(RESET, { input: { token, newPassword } });

const login = (email: string, password: string) =>
  server.graphql<{ login: { token: string } }>(LOGIN, { input: { email, password } });

const checkToken = (token: string) => server.graphql(CHECK, { token });
const isOutboxEmpty = async () => (await query("select from outbox")).length === 0;

const INVALID = {
  message: "Invalid or expired token.",
  extensions: { code: "BAD_USER_INPUT", status: 400, field: "token" },
};

describe("Requesting a reset link", () => {
  it.each([
    ["  ", "Email is required"],
    [`${"x".repeat(250)}@y.zz`, "Email must be at most 254 characters long"],
  ])("is refused without a valid address: %j", async (email, message) => {
    const { errors } = await request(email);
    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: "BAD_USER_INPUT", field: "email" },
    });
  });

  it("has the same response and cost for known and unknown addresses", async () => {
    const before = mailbox.mails.length;
    const answers = [];
    const statements = [];
    for (const email of ["nobody@example.org", "no address", ` ${MEMBER.toUpperCase()} `]) {
      statements.push(await server.collectStatements(REQUEST, { email }));
      const { status, data, errors } = await request(email);
      answers.push({ status, data, errors });
    }
    expect(answers[0]).toEqual({ status: 200, data: { requestPasswordReset: true } });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(statements[0]).toHaveLength(1);
    expect(new Set(statements.map((statement) => JSON.stringify(statement))).size).toBe(1);
    await waitUntil(isOutboxEmpty);
    const sent = mailbox.mails.slice(before);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.map(({ to }) => to)).toEqual(sent.map(() => MEMBER));
    mailbox.skipMails();
  });

  it("sends nothing to a banned user", async () => {
    await query("update users set banned = true where email_key = $1", [MEMBER]);
    const before = mailbox.mails.length;
    expect((await request(MEMBER)).data).toEqual({ requestPasswordReset: true });
    await waitUntil(isOutboxEmpty);
    // The mail was queued before the ban.
    await query(
      "insert into outbox (user_id, kind) select user_id, 'password-reset' from users where banned",
    );
    await request("nobody@example.org");
    await waitUntil(isOutboxEmpty);
    expect(mailbox.mails).toHaveLength(before);
    await query("update users set banned = false");
  });

  it("works with an expired token, as does using the link", async () => {
    const stale = "no.such.token";
    const answer = await server.graphql(REQUEST, { email: "nobody@example.org" }, stale);
    expect(answer.data).toEqual({ requestPasswordReset: true });
    for (const [document, variables] of [
      [CHECK, { token: "x" }],
      [RESET, { input: { token: "x", newPassword: "secret-2" } }],
    ] as const) {
      const { errors } = await server.graphql(document, variables, stale);
      expect(errors?.[0]).toMatchObject(INVALID);
    }
  });

  it("is allowed once per document", async () => {
    const field = `requestPasswordReset(email: "a@b.co")`;
    expect((await server.graphql(`mutation { a: ${field} b: ${field} }`)).status).toBe(400);
    const mixed = `mutation { ${field} login(input: { email: "a@b.co", password: "x" }) { token } }`;
    expect((await server.graphql(mixed)).status).toBe(400);
  });

  it("is limited for each email, whether or not it has an account, and for each network address", async () => {
    const limited = await TestServer.startOn(server.database, {
      SMTP_URL: mailbox.url,
      RESET_REQUESTS_PER_IP: "12",
    });
    for (const email of [MEMBER, "nobody@example.org"]) {
      for (let i = 0; i < 5; i++) await request(email, limited);
      const { errors, headers } = await request(email.toUpperCase(), limited);
      expect(errors?.[0]?.extensions).toMatchObject({ code: "RATE_LIMITED", status: 429 });
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    const answer = await request("other@example.org", limited);
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: "RATE_LIMITED" });
    await waitUntil(isOutboxEmpty);
    await limited.close();
    mailbox.skipMails();
  });
});

describe("A reset link", () => {
  it("is refused if it is invented, and is not accepted as a login", async () => {
    expect((await checkToken("made-up")).errors?.[0]).toMatchObject(INVALID);
    expect((await reset("made-up", "secret-2")).errors?.[0]).toMatchObject(INVALID);
    const { status } = await server.graphql(VIEWER, {}, await requestToken(MEMBER));
    expect(status).toBe(401);
  });

  it.each([
    ["", "Password is required"],
    ["short", "Password must be at least 6 characters long"],
    ["ü".repeat(37), "Password must be at most 72 bytes long"],
  ])("does not accept %j as a password, and remains valid", async (password, message) => {
    const token = await requestToken(MEMBER);
    const { errors } = await reset(token, password);
    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: "BAD_USER_INPUT", field: "newPassword" },
    });
    expect((await checkToken(token)).data).toEqual({ checkPasswordReset: true });
  });

  it("requires the minimum length of passwords that is set for the server", async () => {
    const strict = await TestServer.startOn(server.database, { PASSWORD_MIN_LENGTH: "10" });
    for (const newPassword of ["12345", "123456789"]) {
      const { errors } = await strict.graphql(RESET, { input: { token: "x", newPassword } });
      expect(errors?.[0]).toMatchObject({
        message: "Password must be at least 10 characters long",
        extensions: { field: "newPassword" },
      });
    }
    await strict.close();
  });

  it("leads to the public address, independent of the request's host", async () => {
    const message = httpRequest(`${server.url}/graphql`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Host: "evil.example",
        "X-Forwarded-Host": "evil.example",
      },
    });
    message.end(JSON.stringify({ query: REQUEST, variables: { email: MEMBER } }));
    const { base, source, token } = await mailbox.next();
    expect(base).toBe("https://potluck.example");
    expect(source).toContain("From: Potluck <no-reply@potluck.example>");
    expect(source).toMatch(/text\/plain[^]*text\/html/);
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  it("is mailed in the language of the request, or otherwise in the operator's language", async () => {
    const german = await TestServer.startOn(server.database, {
      SMTP_URL: mailbox.url,
      PUBLIC_URL: "https://potluck.example/",
      DEMO_LOGINS: "on",
      DEFAULT_LOCALE: "de",
    });
    const subjects = [];
    for (const [at, headers] of [
      [server, { "Accept-Language": "fr" }],
      [server, { "Accept-Language": "de-AT, en" }],
      [german, { "Accept-Language": "fr, *" }],
      [german, { "Accept-Language": "fr", Cookie: "language=en" }],
    ] as const) {
      await at.graphql(REQUEST, { email: MEMBER }, undefined, headers);
      const { source } = await mailbox.next();
      subjects.push(/<html lang="(..)">/.exec(source)?.[1]);
    }
    expect(subjects).toEqual(["en", "de", "de", "en"]);
    await german.close();
  });

  it("is stored as a hash only", async () => {
    const token = await requestToken(MEMBER);
    const rows = await query("select password_resets::text as row from password_resets");
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain(token);
    expect(rows[0].row).not.toContain(Buffer.from(token, "base64url").toString("hex"));
  });

  it("sets the password once, and ends all sessions of this user only", async () => {
    const [session, other] = [await server.login("contributor"), await server.login("admin")];
    const token = await requestToken("contributor@potluck.example");
    expect((await checkToken(token)).data).toEqual({ checkPasswordReset: true });
    expect((await reset(token, "a new password")).data).toEqual({ resetPassword: true });
    expect((await server.graphql(VIEWER, {}, session)).status).toBe(401);
    expect((await server.graphql(VIEWER, {}, other)).status).toBe(200);
    const old = await login("contributor@potluck.example", "potluck-demo");
    expect(old.errors?.[0]?.message).toBe("Invalid email or password.");
    expect((await login("contributor@potluck.example", "a new password")).data).toBeTruthy();
    expect((await reset(token, "another one")).errors?.[0]).toMatchObject(INVALID);
    expect((await checkToken(token)).errors?.[0]).toMatchObject(INVALID);
  });

  it("works for only one of twenty simultaneous uses", async () => {
    const token = await requestToken(MEMBER);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => reset(token, `password-${i}`)),
    );
    const winners = answers.flatMap(({ data }, i) => (data?.["resetPassword"] ? [i] : []));
    expect(winners).toHaveLength(1);
    expect((await login(MEMBER, `password-${winners[0]}`)).data).toBeTruthy();
    const losers = answers.flatMap(({ errors }) => errors ?? []);
    expect(losers).toHaveLength(19);
    for (const loser of losers) expect(loser).toMatchObject(INVALID);
  });

  it("works for one hour", async () => {
    const token = await requestToken(MEMBER);
    const [life] = await query(
      "select extract(epoch from expires_at - now())::int as seconds from password_resets",
    );
    expect(life.seconds).toBeGreaterThan(3_500);
    expect(life.seconds).toBeLessThanOrEqual(3_600);
    await query("update password_resets set expires_at = now() - interval '1 second'");
    expect((await checkToken(token)).errors?.[0]).toMatchObject(INVALID);
    expect((await reset(token, "secret-2")).errors?.[0]).toMatchObject(INVALID);
  });

  it("is valid only while it is the newest", async () => {
    const [first, second] = [await requestToken(MEMBER), await requestToken(MEMBER)];
    expect((await checkToken(first)).errors?.[0]).toMatchObject(INVALID);
    expect((await reset(first, "secret-2")).errors?.[0]).toMatchObject(INVALID);
    expect((await checkToken(second)).data).toEqual({ checkPasswordReset: true });
  });

  it("does not work for a banned user", async () => {
    const token = await requestToken(MEMBER);
    await query("update users set banned = true where email_key = $1", [MEMBER]);
    expect((await checkToken(token)).errors?.[0]).toMatchObject(INVALID);
    expect((await reset(token, "secret-2")).errors?.[0]).toMatchObject(INVALID);
    await query("update users set banned = false");
  });
});
