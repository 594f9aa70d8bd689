import { DEMO_PASSWORD } from "../../../database/demo/demoPassword";
import { accountBanned, publishedPassword } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { toNameKey } from "../../../lib/text";
import { User } from "../../users/User";
import type { LoginInput } from "../session/LoginInput";
import { renewHash } from "./renewHash";
import { wrongLogin } from "../session/insertSession";

/**
 * Returns the account with this email and password. An unknown email takes as long as a wrong password.
 * @throws UNAUTHENTICATED, ACCOUNT_BANNED, FORBIDDEN, RATE_LIMITED
 */
export async function checkPassword(
  context: Context,
  { email, password }: LoginInput,
): Promise<User> {
  const { db, services, caller } = context;
  const account = toNameKey(email);
  const { loginAttempts, passwords, config } = services;
  const verifiedUser = await loginAttempts.check(account, caller, async () => {
    const user = await db
      .getRepository(User)
      .findOne({ where: { emailKey: account }, relations: { role: true } });
    // The hash may be null; an account without a password takes as long as one with a wrong
    // password.
    const hash = user?.passwordHash || null;
    const isRight = await context.withoutDatabase(() =>
      passwords.matches(password, hash, caller.ip),
    );
    return isRight ? user : null;
  });
  if (!verifiedUser) {
    context.recordEvent("login failed");
    throw wrongLogin();
  }
  if (verifiedUser.banned) throw accountBanned(verifiedUser.banReason);
  if (!config.demoLogins && password === DEMO_PASSWORD) throw publishedPassword();
  return renewHash(context, verifiedUser, password);
}
