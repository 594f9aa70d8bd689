import { generateKeyPairSync } from "node:crypto";
import { type JwtHeader, sign, type SignOptions } from "jsonwebtoken";
import { callRest } from "../../../testing/callRest";
import { TestServer } from "../../../testing/testServer";
import { makeTokens, PAGE_AUDIENCE } from "./makeTokens";

/** The secret of test servers. */
const SECRET = "a secret of tests, long enough to sign with";

let server: TestServer;
/** A token that is good, and what it says. */
let good: string;
let claims: { sub: string; jti: string; iat: number; exp: number; iss: string; aud: string };
beforeAll(async () => {
  server = await TestServer.start();
  good = await server.login("member");
  claims = JSON.parse(Buffer.from(good.split(".")[1]!, "base64url").toString());
});
afterAll(() => server.close());

/** Another token with these claims, signed with the secret of the server unless it is another. */
const signed = (change: object, options: SignOptions = {}, secret = SECRET) =>
  // What is undefined is left out.
  sign(JSON.parse(JSON.stringify({ ...claims, ...change })) as object, secret, options);

const withHeader = (header: Partial<JwtHeader> & object) =>
  signed({}, { header: { alg: "HS256", ...header } });

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** The good token with another header, or other claims, and the signature that it had. */
const tampered = (header: object, change: object) =>
  [encoded(header), encoded({ ...claims, ...change }), good.split(".")[2]].join(".");

const HEADER = { alg: "HS256", typ: "JWT" };
const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const publicPem = publicKey.export({ type: "spki", format: "pem" }).toString();
const privatePem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
const privateJwk = privateKey.export({ format: "jwk" });
const past = () => Math.floor(Date.now() / 1000) - 60;

const forged: [what: string, make: () => string][] = [
  [
    "without an algorithm or a signature",
    () => `${encoded({ alg: "none" })}.${good.split(".")[1]}.`,
  ],
  ["without an algorithm, and with the signature", () => tampered({ alg: "none" }, {})],
  ["signed by another algorithm", () => signed({}, { algorithm: "HS512" })],
  ["signed with an RSA key", () => signed({}, { algorithm: "RS256" }, privatePem)],
  ["signed with a public key as the secret", () => signed({}, {}, publicPem)],
  ["signed with another secret", () => signed({}, {}, `${SECRET}!`)],
  [
    "signed with a key that it brings with it",
    () =>
      signed(
        {},
        { algorithm: "RS256", header: { alg: "RS256", jwk: privateJwk } as JwtHeader },
        privatePem,
      ),
  ],
  [
    "signed with a key from an address that it names",
    () =>
      signed(
        {},
        { header: { alg: "HS256", jku: "http://127.0.0.1:9/keys", kid: "../../dev/null" } },
        "a secret of its own",
      ),
  ],
  ["with another user and the old signature", () => tampered(HEADER, { sub: "1" })],
  ["with a later expiry and the old signature", () => tampered(HEADER, { exp: claims.exp + 1 })],
  ["with half a signature", () => good.slice(0, -20)],
  ["without an expiry", () => signed({ exp: undefined })],
  ["that has expired", () => signed({ exp: past() })],
  ["that is not valid yet", () => signed({ nbf: claims.exp })],
  ["of another issuer", () => signed({ iss: "else" })],
  ["for another audience", () => signed({ aud: "else" })],
  ["for pages", () => makeTokens(SECRET, 1, PAGE_AUDIENCE).sign(Number(claims.sub), claims.jti)],
  ["of no session", () => signed({ jti: undefined })],
  ["of a session that does not exist", () => signed({ jti: crypto.randomUUID() })],
  ["of a session that is no UUID", () => signed({ jti: "1 or true" })],
  ["of no user", () => signed({ sub: undefined })],
  ["of a user that is no number", () => signed({ sub: `${claims.sub} or true` })],
  ["of somebody else's session", () => signed({ sub: "1" })],
];

describe("A token", () => {
  it("is good as the server makes it, also when it is signed here, over both APIs", async () => {
    for (const token of [good, signed({}), withHeader({ kid: "any" })]) {
      const { data } = await server.graphql<{ viewer: object }>("{ viewer { name } }", {}, token);
      expect(data?.viewer).not.toBeNull();
      expect((await callRest(server, "GET /sessions", { token })).status).toBe(200);
    }
  });

  it.each(forged)("%s is refused by both APIs, on what is public too", async (_what, make) => {
    const token = make();
    const { status, data } = await server.graphql("{ viewer { name } tags { name } }", {}, token);
    expect([status, data]).toEqual([401, undefined]);
    for (const call of ["GET /sessions", "GET /tags", "DELETE /sessions/others"]) {
      const response = await callRest(server, call, { token });
      expect([401, 404]).toContain(response.status);
      expect(response.headers.get("set-cookie")).toBeNull();
    }
  });
});

describe("A token that was verified before", () => {
  it("is refused once it has expired", () => {
    const tokens = makeTokens(SECRET, 1);
    const token = tokens.sign(3, claims.jti);
    expect(tokens.verify(token)).toMatchObject({ userId: 3, sessionId: claims.jti });
    expect(tokens.verify(token)).toMatchObject({ userId: 3, sessionId: claims.jti });
    const later = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 24 * 60 * 60 * 1000);
    expect(tokens.verify(token)).toBeNull();
    later.mockRestore();
  });
});
