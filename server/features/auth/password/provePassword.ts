import { badInput, type Issue } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { userById } from "../../users/loaders";
import type { User } from "../../users/User";

/** What is said to somebody whose account was created by a login at a provider. */
const NO_PASSWORD =
  "Your account has no password yet. Log out and choose one with “Forgot your password?”.";

/**
 * Answers the viewer's account if the password is right. A wrong one counts as a failed login: a session that
 * was stolen is no place to guess passwords from.
 * @param wrong what a wrong password is reported as
 */
export async function provePassword(
  context: Context,
  password: string,
  wrong: Issue,
): Promise<User> {
  const { loginAttempts, passwords } = context.services;
  const account = await context.load(userById, context.viewer!.userId);
  // Deleted since the request was let in.
  if (!account) throw badInput(wrong.message, wrong.field);
  if (account.passwordHash === "") throw badInput(NO_PASSWORD, wrong.field);
  const { emailKey, passwordHash } = account;
  const proven = await loginAttempts.check(emailKey, context.caller, async () => {
    const isRight = await context.withoutDatabase(() =>
      passwords.matches(password, passwordHash, context.caller.ip),
    );
    return isRight ? account : null;
  });
  if (proven === null) {
    context.recordEvent("login failed", { userId: account.userId });
    throw badInput(wrong.message, wrong.field);
  }
  return proven;
}
