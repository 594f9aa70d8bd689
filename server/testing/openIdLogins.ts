import { callRest } from "./callRest";
import type { OpenIdProvider } from "./OpenIdProvider";
import type { TestServer } from "./testServer";
import type { Outcome } from "./twoFactorAccounts";

/** The address of sites in tests; no browser follows redirects to it. */
export const SITE = "http://127.0.0.1:4799";

/** A started login: the browser's cookie, and the provider's address. */
interface Started {
  cookie: string;
  url: string;
}

/** The calls of a login by OpenID Connect over one API. */
export interface OpenIdCalls {
  start(): Promise<Outcome & Partial<Started>>;
  complete(parameters: string, cookie?: string): Promise<Outcome>;
  link(challenge: string, password: string): Promise<Outcome>;
}

const joinCookies = (headers: Headers) =>
  /login_flow=[^;]+/.exec(headers.getSetCookie().join("\n"))?.[0] ?? "";

const withCookie = (cookie?: string): Record<string, string> => (cookie ? { Cookie: cookie } : {});

export function openIdOverGraphql(server: TestServer): OpenIdCalls {
  const call = async (document: string, variables: object, cookie?: string) => {
    const answer = await server.graphql<Record<string, { token: string }>>(
      document,
      variables,
      undefined,
      withCookie(cookie),
    );
    const [error] = answer.errors ?? [];
    if (!error) return { ...answer, outcome: { status: 200, token: "" } };
    const { challenge, code, status } = error.extensions as unknown as Outcome;
    const outcome = { status, ...(code && { code }), message: error.message };
    return { ...answer, outcome: { ...outcome, ...(challenge && { challenge }) } };
  };
  const logIn = async (field: string, document: string, variables: object, cookie?: string) => {
    const { data, outcome } = await call(document, variables, cookie);
    const token = data?.[field]?.token;
    return token ? { status: 200, token } : outcome;
  };
  return {
    async start() {
      const { data, headers, outcome } = await call("mutation { startOpenIdLogin }", {});
      const url = data?.["startOpenIdLogin"] as unknown as string | undefined;
      return url ? { status: 200, cookie: joinCookies(headers), url } : outcome;
    },
    complete: (parameters, cookie) =>
      logIn(
        "completeOpenIdLogin",
        "mutation ($p: String!) { completeOpenIdLogin(parameters: $p) { token } }",
        { p: parameters },
        cookie,
      ),
    link: (challenge, password) =>
      logIn(
        "linkOpenIdLogin",
        "mutation ($input: OpenIdLinkInput!) { linkOpenIdLogin(input: $input) { token } }",
        { input: { challenge, password } },
      ),
  };
}

function openIdOverRest(server: TestServer): OpenIdCalls {
  const call = async (path: string, body: object, cookie?: string) => {
    const { headers, json } = await callRest<Outcome & { detail: string; url: string }>(
      server,
      `POST ${path}`,
      { body, headers: { Accept: "application/json", ...withCookie(cookie) } },
    );
    const { challenge, code, detail, status, token, url } = json;
    const outcome: Outcome = code
      ? { status, code, message: detail, ...(challenge && { challenge }) }
      : { status: 200, ...(token && { token }) };
    return { headers, url, outcome };
  };
  return {
    async start() {
      const { headers, outcome, url } = await call("/auth/openid", {});
      return url ? { ...outcome, cookie: joinCookies(headers), url } : outcome;
    },
    complete: async (parameters, cookie) =>
      (await call("/auth/login/openid", { parameters }, cookie)).outcome,
    link: async (challenge, password) =>
      (await call("/auth/login/openid/link", { challenge, password })).outcome,
  };
}

/** The calls of both APIs, for tests that run over each. */
export const openIdApis: [name: string, callsOf: (server: TestServer) => OpenIdCalls][] = [
  ["GraphQL", openIdOverGraphql],
  ["REST", openIdOverRest],
];

/**
 * Logs in at the site and the provider.
 * @param sub the provider's account; null to cancel
 */
export async function logInByOpenId(
  calls: OpenIdCalls,
  provider: OpenIdProvider,
  sub: string | null,
): Promise<Outcome> {
  const { cookie, url } = await calls.start();
  return calls.complete(await provider.logIn(url!, sub), cookie);
}
