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
])("A request %s is redirected to the stored density", async (path, Cookie, location) => {
  const response = await open(path, { Cookie });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe(location);
  expect(response.headers.get("vary")).toContain("Cookie");
  const listResponse = await open(location, { Cookie });
  expect(listResponse.status).toBe(200);
  expect(await listResponse.text()).toContain(`<link rel="canonical" href="${SITE}/recipes" />`);
});

describe("A density chosen without a script", () => {
  const YEAR = "Path=/; Max-Age=31536000; SameSite=Lax";

  it("is stored for later visits and replaces an earlier one", async () => {
    const response = await open("/recipes?search=soup&chosenDensity=full", {
      Cookie: "__Host-density=compact",
    });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/recipes?search=soup");
    expect(response.headers.getSetCookie()).toEqual([`__Host-density=full; ${YEAR}; Secure`]);
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  it("is also stored without TLS", async () => {
    const local = await TestServer.start();
    const response = await open("/recipes?density=compact&chosenDensity=compact", {}, local);
    expect(response.headers.get("location")).toBe("/recipes?density=compact");
    expect(response.headers.getSetCookie()).toEqual([`density=compact; ${YEAR}`]);
    await local.close();
  });

  it("is applied but not stored if another site links to it", async () => {
    const response = await open("/recipes?density=compact&chosenDensity=compact", {
      "Sec-Fetch-Site": "cross-site",
    });
    expect(response.headers.get("location")).toBe("/recipes?density=compact");
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});
