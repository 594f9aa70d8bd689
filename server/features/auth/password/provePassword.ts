import { badInput, type Issue } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { userById } from "../../users/loaders";
import type { User } from "../../users/User";

/** The error for an account that was created by a login at a provider. */
const NO_PASSWORD =
  "Your account has no password yet. Log out and choose one with “Forgot your password?”.";

/**
 * Returns the viewer's account if the password is right. A wrong password counts as a failed login, so that a stolen
 * session cannot be used to guess passwords.
 * @param issue the issue that reports a wrong password
 */
export async function provePassword(
  context: Context,
  password: string,
  issue: Issue,
): Promise<User> {
  const { loginAttempts, passwords } = context.services;
  const account = await context.load(userById, context.viewer!.userId);
  // The account may have been deleted after the request was authenticated.
  if (!account) throw badInput(issue.message, issue.field);
  if (account.passwordHash === "") throw badInput(NO_PASSWORD, issue.field);
  const { emailKey, passwordHash } = account;
  const verifiedUser = await loginAttempts.check(emailKey, context.caller, async () => {
    const isRight = await context.withoutDatabase(() =>
      passwords.matches(password, passwordHash, context.caller.ip),
    );
    return isRight ? account : null;
  });
  if (verifiedUser === null) {
    context.recordEvent("login failed", { userId: account.userId });
    throw badInput(issue.message, issue.field);
  }
  return verifiedUser;
}
