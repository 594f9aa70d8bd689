import * as openId from "openid-client";
import { z } from "zod";
import { ownProperty } from "../../../../shared/ownProperty";
import type { OpenIdSettings } from "../../../config/openIdSettings";
import type { OpenIdClaims } from "../../../services";

type Tokens = Awaited<ReturnType<typeof openId.authorizationCodeGrant>>;
type Claims = Readonly<Record<string, unknown>>;

const text = z.string().catch("");
const texts = z.union([z.array(z.unknown()), z.unknown().transform((value) => [value])]);

/** What a claim says: by its whole name, or for `realm_access.roles` of an object within another. */
function claimAt(claims: Claims, name: string): unknown {
  const whole = ownProperty(claims, name);
  if (whole !== undefined) return whole;
  return name
    .split(".")
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null ? ownProperty(value as Claims, key) : undefined,
      claims,
    );
}

/** The role that the provider's claims give; null if roles are given on this site. */
function roleOf(claims: Claims, { roles }: OpenIdSettings): OpenIdClaims["role"] {
  if (!roles) return null;
  const has = (values: readonly string[]) =>
    texts.parse(claimAt(claims, roles.claim)).some((value) => values.includes(String(value)));
  if (has(roles.admin)) return "admin";
  return has(roles.contributor) ? "contributor" : "default";
}

const hasSecondFactor = (claims: Claims, { twoFactor }: OpenIdSettings): boolean =>
  twoFactor === "trust" || (twoFactor === "amr" && texts.parse(claims["amr"]).includes("mfa"));

/** Many providers say no more than the subject in the ID token; the rest has to be asked for. */
const isComplete = (claims: Claims, { roles }: OpenIdSettings): boolean =>
  "email" in claims && (!roles || claimAt(claims, roles.claim) !== undefined);

/** What the provider says of somebody who has logged in. Nothing of its tokens is stored. */
export async function readClaims(
  configuration: openId.Configuration,
  tokens: Tokens,
  settings: OpenIdSettings,
): Promise<OpenIdClaims> {
  const idToken = tokens.claims()!;
  const { userinfo_endpoint: endpoint } = configuration.serverMetadata();
  const more =
    endpoint && !isComplete(idToken, settings)
      ? await openId.fetchUserInfo(configuration, tokens.access_token, idToken.sub)
      : {};
  const claims: Claims = { ...more, ...idToken };
  return {
    subject: idToken.sub,
    email: text.parse(claims["email"]),
    // Some providers write it as text.
    emailVerified: [true, "true"].includes(claims["email_verified"] as boolean | string),
    names: ["preferred_username", "nickname", "name"].map((name) =>
      text.parse(ownProperty(claims, name)),
    ),
    role: roleOf(claims, settings),
    // Of the ID token alone, which is signed for this login.
    secondFactor: hasSecondFactor(idToken, settings),
  };
}
