import { PassThrough } from "node:stream";
import { type Client, noClient } from "../../pages/rendering/loadClient";
import { openPage } from "../../testing/pages";
import { TestMailbox } from "../../testing/TestMailbox";
import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";

const FIELDS =
  "version settings { name value source variable changedBy { name } changedAt check { state message } }";
const READ = `{ siteSettings { ${FIELDS} } }`;
const UPDATE = `mutation ($input: SiteSettingsInput!, $version: Int) {
  updateSiteSettings(input: $input, version: $version) { ${FIELDS} }
}`;
const DEFAULTS = { siteName: null, welcomeText: null, defaultLocale: null, newUserRole: null };

interface Setting {
  name: string;
  value: string | null;
  source: string;
  variable: string;
  changedBy: { name: string } | null;
  changedAt: string | null;
  check: { state: string; message: string };
}

interface Settings {
  version: number;
  settings: Setting[];
}

/** A client whose page for visitors is rendered as the settings that it gets. */
const client: Client = {
  ...noClient,
  template: `<!doctype html><html lang="en"><head><title>Potluck</title>
    <meta name="settings" content="%SETTINGS%" /></head><body><div id="root"></div></body></html>`,
  isCanonicalPage: () => true,
  renderer: async ({ settings, locale }) => ({
    language: locale,
    modules: [],
    initialState: "{}",
    render(callbacks) {
      const screen = new PassThrough();
      setImmediate(() => {
        callbacks.onShellReady();
        callbacks.onAllReady?.();
      });
      screen.end(`<main>${settings.siteName}, ${settings.welcomeText}</main>`);
      return { pipe: (to) => screen.pipe(to), abort: () => undefined };
    },
  }),
};

