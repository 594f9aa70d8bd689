import * as openId from "openid-client";
import { z } from "zod";
import { ownProperty } from "../../../../shared/ownProperty";
import type { OpenIdSettings } from "../../../config/openIdSettings";
import type { OpenIdClaims } from "../../../services";

type Tokens = Awaited<ReturnType<typeof openId.authorizationCodeGrant>>;
type Claims = Readonly<Record<string, unknown>>;

/** More than any claim that is read here needs. */
const LONGEST = 1_000;

const text = z.string().max(LONGEST);

/** The types that claims may have; providers send null for a claim without a value. */
const rules = {
  text: text.nullish().transform((value) => value ?? ""),
  texts: z
    .union([text.transform((value) => [value]), z.array(text).max(LONGEST)])
    .nullish()
    .transform((values) => values ?? []),
  // Some providers write it as text.
  flag: z
    .union([z.boolean(), z.enum(["true", "false"]).transform((value) => value === "true")])
    .nullish()
    .transform((value) => value === true),
};

/** A claim has another type than it may have. */
export class MalformedClaim extends Error {
  constructor(readonly claim: string) {
    super(`The claim ${claim} is malformed.`);
  }
}

/** A claim in its type. @throws MalformedClaim */
function readClaim<Type extends keyof typeof rules>(claims: Claims, name: string, type: Type) {
  const read = rules[type].safeParse(claimAt(claims, name));
  if (!read.success) throw new MalformedClaim(name);
  return read.data as z.output<(typeof rules)[Type]>;
}

/** The value of a claim: by its whole name, or for `realm_access.roles` of an object within another. */
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
  const given = readClaim(claims, roles.claim, "texts");
  const has = (values: readonly string[]) => given.some((value) => values.includes(value));
  if (has(roles.admin)) return "admin";
  return has(roles.contributor) ? "contributor" : "default";
}

const hasSecondFactor = (claims: Claims, { twoFactor }: OpenIdSettings): boolean =>
  twoFactor === "trust" ||
  (twoFactor === "amr" && readClaim(claims, "amr", "texts").includes("mfa"));

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
    email: readClaim(claims, "email", "text"),
    emailVerified: readClaim(claims, "email_verified", "flag"),
    names: ["preferred_username", "nickname", "name"].map((name) =>
      readClaim(claims, name, "text"),
    ),
    role: roleOf(claims, settings),
    // Of the ID token alone, which is signed for this login.
    secondFactor: hasSecondFactor(idToken, settings),
  };
}
