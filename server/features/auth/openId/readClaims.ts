import * as openId from "openid-client";
import { z } from "zod";
import { ownProperty } from "../../../../shared/ownProperty";
import type { OpenIdSettings } from "../../../config/openIdSettings";
import type { OpenIdClaims } from "../../../services";

type Tokens = Awaited<ReturnType<typeof openId.authorizationCodeGrant>>;
type Claims = Readonly<Record<string, unknown>>;

/** A length that exceeds every claim that is read here. */
const MAX_CLAIM_LENGTH = 1_000;

const text = z.string().max(MAX_CLAIM_LENGTH);

/** The types that claims may have; providers send null for a claim without a value. */
const rules = {
  text: text.nullish().transform((value) => value ?? ""),
  texts: z
    .union([text.transform((value) => [value]), z.array(text).max(MAX_CLAIM_LENGTH)])
    .nullish()
    .transform((values) => values ?? []),
  // The flag may be a text, because some providers send it as such.
  flag: z
    .union([z.boolean(), z.enum(["true", "false"]).transform((value) => value === "true")])
    .nullish()
    .transform((value) => value === true),
};

/** The error for a claim of an unexpected type. */
export class MalformedClaim extends Error {
  constructor(readonly claim: string) {
    super(`The claim ${claim} is malformed.`);
  }
}

/**
 * Reads a claim as its type.
 * @throws MalformedClaim
 */
function readClaim<Type extends keyof typeof rules>(claims: Claims, name: string, type: Type) {
  const result = rules[type].safeParse(findClaim(claims, name));
  if (!result.success) throw new MalformedClaim(name);
  return result.data as z.output<(typeof rules)[Type]>;
}

/** Finds a claim by its whole name or, for a name such as `realm_access.roles`, in nested objects. */
function findClaim(claims: Claims, name: string): unknown {
  const claim = ownProperty(claims, name);
  if (claim !== undefined) return claim;
  return name
    .split(".")
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null ? ownProperty(value as Claims, key) : undefined,
      claims,
    );
}

/** Reads the role from the provider's claims; null if roles are managed on this site. */
function readRole(claims: Claims, { roles }: OpenIdSettings): OpenIdClaims["role"] {
  if (!roles) return null;
  const providerRoles = readClaim(claims, roles.claim, "texts");
  const includesAny = (values: readonly string[]) =>
    providerRoles.some((value) => values.includes(value));
  if (includesAny(roles.admin)) return "admin";
  return includesAny(roles.contributor) ? "contributor" : "default";
}

const hasSecondFactor = (claims: Claims, { twoFactor }: OpenIdSettings): boolean =>
  twoFactor === "trust" ||
  (twoFactor === "amr" && readClaim(claims, "amr", "texts").includes("mfa"));

/**
 * Returns true if the ID token has all claims; many providers send only the subject in it, and the
 * others have to be fetched.
 */
const isComplete = (claims: Claims, { roles }: OpenIdSettings): boolean =>
  "email" in claims && (!roles || findClaim(claims, roles.claim) !== undefined);

/**
 * Reads the claims about a user who has logged in at the provider. No part of its tokens is stored.
 */
export async function readClaims(
  configuration: openId.Configuration,
  tokens: Tokens,
  settings: OpenIdSettings,
): Promise<OpenIdClaims> {
  const idToken = tokens.claims()!;
  const { userinfo_endpoint: endpoint } = configuration.serverMetadata();
  const userInfo =
    endpoint && !isComplete(idToken, settings)
      ? await openId.fetchUserInfo(configuration, tokens.access_token, idToken.sub)
      : {};
  const claims: Claims = { ...userInfo, ...idToken };
  return {
    subject: idToken.sub,
    email: readClaim(claims, "email", "text"),
    emailVerified: readClaim(claims, "email_verified", "flag"),
    names: ["preferred_username", "nickname", "name"].map((name) =>
      readClaim(claims, name, "text"),
    ),
    role: readRole(claims, settings),
    // The claim is read from the ID token alone, which is signed for this login.
    secondFactor: hasSecondFactor(idToken, settings),
  };
}