let server: TestServer;
let mailbox: TestMailbox;
let admin: string;
beforeAll(async () => {
  mailbox = await TestMailbox.open();
  server = await TestServer.start(
    { SMTP_URL: mailbox.url, PUBLIC_URL: "https://potluck.example", DEMO_LOGINS: "on" },
    undefined,
    client,
  );
  admin = await server.login("admin");
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const update = (input: object, version?: number, on = server) =>
  on.graphql<{ updateSiteSettings: Settings }>(UPDATE, { input, version }, admin);
const readSettings = async (on = server) =>
  (await on.graphql<{ siteSettings: Settings }>(READ, {}, admin)).data!.siteSettings;
const findSetting = async (name: string, on = server) =>
  (await readSettings(on)).settings.find((setting) => setting.name === name)!;
const openText = async (path: string, on = server) => (await fetch(on.url + path)).text();

afterEach(() => update(DEFAULTS));

describe("The settings of the site", () => {
  it.each([
    ["visitors", null, "UNAUTHENTICATED"],
    ["members", "member", "FORBIDDEN"],
    ["contributors", "contributor", "FORBIDDEN"],
  ])("are refused to %s", async (_who, account, code) => {
    const token = account ? await server.login(account) : undefined;
    for (const [document, variables] of [
      [READ, {}],
      [UPDATE, { input: { siteName: "Mine" } }],
      ["{ siteChecks { name } }", {}],
      ["mutation { sendTestMail { outcome } }", {}],
    ] as const) {
      const { errors } = await server.graphql(document, variables, token);
      expect(errors?.[0]?.extensions["code"]).toBe(code);
    }
  });

  it.each([
    ["siteName", " ", "Site name is required"],
    ["siteName", "x".repeat(51), "Site name must be at most 50 characters long"],
    ["siteName", "Ana\u202e's", "Site name must not contain hidden characters"],
    ["siteName", "a\nBcc: x@example.org", "Site name must not contain hidden characters"],
    ["welcomeText", "", "Welcome text is required"],
    ["welcomeText", "x".repeat(301), "Welcome text must be at most 300 characters long"],
    ["welcomeText", "one\ntwo", "Welcome text must be one line"],
    ["defaultLocale", "fr", "This language is not supported"],
    ["defaultLocale", "__proto__", "This language is not supported"],
    ["newUserRole", "admin", "New users can be members or contributors only"],
  ])("refuse %s %j in the words of the field", async (field, value, message) => {
    const { errors } = await update({ [field]: value });
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: "BAD_USER_INPUT", field } });
    expect((await findSetting(field)).source).toBe("DEFAULT");
  });

  it("cannot be changed if a variable sets them, and doctor names what it overrides", async () => {
    await update({ siteName: "Saved before" });
    const fixed = await TestServer.startOn(server.database, { SITE_NAME: "From the variable" });
    const { errors } = await update({ siteName: "Mine" }, undefined, fixed);
    expect(errors?.[0]).toMatchObject({
      message: "The variable SITE_NAME sets this. Change it there.",
      extensions: { code: "BAD_USER_INPUT", field: "siteName" },
    });
    expect(await findSetting("siteName", fixed)).toMatchObject({
      value: "From the variable",
      source: "VARIABLE",
      variable: "SITE_NAME",
      check: {
        state: "WARNING",
        message: "SITE_NAME takes precedence over the value that an admin has saved",
      },
    });
    const link = encodeURIComponent(`${fixed.url}/recipes/1`);
    expect(JSON.parse(await openText(`/oembed?url=${link}`, fixed))).toMatchObject({
      provider_name: "From the variable",
    });
    await fixed.close();
  });

  it("refuse a change of an outdated version, and accept the same values again", async () => {
    const { version } = await readSettings();
    expect((await update({ siteName: "First" }, version)).errors).toBeUndefined();
    const { errors } = await update({ siteName: "Second" }, version);
    expect(errors?.[0]?.extensions["code"]).toBe("PRECONDITION_FAILED");
    expect((await update({ siteName: "First" }, version)).errors).toBeUndefined();
    expect(await findSetting("siteName")).toMatchObject({ value: "First" });
  });

  it("keep one of two concurrent changes of a version", async () => {
    const { version } = await readSettings();
    const answers = await Promise.all(
      ["One", "Two"].map((name) => update({ siteName: name }, version)),
    );
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
  });

  it("name the admin and the time of the last change, and return to the default", async () => {
    await update({ siteName: "Ana's Kitchen", welcomeText: "Our recipes." });
    const changed = await findSetting("siteName");
    expect(changed).toMatchObject({
      value: "Ana's Kitchen",
      source: "DATABASE",
      check: { state: "OK" },
    });
    expect(changed).toMatchObject({
      changedBy: { name: expect.any(String) },
      changedAt: expect.any(String),
    });
    await update({ siteName: null });
    expect(await findSetting("siteName")).toMatchObject({ value: null, source: "DEFAULT" });
    expect(await findSetting("welcomeText")).toMatchObject({ value: "Our recipes." });
  });

  it("show limits and mail with their origins and without passwords", async () => {
    const other = await TestServer.startOn(server.database, {
      SMTP_URL: "smtps://cook:secret@mail.example.org",
      LOGIN_ATTEMPTS: "7",
    });
    const fields = "variable value source";
    const { data } = await other.graphql<{ siteSettings: Record<string, object[]> }>(
      `{ siteSettings { limits { ${fields} } mail { ${fields} } } }`,
      {},
      admin,
    );
    const { limits, mail } = data!.siteSettings;
    expect(limits).toContainEqual({ variable: "LOGIN_ATTEMPTS", value: "7", source: "VARIABLE" });
    expect(limits).toContainEqual({ variable: "IMPORTS", value: "60", source: "DEFAULT" });
    expect(mail).toContainEqual({
      variable: "SMTP_URL",
      value: "smtps://mail.example.org",
      source: "VARIABLE",
    });
    expect(JSON.stringify(data)).not.toContain("secret");
    await other.close();
  });
});

