import { AppError, badInput, unauthenticated } from "../../../errors";
import type { Context } from "../../../graphql/context";
import type { OpenIdProvider } from "../../../services";

/**
 * Returns the site's OpenID Connect provider.
 * @throws BAD_USER_INPUT if it is not configured
 */
export function requireProvider({ services }: Pick<Context, "services">): OpenIdProvider {
  if (!services.openId) throw badInput("This site does not offer login with OpenID Connect.");
  return services.openId;
}

/** @param name the provider's display name */
export const providerUnavailable = (name: string, cause: unknown) =>
  new AppError(
    "SERVICE_UNAVAILABLE",
    `${name} cannot be reached at the moment. Please try again later.`,
    { retryAfter: 5, cause },
  );

export const loginFailed = (name: string) =>
  unauthenticated(`Login with ${name} failed. Please try again.`);

/** The error for a claim of an unexpected type. The log contains the claim's name. */
export const unreadableClaims = (name: string) =>
  unauthenticated(
    `${name} has sent data that this site cannot read. Please contact the site's admin.`,
  );

export const loginCanceled = (name: string) =>
  unauthenticated(`You canceled the login with ${name}.`);

/** The error for a login that has expired or was replaced by one in another tab. */
export const unknownLogin = () =>
  unauthenticated("This login has expired or was started again in another tab. Please start over.");

export const emailNotVerified = (name: string) =>
  unauthenticated(
    `${name} has not verified your email address. Please verify it there, and then log in again.`,
  );

export const registrationClosed = () =>
  unauthenticated("You have no account on this site yet. Please ask an admin to create one.");

/**
 * The error for a provider's account with the email address of an account that it is not linked to.
 * @param challenge for the login that links them
 */
export const passwordRequired = (challenge: string) =>
  new AppError(
    "PASSWORD_REQUIRED",
    "There is an account with your email address already. Please log in with its password once to link it.",
    { challenge },
  );
