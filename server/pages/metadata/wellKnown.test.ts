import { TestServer } from "../../testing/testServer";

const SITE = "https://potluck.example";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({
    PUBLIC_URL: SITE,
    MAIL_FROM: "Potluck <cook@potluck.example>",
    DEMO_LOGINS: "on",
  });
});
afterAll(() => server.close());

const get = (path: string, url = server.url) =>
  fetch(`${url}/.well-known/${path}`, { redirect: "manual" });

/** Parses the fields of a security.txt. */
const parseFields = async (response: Response) =>
  Object.fromEntries(
    (await response.text())
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.+)/)),
  );

describe("/.well-known/security.txt", () => {
  it("has the required fields, and an expiry within the next year", async () => {
    const response = await get("security.txt");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const fields = await parseFields(response);
    expect(fields).toMatchObject({
      Contact: "mailto:cook@potluck.example",
      "Preferred-Languages": "en, de",
      Canonical: `${SITE}/.well-known/security.txt`,
    });
    const days = (Date.parse(fields["Expires"]) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  it("contains the operator's contact", async () => {
    const otherServer = await TestServer.startOn(server.database, {
      SECURITY_CONTACT: "https://example.org/report",
    });
    const fields = await parseFields(await get("security.txt", otherServer.url));
    expect(fields["Contact"]).toBe("https://example.org/report");
    await otherServer.close();
  });
});

it("The path /.well-known/change-password redirects to the page that changes passwords", async () => {
  const response = await get("change-password");
  expect([response.status, response.headers.get("location")]).toEqual([
    302,
    "/auth/change-password",
  ]);
});
