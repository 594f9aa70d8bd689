import type { Context } from "../../../graphql/context";
import { User } from "../../users/User";
import { wrongLogin } from "../session/startSession";

/**
 * Replaces a hash that was made at another cost than the configured one, now that the password is known.
 * Of several logins at once the first replaces it; the others continue with the new hash.
 * @param user whose password was right a moment ago
 */
export async function renewHash(context: Context, user: User, password: string): Promise<User> {
  const { caller, services } = context;
  const { passwords } = services;
  if (!passwords.isOutdated(user.passwordHash)) return user;
  const { userId, passwordHash } = user;
  // Where too many passwords wait to be hashed, the next login renews it.
  const renewed = await context
    .withoutDatabase(() => passwords.hash(password, caller.ip))
    .catch(() => null);
  if (renewed === null) return user;
  const users = context.db.getRepository(User);
  const { affected } = await users.update({ userId, passwordHash }, { passwordHash: renewed });
  if (affected) return Object.assign(user, { passwordHash: renewed });
  const current = await users.findOne({ where: { userId }, relations: { role: true } });
  const matches = (hash: string) =>
    context.withoutDatabase(() => passwords.matches(password, hash, caller.ip));
  if (!current || !(await matches(current.passwordHash))) throw wrongLogin();
  return current;
}