describe("The name of the site", () => {
  beforeEach(() => update({ siteName: "Ana's <b>Kitchen</b>" }));

  it("is in pages, the feed and oEmbed", async () => {
    const { html } = await openPage(server, "/recipes/1");
    expect(html).toMatch(/<title>[^<]* · Ana&#39;s &#60;b&#62;Kitchen/);
    expect(html).toContain('property="og:site_name" content="Ana&#39;s &#60;b&#62;');
    expect((await openPage(server, "/login")).html).toContain(
      "<title>Ana&#39;s &#60;b&#62;Kitchen",
    );
    expect(await openText("/feed.atom")).toMatch(
      /<title>New recipes on Ana&#39;s &#60;b&#62;Kitchen/,
    );
    const link = encodeURIComponent("https://potluck.example/recipes/1");
    expect(JSON.parse(await openText(`/oembed?url=${link}`))).toMatchObject({
      provider_name: "Ana's <b>Kitchen</b>",
    });
  });

  it("is in mails and their sender, and in authenticator apps", async () => {
    const REQUEST = "mutation ($email: String!) { requestPasswordReset(email: $email) }";
    await server.graphql(REQUEST, { email: "member@potluck.example" });
    const { source } = await mailbox.next();
    expect(source).toMatch(/^From: .*Ana's <b>Kitchen<\/b>.* <no-reply@potluck\.example>/m);
    expect(source).toMatch(/^Subject: Reset your Ana's <b>Kitchen<\/b> password/m);
    expect(source).toContain("Ana&#39;s &#60;b&#62;Kitchen");
    const { data } = await server.graphql<{ setUpAuthenticator: { uri: string } }>(
      "mutation ($password: String!) { setUpAuthenticator(password: $password) { uri } }",
      { password: "potluck-demo" },
      admin,
    );
    expect(decodeURIComponent(data!.setUpAuthenticator.uri)).toContain("issuer=Ana's <b>Kitchen");
  });
});

describe("Other settings", () => {
  it("are the welcome text on the home page, also for search engines", async () => {
    await openPage(server, "/");
    await update({ welcomeText: "Recipes of our family." });
    const { html } = await openPage(server, "/");
    expect(html).toContain("<main>null, Recipes of our family.</main>");
    expect(html).toContain('<meta name="description" content="Recipes of our family." />');
  });

  it("are the language of visitors without a preference, and the role at registration", async () => {
    await update({ defaultLocale: "de", newUserRole: "contributor" });
    const response = await fetch(server.url, {
      headers: { Accept: "text/html", "Accept-Language": "fr" },
    });
    expect(await response.text()).toContain('<html lang="de"');
    const input = { name: "Newcomer", email: "newcomer@potluck.example", password: "potluck-demo" };
    const REGISTER = "mutation ($input: RegisterInput!) { register(input: $input) { userId } }";
    await server.graphql(REGISTER, { input });
    const { data } = await server.graphql(
      "{ viewer { role { roleName } } }",
      {},
      await server.login("newcomer"),
    );
    expect(data).toEqual({ viewer: { role: { roleName: "contributor" } } });
  });
});

it("Another process follows a change, and drops its stored pages", async () => {
  // The configuration of PostgreSQL: only an embedded database belongs to one process.
  const environment = { DATABASE_URL: "postgres://db.example/potluck", JWT_SECRET: "x".repeat(32) };
  const other = await TestServer.startOn(server.database, environment, undefined, client);
  expect((await openPage(other, "/")).html).toContain("<main>null, null</main>");
  await update({ siteName: "Ana's Kitchen" });
  await waitUntil(async () =>
    (await openPage(other, "/")).html.includes("<main>Ana's Kitchen, null</main>"),
  );
  await other.close();
});

describe("A test mail", () => {
  const SEND = "mutation { sendTestMail { recipient outcome answer } }";

  it("goes to the admin's address, and returns the response of the mail server", async () => {
    mailbox.skipMails();
    const { data } = await server.graphql(SEND, {}, admin);
    expect(data).toEqual({
      sendTestMail: {
        recipient: "admin@potluck.example",
        outcome: "ACCEPTED",
        answer: expect.stringMatching(/^250 /) as string,
      },
    });
    const mail = await mailbox.next();
    expect(mail.to).toBe("admin@potluck.example");
    expect(mail.source).toContain("https://potluck.example/site-settings");
  });

  it("reports a mail server that does not respond or refuses the address", async () => {
    const closed = await TestServer.startOn(server.database, { SMTP_URL: "smtp://127.0.0.1:1" });
    expect((await closed.graphql(SEND, {}, admin)).data).toMatchObject({
      sendTestMail: {
        outcome: "UNREACHABLE",
        answer: expect.stringContaining("ECONNREFUSED") as string,
      },
    });
    await closed.close();
    const refusing = await TestMailbox.open("admin@potluck.example");
    const other = await TestServer.startOn(server.database, { SMTP_URL: refusing.url });
    expect((await other.graphql(SEND, {}, admin)).data).toMatchObject({
      sendTestMail: {
        outcome: "REFUSED",
        answer: expect.stringContaining("No such address") as string,
      },
    });
    await other.close();
    await refusing.close();
  });

  it("is limited for each admin", async () => {
    const other = await TestServer.startOn(server.database, {});
    const outcomes = [];
    for (let count = 0; count < 6; count++) {
      const { data, errors } = await other.graphql<{ sendTestMail: { outcome: string } }>(
        SEND,
        {},
        admin,
      );
      outcomes.push(errors?.[0]?.extensions["code"] ?? data!.sendTestMail.outcome);
    }
    expect(outcomes).toEqual([...Array<string>(5).fill("STORED"), "RATE_LIMITED"]);
    await other.close();
  });
});
