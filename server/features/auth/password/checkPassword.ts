import { DEMO_PASSWORD } from "../../../database/demo/demoPassword";
import { accountBanned, publishedPassword } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { toNameKey } from "../../../lib/text";
import { User } from "../../users/User";
import type { LoginInput } from "../session/LoginInput";
import { renewHash } from "./renewHash";
import { wrongLogin } from "../session/startSession";

/**
 * The account behind email and password; an unknown email costs what a wrong password does.
 * @throws UNAUTHENTICATED, ACCOUNT_BANNED, FORBIDDEN, RATE_LIMITED
 */
export async function checkPassword(
  context: Context,
  { email, password }: LoginInput,
): Promise<User> {
  const { db, services, caller } = context;
  const account = toNameKey(email);
  const { loginAttempts, passwords, config } = services;
  const found = await loginAttempts.check(account, caller, async () => {
    const user = await db
      .getRepository(User)
      .findOne({ where: { emailKey: account }, relations: { role: true } });
    // An account without a password takes as long as one with a wrong password.
    const hash = user?.passwordHash || null;
    const isRight = await context.withoutDatabase(() =>
      passwords.matches(password, hash, caller.ip),
    );
    return isRight ? user : null;
  });
  if (!found) {
    context.recordEvent("login failed");
    throw wrongLogin();
  }
  if (found.banned) throw accountBanned(found.banReason);
  if (!config.demoLogins && password === DEMO_PASSWORD) throw publishedPassword();
  return renewHash(context, found, password);
}
