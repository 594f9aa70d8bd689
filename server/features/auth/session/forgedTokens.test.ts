import { generateKeyPairSync } from "node:crypto";
import { type JwtHeader, sign, type SignOptions } from "jsonwebtoken";
import { callRest } from "../../../testing/callRest";
import { TestServer } from "../../../testing/testServer";
import { makeTokens, PAGE_AUDIENCE } from "./makeTokens";

/** The secret of test servers. */
const SECRET = "a secret of tests, long enough to sign with";

let server: TestServer;
/** A valid token and its claims. */
let good: string;
let claims: { sub: string; jti: string; iat: number; exp: number; iss: string; aud: string };
beforeAll(async () => {
  server = await TestServer.start();
  good = await server.login("member");
  claims = JSON.parse(Buffer.from(good.split(".")[1]!, "base64url").toString());
});
afterAll(() => server.close());

/** Signs a token with changed claims and the server's secret, unless another is given. */
const signToken = (change: object, options: SignOptions = {}, secret = SECRET) =>
  // The claims are serialized, because `JSON.stringify` omits undefined claims.
  sign(JSON.parse(JSON.stringify({ ...claims, ...change })) as object, secret, options);

const signWithHeader = (header: Partial<JwtHeader> & object) =>
  signToken({}, { header: { alg: "HS256", ...header } });

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** Changes header or claims of the valid token and keeps its signature. */
const tamper = (header: object, change: object) =>
  [encode(header), encode({ ...claims, ...change }), good.split(".")[2]].join(".");

const HEADER = { alg: "HS256", typ: "JWT" };
const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const publicPem = publicKey.export({ type: "spki", format: "pem" }).toString();
const privatePem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
const privateJwk = privateKey.export({ format: "jwk" });
const readPastTime = () => Math.floor(Date.now() / 1000) - 60;

const forged: [what: string, make: () => string][] = [
  [
    "without an algorithm or a signature",
    () => `${encode({ alg: "none" })}.${good.split(".")[1]}.`,
  ],
  ["without an algorithm, and with the signature", () => tamper({ alg: "none" }, {})],
  ["signed by another algorithm", () => signToken({}, { algorithm: "HS512" })],
  ["signed with an RSA key", () => signToken({}, { algorithm: "RS256" }, privatePem)],
  ["signed with a public key as the secret", () => signToken({}, {}, publicPem)],
  ["signed with another secret", () => signToken({}, {}, `${SECRET}!`)],
  [
    "signed with a key that it brings with it",
    () =>
      signToken(
        {},
        { algorithm: "RS256", header: { alg: "RS256", jwk: privateJwk } as JwtHeader },
        privatePem,
      ),
  ],
  [
    "signed with a key from an address that it names",
    () =>
      signToken(
        {},
        { header: { alg: "HS256", jku: "http://127.0.0.1:9/keys", kid: "../../dev/null" } },
        "a secret of its own",
      ),
  ],
  ["with another user and the old signature", () => tamper(HEADER, { sub: "1" })],
  ["with a later expiry and the old signature", () => tamper(HEADER, { exp: claims.exp + 1 })],
  ["with half a signature", () => good.slice(0, -20)],
  ["without an expiry", () => signToken({ exp: undefined })],
  ["that has expired", () => signToken({ exp: readPastTime() })],
  ["that is not valid yet", () => signToken({ nbf: claims.exp })],
  ["of another issuer", () => signToken({ iss: "else" })],
  ["for another audience", () => signToken({ aud: "else" })],
  ["for pages", () => makeTokens(SECRET, 1, PAGE_AUDIENCE).sign(Number(claims.sub), claims.jti)],
  ["of no session", () => signToken({ jti: undefined })],
  ["of a session that does not exist", () => signToken({ jti: crypto.randomUUID() })],
  ["of a session that is no UUID", () => signToken({ jti: "1 or true" })],
  ["of no user", () => signToken({ sub: undefined })],
  ["of a user that is no number", () => signToken({ sub: `${claims.sub} or true` })],
  ["of another user's session", () => signToken({ sub: "1" })],
];

describe("A token", () => {
  it("is accepted if the server or this test signed it, over both APIs", async () => {
    for (const token of [good, signToken({}), signWithHeader({ kid: "any" })]) {
      const { data } = await server.graphql<{ viewer: object }>("{ viewer { name } }", {}, token);
      expect(data?.viewer).not.toBeNull();
      expect((await callRest(server, "GET /sessions", { token })).status).toBe(200);
    }
  });

  it.each(forged)("%s is refused by both APIs, even for public data", async (_what, make) => {
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
