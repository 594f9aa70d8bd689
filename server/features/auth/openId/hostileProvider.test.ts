import { HostileProvider } from "../../../testing/HostileProvider";
import { openIdApis, SITE } from "../../../testing/openIdLogins";
import { openTestDatabase, type TestDatabase } from "../../../testing/testDatabase";
import { TestServer } from "../../../testing/testServer";

const EMAIL = { email: "somebody@id.example", email_verified: true };
const LARGE = "x".repeat(2_000);

let database: TestDatabase;
let provider: HostileProvider;
let server: TestServer;
beforeAll(async () => {
  [database, provider] = await Promise.all([openTestDatabase(), HostileProvider.start()]);
});
beforeEach(async () => {
  provider.misbehavior = { idToken: EMAIL };
  server = await TestServer.startOn(database, {
    RATE_LIMIT: "off",
    PUBLIC_URL: SITE,
    ...provider.settings(),
    OIDC_ROLE_CLAIM: "groups",
    OIDC_ADMIN_VALUES: "chefs",
  });
});
afterEach(() => server.close());
afterAll(async () => {
  await provider.close();
  await database.close();
});

const countUsers = async () => (await database.db.query("select from users")).length;

describe.each(openIdApis)("A login by OpenID Connect over %s", (_api, createCalls) => {
  const logIn = async () => {
    const { cookie, url } = await createCalls(server).start();
    return createCalls(server).complete(provider.logIn(url!), cookie);
  };

  it("is refused if the ID token is signed by a key that is not the provider's", async () => {
    const before = await countUsers();
    provider.misbehavior = { idToken: EMAIL, hasForeignKey: true };
    expect(await logIn()).toEqual({
      status: 401,
      code: "UNAUTHENTICATED",
      message: "Login with Example ID failed. Please try again.",
    });
    expect(await countUsers()).toBe(before);
  });

  it.each([
    { groups: [["chefs"]] },
    { groups: { chefs: true } },
    { groups: [{ toString: "chefs" }] },
    { groups: [1] },
    { groups: 1 },
    { groups: LARGE },
    { email: ["somebody@id.example"] },
    { email: { toString: null } },
    { email_verified: "yes" },
    { name: 1 },
    { preferred_username: LARGE },
  ])("is refused with a claim of another type, from any source: %j", async (claims) => {
    const before = await countUsers();
    const refusal = {
      status: 401,
      code: "UNAUTHENTICATED",
      message:
        "Example ID has sent data that this site cannot read. Please contact the site's admin.",
    };
    provider.misbehavior = { idToken: { ...EMAIL, groups: [], ...claims } };
    expect(await logIn()).toEqual(refusal);
    provider.misbehavior = { userinfo: { ...EMAIL, ...claims } };
    expect(await logIn()).toEqual(refusal);
    expect(await countUsers()).toBe(before);
  });

  it.each(["keys", "token", "userinfo"] as const)(
    "is refused if the response with the %s has a size of 20 MB",
    async (oversized) => {
      provider.misbehavior = { userinfo: EMAIL, oversized };
      expect(await logIn()).toMatchObject({ status: 401, code: "UNAUTHENTICATED" });
    },
  );

  it("does not begin if the provider's metadata has a size of 20 MB", async () => {
    provider.misbehavior = { oversized: "description" };
    expect(await createCalls(server).start()).toMatchObject({ status: 503 });
  });

  it("succeeds with valid claims, including null", async () => {
    provider.misbehavior = { userinfo: { ...EMAIL, groups: "guests", name: null } };
    expect(await logIn()).toMatchObject({ status: 200 });
  });
});
