import { isNativeError } from "node:util/types";
import * as openId from "openid-client";
import type { Logger } from "pino";
import type { OpenIdSettings } from "../../../config/openIdSettings";
import type { OpenIdProvider } from "../../../services";
import { boundedFetch } from "./boundedFetch";
import { providerAway, unreadableClaims } from "./errors";
import { MalformedClaim, readClaims } from "./readClaims";

/** In seconds: somebody is waiting for it. */
const TIMEOUT = 5;

/** How long the provider's description is used before it is asked for again. */
const FRESH_MS = 60 * 60 * 1000;

/** The errors by which a provider says that it is in trouble itself. */
const TROUBLE = new Set(["temporarily_unavailable", "server_error"]);

const isCancelled = (error: unknown): boolean =>
  error instanceof openId.AuthorizationResponseError && error.error === "access_denied";

/** What `fetch` throws has, unlike errors of the library, no code. */
const isFetchError = (error: unknown): boolean =>
  isNativeError(error) && error.name === "TypeError" && !("code" in error);

/** Whether there was no answer, only that of a proxy in front of the provider, or one of its own troubles. */
function isAway(error: unknown): boolean {
  if (error instanceof openId.AuthorizationResponseError) return TROUBLE.has(error.error);
  if (error instanceof openId.ResponseBodyError) return error.status >= 500;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if ([error, cause].some(isFetchError)) return true;
  if (code === "OAUTH_TIMEOUT") return true;
  return code === "OAUTH_RESPONSE_IS_NOT_CONFORM" && (cause as Response).status >= 500;
}

/** Why a login has failed, for the log: what the errors contain besides may be secret. */
function describe(error: unknown): string {
  const { cause, error: answered, message } = error as Error & { error?: unknown };
  if (typeof answered === "string") return `the provider says ${answered}`;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

/** Asks the provider how it is talked to. */
export function discover({ issuer, clientId, clientSecret }: OpenIdSettings) {
  const url = new URL(issuer);
  const execute = [
    // Without it, the library trusts ID tokens that come over TLS whatever their signature.
    openId.enableNonRepudiationChecks,
    // The settings allow it on this computer only.
    ...(url.protocol === "http:" ? [openId.allowInsecureRequests] : []),
  ];
  const options = { execute, timeout: TIMEOUT, ...boundedFetch };
  return openId.discovery(url, clientId, clientSecret, undefined, options);
}

/**
 * Talks to the provider that people log in by. It is first asked when somebody wants to, and again after a
 * failure: the site starts and works without it.
 * @param publicUrl where the provider sends people back to
 */
export function makeOpenIdProvider(
  settings: OpenIdSettings,
  publicUrl: string,
  log: Logger,
): OpenIdProvider {
  const { issuer, name, prompt, scopes } = settings;
  const redirectUri = `${publicUrl}/login/openid`;
  let discovered: { configuration: Promise<openId.Configuration>; at: number } | null = null;

  async function configuration(): Promise<openId.Configuration> {
    if (!discovered || Date.now() - discovered.at > FRESH_MS) {
      discovered = { configuration: discover(settings), at: Date.now() };
    }
    const asked = discovered;
    try {
      return await asked.configuration;
    } catch (error) {
      if (discovered === asked) discovered = null;
      throw providerAway(name, error);
    }
  }

  return {
    issuer,
    name,
    async start() {
      const flow = {
        state: openId.randomState(),
        nonce: openId.randomNonce(),
        codeVerifier: openId.randomPKCECodeVerifier(),
      };
      const url = openId.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: scopes,
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(flow.codeVerifier),
        code_challenge_method: "S256",
        ...(prompt !== "off" && { prompt }),
      });
      return { flow, url: url.href };
    },
    async complete({ state, nonce, codeVerifier }, parameters, requestId) {
      const known = await configuration();
      try {
        const tokens = await openId.authorizationCodeGrant(
          known,
          new URL(`${redirectUri}?${parameters}`),
          { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier },
        );
        return { claims: await readClaims(known, tokens, settings) };
      } catch (error) {
        if (error instanceof MalformedClaim) {
          log.warn(
            { id: requestId, claim: error.claim },
            "the login provider sent a malformed claim",
          );
          throw unreadableClaims(name);
        }
        if (isAway(error)) throw providerAway(name, error);
        if (isCancelled(error)) return { isCanceled: true };
        log.warn(
          { id: requestId, reason: describe(error) },
          "a login by OpenID Connect has failed",
        );
        return null;
      }
    },
  };
}
