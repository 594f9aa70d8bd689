import { AppError, badInput, unauthenticated } from "../../../errors";
import type { Context } from "../../../graphql/context";
import type { OpenIdProvider } from "../../../services";

/** How people log in by OpenID Connect on this site. @throws BAD_USER_INPUT if they do not */
export function requireProvider({ services }: Pick<Context, "services">): OpenIdProvider {
  if (!services.openId) throw badInput("This site does not offer login with OpenID Connect.");
  return services.openId;
}

/** @param name what people call the provider */
export const providerAway = (name: string, cause: unknown) =>
  new AppError(
    "SERVICE_UNAVAILABLE",
    `${name} cannot be reached at the moment. Please try again later.`,
    { retryAfter: 5, cause },
  );

export const refused = (name: string) =>
  unauthenticated(`Login with ${name} failed. Please try again.`);

/** A claim has another type than OpenID Connect or the settings say; the log names it. */
export const unreadableClaims = (name: string) =>
  unauthenticated(
    `${name} has sent data that this site cannot read. Please contact the site's admin.`,
  );

export const cancelled = (name: string) => unauthenticated(`You canceled the login with ${name}.`);

/** Another tab has begun a login since, or too much time has passed. */
export const unknownLogin = () =>
  unauthenticated("This login has expired or was started again in another tab. Please start over.");

export const emailNotVerified = (name: string) =>
  unauthenticated(
    `${name} has not verified your email address. Please verify it there, and then log in again.`,
  );

export const registrationClosed = () =>
  unauthenticated("You have no account on this site yet. Please ask an admin to create one.");

/**
 * The provider's account has the email address of an account here that it is not linked to.
 * @param challenge for the login that links them
 */
export const passwordRequired = (challenge: string) =>
  new AppError(
    "PASSWORD_REQUIRED",
    "There is an account with your email address already. Please log in with its password once to link it.",
    { challenge },
  );
