import { createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sign } from "jsonwebtoken";

const CLIENT_ID = "potluck";

const makeKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;

/** The misbehavior of the provider in a test. */
interface Misbehavior {
  /** The claims of the ID token in addition to the usual ones. */
  idToken?: object;
  userinfo?: object;
  /** True if ID tokens are signed with an unpublished key. */
  hasForeignKey?: boolean;
  /** The endpoint whose response is filled up to 20 MB. */
  oversized?: "description" | "keys" | "token" | "userinfo";
}

/** An OpenID Connect provider whose responses a test controls. */
export class HostileProvider {
  misbehavior: Misbehavior = {};
  private nonce = "";
  private readonly key = makeKey();

  private constructor(
    private readonly server: Server,
    readonly issuer: string,
  ) {}

  static async start(): Promise<HostileProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const provider = new HostileProvider(server, `http://127.0.0.1:${port}`);
    server.on("request", ({ url = "" }, response) => {
      const [name, body] = provider.respond(url);
      response.setHeader("Content-Type", "application/json");
      response.write(JSON.stringify(body));
      // The body is padded with spaces, because JSON allows trailing white space.
      response.end(provider.misbehavior.oversized === name ? " ".repeat(20_000_000) : "");
    });
    return provider;
  }

  settings(): Record<string, string> {
    return {
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: "the secret of a client in tests",
      OIDC_NAME: "Example ID",
    };
  }

  /**
   * Redirects the browser at once.
   * @param url the address that the site has redirected to
   */
  logIn(url: string): string {
    const { searchParams } = new URL(url);
    this.nonce = searchParams.get("nonce")!;
    return `code=code&state=${searchParams.get("state")}&iss=${encodeURIComponent(this.issuer)}`;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private respond(url: string): [name: Misbehavior["oversized"], body: object] {
    if (url.startsWith("/.well-known")) return ["description", this.describe()];
    if (url.startsWith("/keys")) return ["keys", { keys: [this.publicKey()] }];
    if (url.startsWith("/token")) return ["token", this.tokens()];
    return ["userinfo", { sub: "somebody", ...this.misbehavior.userinfo }];
  }

  private publicKey(): object {
    const jwk = createPublicKey(this.key).export({ format: "jwk" });
    return { ...jwk, kid: "1", use: "sig", alg: "RS256" };
  }

  private describe(): object {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      userinfo_endpoint: `${this.issuer}/userinfo`,
      jwks_uri: `${this.issuer}/keys`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    };
  }

  private tokens(): object {
    const key: KeyObject = this.misbehavior.hasForeignKey ? makeKey() : this.key;
    const idToken = sign({ nonce: this.nonce, ...this.misbehavior.idToken }, key, {
      algorithm: "RS256",
      keyid: "1",
      issuer: this.issuer,
      audience: CLIENT_ID,
      subject: "somebody",
      expiresIn: 300,
    });
    return { access_token: "access", token_type: "Bearer", expires_in: 300, id_token: idToken };
  }
}
