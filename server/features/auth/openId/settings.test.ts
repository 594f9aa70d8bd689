import { callRest } from "../../../testing/callRest";
import { logInByOpenId, openIdOverGraphql, SITE } from "../../../testing/openIdLogins";
import { Cookies, OpenIdProvider } from "../../../testing/OpenIdProvider";
import { openTestDatabase, type TestDatabase } from "../../../testing/testDatabase";
import { TestMailbox } from "../../../testing/TestMailbox";
import { TestServer } from "../../../testing/testServer";
import { addApp, loginsOverGraphql, PASSWORD } from "../../../testing/twoFactorAccounts";

const REMOVE = "mutation ($password: String!) { removeOpenIdLogin(password: $password) }";
const OWN = "{ viewerOpenIdLogin { providerName linkedAt lastUsedAt isRemovable } }";
const ACCOUNT = "{ viewer { userId mustSetUpTwoFactor role { roleName } } }";

interface Viewer {
  userId: number;
  mustSetUpTwoFactor: boolean;
  role: { roleName: string };
}

let provider: OpenIdProvider;
let database: TestDatabase;
let open: TestServer[] = [];
beforeAll(async () => {
  provider = await OpenIdProvider.start();
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(open.map((server) => server.close()));
  open = [];
});
afterAll(async () => {
  await provider.stop();
  await database.close();
});

/** Starts a site with some settings, on the database that these tests share. */
async function startSite(environment: NodeJS.ProcessEnv = {}, lines: string[] = []) {
  const server = await TestServer.startOn(
    database,
    { RATE_LIMIT: "off", ...provider.settings(), PUBLIC_URL: SITE, ...environment },
    { write: (line: string) => void lines.push(line) },
  );
  open.push(server);
  return server;
}

const logIn = (server: TestServer, sub: string | null) =>
  logInByOpenId(openIdOverGraphql(server), provider, sub);

const readViewer = async (server: TestServer, token: string) =>
  (await server.graphql<{ viewer: Viewer }>(ACCOUNT, {}, token)).data!.viewer;

describe("A site without a provider", () => {
  it("has no login by OpenID Connect", async () => {
    const server = await startSite({ OIDC_ISSUER: "", OIDC_CLIENT_ID: "", OIDC_CLIENT_SECRET: "" });
    const outcome = {
      status: 400,
      code: "BAD_USER_INPUT",
      message: "This site does not offer login with OpenID Connect.",
    };
    expect(await openIdOverGraphql(server).start()).toEqual(outcome);
    expect(await openIdOverGraphql(server).complete("code=x&state=y")).toEqual(outcome);
  });
});

describe("While the provider is unavailable", () => {
  it("the site starts, reports the outage at the login, and uses the provider once it is available", async () => {
    const away = await OpenIdProvider.start();
    const port = Number(new URL(away.issuer).port);
    await away.stop();
    const server = await startSite({ ...away.settings(), PUBLIC_URL: SITE });
    const calls = openIdOverGraphql(server);
    expect(await calls.start()).toEqual({
      status: 503,
      code: "SERVICE_UNAVAILABLE",
      message: "Example ID cannot be reached at the moment. Please try again later.",
    });
    expect((await loginsOverGraphql(server).login("member@potluck.example")).status).toBe(200);
    const restarted = await OpenIdProvider.start(port);
    const { cookie, url } = await calls.start();
    const parameters = await restarted.logIn(url!, "away");
    await restarted.stop();
    expect((await calls.complete(parameters, cookie)).code).toBe("SERVICE_UNAVAILABLE");
  });
});

describe("With OIDC_REGISTRATION=off", () => {
  it("no account is created, and users with an account can log in", async () => {
    const closed = await startSite({ OIDC_REGISTRATION: "off" });
    expect(await logIn(closed, "stranger")).toEqual({
      status: 401,
      code: "UNAUTHENTICATED",
      message: "You have no account on this site yet. Please ask an admin to create one.",
    });
    await logIn(await startSite(), "stranger");
    expect((await logIn(closed, "stranger")).status).toBe(200);
  });
});

