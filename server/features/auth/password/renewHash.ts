import type { Context } from "../../../graphql/context";
import { User } from "../../users/User";
import { wrongLogin } from "../session/insertSession";

/**
 * Replaces a hash whose cost differs from the configured one, while the password is available. Of several logins at
 * once, the first replaces it; the others continue with the new hash.
 * @param user an account whose password was just verified
 */
export async function renewHash(context: Context, user: User, password: string): Promise<User> {
  const { caller, services } = context;
  const { passwords } = services;
  if (!passwords.isOutdated(user.passwordHash)) return user;
  const { userId, passwordHash } = user;
  // The next login renews the hash if too many passwords wait to be hashed.
  const newHash = await context
    .withoutDatabase(() => passwords.hash(password, caller.ip))
    .catch(() => null);
  if (newHash === null) return user;
  const users = context.db.getRepository(User);
  const { affected } = await users.update({ userId, passwordHash }, { passwordHash: newHash });
  if (affected) return Object.assign(user, { passwordHash: newHash });
  const currentUser = await users.findOne({ where: { userId }, relations: { role: true } });
  const matchesPassword = (hash: string) =>
    context.withoutDatabase(() => passwords.matches(password, hash, caller.ip));
  if (!currentUser || !(await matchesPassword(currentUser.passwordHash))) throw wrongLogin();
  return currentUser;
}
