import { z } from "zod";
import { findUrlFault, onOff } from "./settingTypes";

/** Parses values separated by commas. */
const values = z
  .string()
  .transform((list) => list.split(",").map((value) => value.trim()))
  .pipe(z.array(z.string().min(1, "must not have empty values")));

/** The URL of a provider, which may have a path, such as the one of a realm. */
const issuer = z
  .string()
  .trim()
  .superRefine((url, context) => {
    const fault = findUrlFault(url, "the issuer, such as https://id.example.org");
    if (fault !== null) context.addIssue(fault);
  });

/** The variables for login by OpenID Connect. */
export const openIdVariables = {
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().trim().min(1).max(40).default("OpenID Connect"),
  OIDC_SCOPES: z
    .string()
    .refine((scopes) => scopes.split(/\s+/).includes("openid"), 'must contain "openid"')
    .default("openid profile email"),
  OIDC_REGISTRATION: onOff.default(true),
  OIDC_ROLE_CLAIM: z.string().optional(),
  OIDC_ADMIN_VALUES: values.default([]),
  OIDC_CONTRIBUTOR_VALUES: values.default([]),
  OIDC_ROLE_HOURS: z.coerce.number().int().min(1).max(720).default(24),
  OIDC_PROMPT: z.enum(["login", "select_account", "off"]).default("login"),
  OIDC_TWO_FACTOR: z.enum(["ask", "amr", "trust"]).default("ask"),
};

const variables = z.object(openIdVariables);
type OpenIdVariables = z.infer<typeof variables>;

const REQUIRED_TOGETHER = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

const isLoopbackUrl = (url: string) =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname);

/**
 * Reports settings that contradict each other.
 * @param reportFault receives the name of a variable and its fault
 */
export function checkOpenId(
  env: OpenIdVariables & { PUBLIC_URL?: string | undefined },
  reportFault: (name: string, message: string) => void,
): void {
  const missingName = REQUIRED_TOGETHER.find((name) => !env[name]);
  if (missingName && REQUIRED_TOGETHER.some((name) => env[name])) {
    reportFault(missingName, `is required; set ${REQUIRED_TOGETHER.join(", ")} together`);
  }
  if (env.OIDC_ISSUER && !env.PUBLIC_URL) {
    reportFault("PUBLIC_URL", "is required with OIDC_ISSUER, which sends people back to it");
  }
  if (env.OIDC_ISSUER?.startsWith("http:") && !isLoopbackUrl(env.OIDC_ISSUER)) {
    reportFault("OIDC_ISSUER", "must begin with https: unless it is on this computer");
  }
  const hasValues = env.OIDC_ADMIN_VALUES.length + env.OIDC_CONTRIBUTOR_VALUES.length > 0;
  if (hasValues !== Boolean(env.OIDC_ROLE_CLAIM)) {
    reportFault(
      "OIDC_ROLE_CLAIM",
      "must be set together with OIDC_ADMIN_VALUES or OIDC_CONTRIBUTOR_VALUES",
    );
  }
}

/** Returns the settings for login by OpenID Connect; null if it is not configured. */
export function readOpenId(env: OpenIdVariables) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer || !clientId || !clientSecret) return null;
  return {
    issuer,
    clientId,
    clientSecret,
    /** The name of the provider that users see. */
    name: env.OIDC_NAME,
    scopes: env.OIDC_SCOPES,
    /** True if the first login of a user without an account creates one. */
    registration: env.OIDC_REGISTRATION,
    /**
     * The claim that determines the role, with its values; null if roles are assigned on this site.
     */
    roles: env.OIDC_ROLE_CLAIM
      ? {
          claim: env.OIDC_ROLE_CLAIM,
          admin: env.OIDC_ADMIN_VALUES,
          contributor: env.OIDC_CONTRIBUTOR_VALUES,
          /** The number of hours for which the provider's role is valid after a login. */
          hours: env.OIDC_ROLE_HOURS,
        }
      : null,
    /** The provider's prompt for users who are logged in there; `off` leaves it to the provider. */
    prompt: env.OIDC_PROMPT,
    /**
     * The rule by which the provider's login counts as a second factor: never, according to its `amr`, or
     * always.
     */
    twoFactor: env.OIDC_TWO_FACTOR,
  };
}

/** The settings for login by OpenID Connect. */
export type OpenIdSettings = NonNullable<ReturnType<typeof readOpenId>>;