describe("With OIDC_ROLE_CLAIM", () => {
  const roles = {
    OIDC_ROLE_CLAIM: "groups",
    OIDC_ADMIN_VALUES: "chefs, owners",
    OIDC_CONTRIBUTOR_VALUES: "cooks",
  };
  const setGroups = (sub: string, groups?: unknown) =>
    provider.setClaims(sub, { email: `${sub}@id.example`, email_verified: true, groups });

  it("each login grants the role of the claim", async () => {
    const server = await startSite(roles);
    const cases: [groups: unknown, role: string][] = [
      [["guests", "owners"], "admin"],
      [["cooks", "chefs"], "admin"],
      ["cooks", "contributor"],
      [["guests"], "member"],
      [undefined, "member"],
      [["cooks"], "contributor"],
    ];
    for (const [groups, role] of cases) {
      await setGroups("staff", groups);
      const { token } = await logIn(server, "staff");
      expect([groups, (await readViewer(server, token!)).role.roleName]).toEqual([groups, role]);
    }
  });

  const HOLDER = "holder@potluck.example";
  const logInByPassword = (server: TestServer) => loginsOverGraphql(server).login(HOLDER);

  /** Makes all logins at the provider some hours older. */
  const makeLoginsOlder = async (hours: number) => {
    const back = `- make_interval(hours => ${hours})`;
    await database.db.query(`update identities set last_used_at = last_used_at ${back}`);
    await database.db.query(`update sessions set expires_at = expires_at ${back}`);
  };

  it("a role ends some hours after the login that granted it, for any kind of login", async () => {
    const server = await startSite({ ...roles, OIDC_ROLE_HOURS: "8" });
    await server.addPerson("holder");
    await provider.setClaims("holder", {
      email: HOLDER,
      email_verified: true,
      groups: ["cooks"],
    });
    const login = await logInByPassword(server);
    const { challenge } = await logIn(server, "holder");
    const { token } = await openIdOverGraphql(server).link(challenge!, PASSWORD);
    expect((await readViewer(server, token!)).role.roleName).toBe("contributor");
    // The sessions from before the role would last longer than the role.
    expect((await server.graphql(ACCOUNT, {}, login.token)).status).toBe(401);

    await makeLoginsOlder(7);
    const byPassword = await logInByPassword(server);
    expect((await readViewer(server, byPassword.token!)).role.roleName).toBe("contributor");

    await makeLoginsOlder(2);
    for (const ended of [token, byPassword.token]) {
      expect((await server.graphql(ACCOUNT, {}, ended)).status).toBe(401);
    }
    const later = await logInByPassword(server);
    expect((await readViewer(server, later.token!)).role.roleName).toBe("member");
    const again = await logIn(server, "holder");
    expect((await readViewer(server, again.token!)).role.roleName).toBe("contributor");
  });

  it("the last admin stays an admin, and can log in by password when the role is outdated", async () => {
    const server = await startSite({ ...roles, OIDC_ROLE_HOURS: "8" });
    await server.addPerson("keeper");
    await provider.setClaims("keeper", {
      email: "keeper@potluck.example",
      email_verified: true,
      groups: ["chefs"],
    });
    const { challenge } = await logIn(server, "keeper");
    const { token } = await openIdOverGraphql(server).link(challenge!, PASSWORD);
    const { userId } = await readViewer(server, token!);
    await database.db.query("update users set role_id = 3 where user_id <> $1", [userId]);
    await makeLoginsOlder(9);
    const later = await loginsOverGraphql(server).login("keeper@potluck.example");
    expect((await readViewer(server, later.token!)).role.roleName).toBe("admin");
  });

  it("the last admin stays an admin", async () => {
    const server = await startSite(roles);
    await setGroups("boss", ["chefs"]);
    const { token } = await logIn(server, "boss");
    const { userId } = await readViewer(server, token!);
    await database.db.query("update users set role_id = 3 where user_id <> $1", [userId]);
    await setGroups("boss", []);
    const again = await logIn(server, "boss");
    expect((await readViewer(server, again.token!)).role.roleName).toBe("admin");
  });
});

