/**
 * A real OpenID Connect provider on this computer, for tests. It is a separate process, because the library consists
 * of ES modules, which Jest does not load. Every name can log in. Messages set the claims.
 */
import { createServer } from "node:http";
import Provider from "oidc-provider";

const [port = "0"] = process.argv.slice(2);

/** The claims by account. */
const accounts = new Map();

const defaultClaims = (sub) => ({
  email: `${sub}@id.example`,
  email_verified: true,
  preferred_username: sub,
});

const server = createServer();
await new Promise((resolve) => server.listen(Number(port), "127.0.0.1", resolve));
const issuer = `http://127.0.0.1:${server.address().port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: "potluck",
      client_secret: "the secret of a client in tests",
      redirect_uris: ["http://127.0.0.1/login/openid"],
      token_endpoint_auth_method: "client_secret_post",
    },
  ],
  claims: {
    openid: ["sub", "amr"],
    email: ["email", "email_verified"],
    profile: ["preferred_username", "name", "groups"],
  },
  findAccount: (_context, sub) => ({
    accountId: sub,
    claims: () => ({ sub, ...(accounts.get(sub) ?? defaultClaims(sub)) }),
  }),
  /** The function skips the consent page. */
  async loadExistingGrant({ oidc }) {
    const grant = new provider.Grant({
      clientId: oidc.client.clientId,
      accountId: oidc.session.accountId,
    });
    grant.addOIDCScope("openid email profile");
    await grant.save();
    return grant;
  },
  cookies: { keys: ["a key of cookies in tests"] },
});

// The check is replaced, because the ports of sites in tests are chosen at random.
provider.Client.prototype.redirectUriAllowed = (uri) =>
  /^http:\/\/127\.0\.0\.1:\d+\/login\/openid$/.test(uri);

server.on("request", provider.callback());
process.on("message", ({ sub, claims }) => {
  accounts.set(sub, claims);
  process.send({ stored: sub });
});
process.on("disconnect", () => process.exit());
process.send({ issuer });
