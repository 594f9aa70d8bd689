import { type IncomingMessage, request } from "node:http";
import { randomBytes } from "node:crypto";
import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";
import { isFromThisMachine } from "./mailPage";

const REQUEST = "mutation ($email: String!) { requestPasswordReset(email: $email) }";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

/** Opens the page with these headers. */
const open = (headers: Record<string, string> = {}, at = server, path = at.mailPath ?? "/mail") =>
  new Promise<{ html: string; policy: string }>((resolve) => {
    request(`${at.url}${path}`, { headers: { Accept: "text/html", ...headers } }, (answer) => {
      let html = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => (html += chunk));
      answer.on("end", () =>
        resolve({ html, policy: String(answer.headers["content-security-policy"]) }),
      );
    }).end();
  });

const HEADING = "<h1>Mail</h1>";

describe("The page of mail", () => {
  it("is not found at a foreign host name or behind a proxy", async () => {
    expect((await open({ Host: "evil.example" })).html).not.toContain(HEADING);
    expect((await open({ Host: "127.0.0.1.evil.example" })).html).not.toContain(HEADING);
    expect((await open({ "X-Forwarded-For": "127.0.0.1" })).html).not.toContain(HEADING);
    expect((await open({ Forwarded: "for=127.0.0.1" })).html).not.toContain(HEADING);
  });

  it("is not found without the key or with a wrong one", async () => {
    expect((await open()).html).toContain(HEADING);
    for (const path of ["/mail", "/mail?key=", "/mail?key=guess", "/mail?key=a&key=b"]) {
      expect((await open({}, server, path)).html).not.toContain(HEADING);
    }
  });

  it.each([
    ["127.0.0.1", "127.0.0.1:4000", true],
    ["::1", "localhost:4000", true],
    ["::ffff:127.0.0.1", "[::1]:4000", true],
    ["192.168.1.7", "127.0.0.1:4000", false],
    ["::ffff:10.0.0.1", "localhost", false],
    ["127.0.0.1", "192.168.1.7:4000", false],
  ])("is found for the client %s at the host %s: %s", (remoteAddress, host, isFound) => {
    const request = { headers: { host }, socket: { remoteAddress } };
    expect(isFromThisMachine(request as IncomingMessage)).toBe(isFound);
  });

  it("is not found if mail is sent, the database is a separate server, or the site is public", async () => {
    const secret = randomBytes(32).toString("hex");
    for (const environment of [
      { SMTP_URL: "smtp://127.0.0.1:1" },
      { DATABASE_URL: "postgres://localhost/potluck", JWT_SECRET: secret },
      { PUBLIC_URL: "https://potluck.example" },
      { HOST: "0.0.0.0" },
    ]) {
      const real = await TestServer.startOn(server.database, environment);
      expect(real.mailPath).toBeNull();
      expect((await open({}, real)).html).not.toContain(HEADING);
      await real.close();
    }
  });

  it("shows unsent mail, newest first, with working links", async () => {
    expect((await open()).html).toContain("No mail yet.");
    for (const name of ["member", "admin"]) {
      await server.graphql(REQUEST, { email: `${name}@potluck.example` });
      await waitUntil(async () => (await open()).html.includes(`To ${name}@potluck.example`));
    }
    const { html, policy } = await open();
    expect(html.indexOf("To admin@")).toBeLessThan(html.indexOf("To member@"));
    expect(html).toContain("Reset your Potluck password");
    expect(policy).toMatch(/^default-src 'none'/);
    const [, base, token] = /href="(http[^"]+)\/reset-password\?token=([\w-]{43})"/.exec(html)!;
    expect(base).toBe(server.url);
    const { data } = await server.graphql(`{ checkPasswordReset(token: "${token}") }`);
    expect(data).toEqual({ checkPasswordReset: true });
  });
});