describe("A browser that is logged in at the provider", () => {
  const logInTwice = async (server: TestServer) => {
    const cookies = new Cookies();
    const calls = openIdOverGraphql(server);
    const names = [];
    for (const sub of ["first-person", "next-person"]) {
      const { cookie, url } = await calls.start();
      const { token } = await calls.complete(await provider.logIn(url!, sub, cookies), cookie);
      const { data } = await server.graphql<{ viewer: { name: string } }>(
        "{ viewer { name } }",
        {},
        token,
      );
      names.push(data!.viewer.name);
      await server.graphql("mutation { logout }", {}, token);
    }
    return names;
  };

  it("requests a new login at the provider after a logout", async () => {
    expect(await logInTwice(await startSite())).toEqual(["first-person", "next-person"]);
  });

  it("is logged in without a prompt if OIDC_PROMPT=off", async () => {
    const names = await logInTwice(await startSite({ OIDC_PROMPT: "off" }));
    expect(names).toEqual(["first-person", "first-person"]);
  });
});

describe("A second factor", () => {
  it("must be set up for a role that requires one, unless OIDC_TWO_FACTOR=trust", async () => {
    const siteWithRequirement = await startSite({ REQUIRE_TWO_FACTOR: "member" });
    const { token } = await logIn(siteWithRequirement, "required");
    expect((await readViewer(siteWithRequirement, token!)).mustSetUpTwoFactor).toBe(true);
    expect(
      (await siteWithRequirement.graphql("{ recipes { totalCount } }", {}, token)).status,
    ).toBe(403);

    const trusting = await startSite({ REQUIRE_TWO_FACTOR: "member", OIDC_TWO_FACTOR: "trust" });
    const { token: vouched } = await logIn(trusting, "required");
    expect((await readViewer(trusting, vouched!)).mustSetUpTwoFactor).toBe(false);
    expect((await trusting.graphql("{ recipes { totalCount } }", {}, vouched)).status).toBe(200);
  });

  it("is required if the amr of the ID token contains none, and never if OIDC_TWO_FACTOR=trust", async () => {
    await database.db.query(
      `insert into users (name, name_key, email, email_key, password_hash, role_id)
       select 'amr', 'amr', 'amr@id.example', 'amr@id.example', password_hash, 3 from users
       where email_key = 'member@potluck.example'`,
    );
    const siteWithoutRequirement = await startSite();
    const login = await loginsOverGraphql(siteWithoutRequirement).login("amr@id.example");
    const { app } = await addApp(siteWithoutRequirement, login.token!);
    const { challenge } = await logIn(siteWithoutRequirement, "amr");
    const second = await openIdOverGraphql(siteWithoutRequirement).link(challenge!, PASSWORD);
    await loginsOverGraphql(siteWithoutRequirement).complete(second.challenge!, app.code());
    for (const OIDC_TWO_FACTOR of ["ask", "amr"]) {
      const outcome = await logIn(await startSite({ OIDC_TWO_FACTOR }), "amr");
      expect(outcome.code).toBe("SECOND_FACTOR_REQUIRED");
    }
    expect((await logIn(await startSite({ OIDC_TWO_FACTOR: "trust" }), "amr")).status).toBe(200);
  });
});

