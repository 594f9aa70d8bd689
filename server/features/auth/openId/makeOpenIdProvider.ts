import { isNativeError } from "node:util/types";
import * as openId from "openid-client";
import type { Logger } from "pino";
import type { OpenIdSettings } from "../../../config/openIdSettings";
import type { OpenIdProvider } from "../../../services";
import { boundedFetch } from "./boundedFetch";
import { providerUnavailable, unreadableClaims } from "./errors";
import { MalformedClaim, readClaims } from "./readClaims";

/** The timeout of a request, which is short because a user is waiting. */
const TIMEOUT_SECONDS = 5;

/** The time for which the provider's description is used before it is fetched again. */
const DISCOVERY_LIFETIME_MS = 60 * 60 * 1000;

/** Error codes with which a provider reports its own failure. */
const UNAVAILABLE_ERRORS = new Set(["temporarily_unavailable", "server_error"]);

const isAccessDenied = (error: unknown): boolean =>
  error instanceof openId.AuthorizationResponseError && error.error === "access_denied";

/** Returns true for errors of `fetch`, which have no code, unlike those of the library. */
const isFetchError = (error: unknown): boolean =>
  isNativeError(error) && error.name === "TypeError" && !("code" in error);

/**
 * Returns true if the provider did not respond, a proxy responded instead, or the provider reported
 * a failure.
 */
function isUnavailable(error: unknown): boolean {
  if (error instanceof openId.AuthorizationResponseError)
    return UNAVAILABLE_ERRORS.has(error.error);
  if (error instanceof openId.ResponseBodyError) return error.status >= 500;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if ([error, cause].some(isFetchError)) return true;
  if (code === "OAUTH_TIMEOUT") return true;
  return code === "OAUTH_RESPONSE_IS_NOT_CONFORM" && (cause as Response).status >= 500;
}

/**
 * Describes for the log why a login failed. Other parts of the error are omitted, because they may
 * be secret.
 */
function describeError(error: unknown): string {
  const { cause, error: providerError, message } = error as Error & { error?: unknown };
  if (typeof providerError === "string") return `the provider responded with ${providerError}`;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

/** Fetches the provider's description. */
export function discover({ issuer, clientId, clientSecret }: OpenIdSettings) {
  const url = new URL(issuer);
  const execute = [
    // The option is needed because the library otherwise accepts ID tokens over TLS with any
    // signature.
    openId.enableNonRepudiationChecks,
    // The option allows HTTP, which the settings permit on this computer only.
    ...(url.protocol === "http:" ? [openId.allowInsecureRequests] : []),
  ];
  const options = { execute, timeout: TIMEOUT_SECONDS, ...boundedFetch };
  return openId.discovery(url, clientId, clientSecret, undefined, options);
}

/**
 * Creates the client of the login provider. Its first request is made at the first login, and again after a failure,
 * so the site starts and works without the provider.
 * @param publicUrl the address to which the provider sends users back
 */
export function makeOpenIdProvider(
  settings: OpenIdSettings,
  publicUrl: string,
  log: Logger,
): OpenIdProvider {
  const { issuer, name, prompt, scopes } = settings;
  const redirectUri = `${publicUrl}/login/openid`;
  let discovery: { configuration: Promise<openId.Configuration>; at: number } | null = null;

  async function loadConfiguration(): Promise<openId.Configuration> {
    if (!discovery || Date.now() - discovery.at > DISCOVERY_LIFETIME_MS) {
      discovery = { configuration: discover(settings), at: Date.now() };
    }
    const currentDiscovery = discovery;
    try {
      return await currentDiscovery.configuration;
    } catch (error) {
      if (discovery === currentDiscovery) discovery = null;
      throw providerUnavailable(name, error);
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
      const url = openId.buildAuthorizationUrl(await loadConfiguration(), {
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
      const configuration = await loadConfiguration();
      try {
        const tokens = await openId.authorizationCodeGrant(
          configuration,
          new URL(`${redirectUri}?${parameters}`),
          { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier },
        );
        return { claims: await readClaims(configuration, tokens, settings) };
      } catch (error) {
        if (error instanceof MalformedClaim) {
          log.warn(
            { id: requestId, claim: error.claim },
            "the login provider sent a malformed claim",
          );
          throw unreadableClaims(name);
        }
        if (isUnavailable(error)) throw providerUnavailable(name, error);
        if (isAccessDenied(error)) return { isCanceled: true };
        log.warn(
          { id: requestId, reason: describeError(error) },
          "a login by OpenID Connect has failed",
        );
        return null;
      }
    },
  };
}
