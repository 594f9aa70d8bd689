import type { DataSource, EntityManager } from "typeorm";
import type { Locale } from "../../../../../shared/locales";
import { badInput } from "../../../../errors";
import type { Context } from "../../../../graphql/context";
import { queueAccountNotice } from "../../../outbox/QueuedMail";
import { removeForeignIdentity } from "../../openId/Identity";
import { listFactors, LoginFactor, removeFactors } from "../../twoFactor/LoginFactor";
import { Session } from "../../session/Session";
import { User } from "../../../users/User";
import { voidPasswordReset } from "./PasswordReset";
import { hashToken } from "../../../../lib/linkToken";

const QUEUE = `
  insert into outbox (user_id, kind, locale) values (
    (select user_id from users where email_key = $1 and not banned for key share),
    'password-reset', $2
  )`;

const FIND = `
  select user_id as "userId", email from password_resets join users using (user_id)
  where token_hash = $1 and expires_at > now() and not banned`;

const FIND_FACTORS = `
  select ${listFactors("$2")} as factors from password_resets join users u using (user_id)
  where token_hash = $1 and expires_at > now() and not banned`;

const USE = "delete from password_resets where token_hash = $1 and expires_at > now() returning 1";

const invalidToken = () => badInput("Invalid or expired token.", "token");

/**
 * Queues a reset mail. An unknown address is also queued, without a user, so that the request costs the database
 * the same.
 * @param locale the language of the mail
 */
export async function queuePasswordReset(
  db: DataSource,
  emailKey: string,
  locale: Locale,
): Promise<void> {
  await db.query(QUEUE, [emailKey, locale]);
}

/** Throws BAD_USER_INPUT for an invalid or expired token. */
export async function checkToken(db: DataSource, token: string): Promise<void> {
  const rows: unknown[] = await db.query(FIND, [hashToken(token)]);
  if (!rows.length) throw invalidToken();
}

/**
 * Lists the factors of the account that a reset link is for. An invalid token costs the same statement.
 * @throws BAD_USER_INPUT for an invalid or expired token
 */
export async function findFactors(
  { db, services }: Context,
  token: string,
): Promise<LoginFactor[]> {
  const [owner]: { factors: (Omit<LoginFactor, "addedAt"> & { addedAt: string })[] }[] =
    await db.query(FIND_FACTORS, [hashToken(token), services.openId?.name ?? null]);
  if (!owner) throw invalidToken();
  return owner.factors.map((factor) =>
    Object.assign(new LoginFactor(), factor, { addedAt: new Date(factor.addedAt) }),
  );
}

/** The new password and the options of a reset. */
export interface PasswordReplacement {
  passwordHash: string;
  /** True if the password has to be changed at the next login. */
  mustChangePassword?: boolean;
  /** True to keep passkeys, the authenticator app, recovery codes and the linked login. */
  keepFactors: boolean;
}

/**
 * Sets a user's password, ends all of the user's sessions and, unless they are kept, factors, and invalidates the
 * reset link. Mails report it.
 * @param locale the language of the mails
 */
export async function replacePassword(
  data: EntityManager,
  { userId, email }: Pick<User, "userId" | "email">,
  { passwordHash, mustChangePassword = false, keepFactors }: PasswordReplacement,
  locale: Locale,
): Promise<void> {
  await data.getRepository(User).update({ userId }, { passwordHash, mustChangePassword });
  await data.getRepository(Session).delete({ userId });
  if (!keepFactors) await removeFactors(data, userId, [email], locale);
  else if (await removeForeignIdentity(data, userId))
    await queueAccountNotice(data, "identity-removed", { userId, email }, locale);
  await voidPasswordReset(data, userId);
  await queueAccountNotice(data, "password-changed", { userId, email }, locale);
}

/**
 * Uses a token up: sets the password and ends all sessions and factors in one transaction.
 * @throws BAD_USER_INPUT for an invalid or expired token
 */
export const setPassword = (
  context: Context,
  token: string,
  replacement: PasswordReplacement,
): Promise<void> =>
  context.db.transaction(async (data) => {
    const tokenHash = hashToken(token);
    // The user's row is locked first, as by `voidPasswordReset`, so that the two never wait for
    // each other.
    const [owner]: { userId: number; email: string }[] = await data.query(
      `${FIND} for no key update of users`,
      [tokenHash],
    );
    // The delete succeeds for the first of several simultaneous uses; the others wait and then find
    // no row.
    const [deletedRows]: [unknown[], number] = await data.query(USE, [tokenHash]);
    if (!owner || !deletedRows.length) throw invalidToken();
    await replacePassword(data, owner, replacement, context.caller.locale());
    context.recordEvent("password reset", { userId: owner.userId });
  });