describe("The link to the provider's account", () => {
  it("cannot be removed without a password", async () => {
    const server = await startSite();
    const { token } = await logIn(server, "nopassword");
    const ownLogin = await server.graphql(OWN, {}, token);
    expect(ownLogin.data).toEqual({
      viewerOpenIdLogin: {
        providerName: "Example ID",
        linkedAt: expect.any(String) as string,
        lastUsedAt: expect.any(String) as string,
        isRemovable: false,
      },
    });
    const { errors } = await server.graphql(REMOVE, { password: PASSWORD }, token);
    expect(errors?.[0]).toMatchObject({
      message:
        "Your account has no password yet. Log out and choose one with “Forgot your password?”.",
      extensions: { code: "BAD_USER_INPUT", field: "password" },
    });
  });

  it("is removed with the password, which ends other sessions; mails report both", async () => {
    const mailbox = await TestMailbox.open();
    const server = await startSite({ SMTP_URL: mailbox.url });
    await server.addPerson("linker");
    const email = "linker@potluck.example";
    await provider.setClaims("linker", { email, email_verified: true });
    const { challenge } = await logIn(server, "linker");
    const { token: other } = await openIdOverGraphql(server).link(challenge!, PASSWORD);
    expect((await mailbox.next()).source).toContain("A login was added to your Potluck account");
    const token = await server.login("linker");
    const { json: own } = await callRest<object>(server, "GET /account/openid", { token });
    expect(own).toMatchObject({ providerName: "Example ID", isRemovable: true });
    const answer = await callRest(server, "POST /account/openid/remove", {
      token,
      body: { password: "wrong-password" },
    });
    expect([answer.status, answer.text]).toEqual([400, "Wrong password."]);
    const removed = await callRest(server, "POST /account/openid/remove", {
      token,
      body: { password: PASSWORD },
    });
    expect(removed.status).toBe(204);
    expect((await mailbox.next()).source).toContain("removed from your Potluck account");
    expect((await callRest(server, "GET /account/openid", { token: other! })).status).toBe(401);
    const { json } = await callRest<object>(server, "GET /account/openid", { token });
    expect(json).toMatchObject({ linkedAt: null, isRemovable: false });
    const { errors } = await server.graphql(REMOVE, { password: PASSWORD }, token);
    expect(errors?.[0]?.extensions["code"]).toBe("CONFLICT");
    expect((await logIn(server, "linker")).code).toBe("PASSWORD_REQUIRED");
    await mailbox.close();
  });

  it("is part of the export, and is deleted with the account", async () => {
    const server = await startSite();
    const { token } = await logIn(server, "leaver");
    const { data } = await server.graphql<{ viewerExport: { account: object } }>(
      "{ viewerExport }",
      {},
      token,
    );
    expect(data!.viewerExport.account).toMatchObject({
      openId: { issuer: provider.issuer, subject: "leaver" },
    });
    const { userId } = await readViewer(server, token!);
    await database.db.query("delete from users where user_id = $1", [userId]);
    expect(await database.db.query("select from identities where user_id = $1", [userId])).toEqual(
      [],
    );
  });
});

describe("Failed logins by the provider", () => {
  it("are counted by address, and are logged without secrets", async () => {
    const lines: string[] = [];
    const server = await startSite(
      { RATE_LIMIT: "on", LOGIN_ATTEMPTS: "3", LOG_LEVEL: "info" },
      lines,
    );
    const calls = openIdOverGraphql(server);
    // The canceled and successful logins do not count.
    for (let i = 0; i < 4; i++) await logIn(server, null);
    expect((await logIn(server, "counted")).status).toBe(200);
    const { cookie, url } = await calls.start();
    const state = new URL(url!).searchParams.get("state")!;
    const forgedQuery = `code=SECRETCODE&state=${state}&iss=${encodeURIComponent(provider.issuer)}`;
    for (let i = 0; i < 3; i++) {
      expect((await calls.complete(forgedQuery, cookie)).code).toBe("UNAUTHENTICATED");
    }
    expect((await calls.complete(forgedQuery, cookie)).code).toBe("RATE_LIMITED");
    expect((await calls.start()).code).toBe("RATE_LIMITED");
    expect((await loginsOverGraphql(server).login("member@potluck.example")).status).toBe(200);
    const log = lines.join("");
    expect(log).toContain('"event":"login failed","by":"openid"');
    expect(log).toContain('"event":"logged in","by":"openid"');
    expect(log).toContain('"event":"registered","by":"openid"');
    expect(log).toContain("invalid_grant");
    for (const secret of ["SECRETCODE", state, "the secret of a client", cookie!.slice(12)]) {
      expect(log).not.toContain(secret);
    }
  });
});
