import { TestServer } from "../testing/testServer";

const SITE = "https://potluck.example";
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ PUBLIC_URL: SITE });
});
afterAll(() => server.close());

const open = (path: string, headers: Record<string, string>, on = server) =>
  fetch(on.url + path, { headers: { Accept: "text/html", ...headers }, redirect: "manual" });

it.each([
  ["/recipes?search=soup", "language=de; density=compact", "/recipes?search=soup&density=compact"],
  ["/recipes", "density=compact", "/recipes?density=compact"],
])("%s is redirected to the stored density", async (path, Cookie, location) => {
  const answer = await open(path, { Cookie });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(location);
  expect(answer.headers.get("vary")).toContain("Cookie");
  const there = await open(location, { Cookie });
  expect(there.status).toBe(200);
  expect(await there.text()).toContain(`<link rel="canonical" href="${SITE}/recipes" />`);
});

describe("A density that is chosen without a script", () => {
  const YEAR = "Path=/; Max-Age=31536000; SameSite=Lax";

  it("is stored for the next visits, whatever was stored before", async () => {
    const answer = await open("/recipes?search=soup&chosenDensity=full", {
      Cookie: "__Host-density=compact",
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/recipes?search=soup");
    expect(answer.headers.getSetCookie()).toEqual([`__Host-density=full; ${YEAR}; Secure`]);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
  });

  it("is stored without TLS too", async () => {
    const local = await TestServer.start();
    const answer = await open("/recipes?density=compact&chosenDensity=compact", {}, local);
    expect(answer.headers.get("location")).toBe("/recipes?density=compact");
    expect(answer.headers.getSetCookie()).toEqual([`density=compact; ${YEAR}`]);
    await local.close();
  });

  it("is only shown where another site links to it", async () => {
    const answer = await open("/recipes?density=compact&chosenDensity=compact", {
      "Sec-Fetch-Site": "cross-site",
    });
    expect(answer.headers.get("location")).toBe("/recipes?density=compact");
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
