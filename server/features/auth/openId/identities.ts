import type { DataSource } from "typeorm";
import type { Context } from "../../../graphql/context";
import { toNameKey } from "../../../lib/text";
import type { OpenIdClaims } from "../../../services";
import { queueAccountNotice } from "../../outbox/QueuedMail";
import type { User } from "../../users/User";
import { wrongLogin } from "../session/insertSession";
import { lockAccount } from "../twoFactor/accounts";
import { requireProvider } from "./errors";

const USE = `
  update identities set last_used_at = now(), email_key = coalesce($3, email_key)
  where issuer = $1 and subject = $2 returning user_id`;

/**
 * Links an account and replaces an earlier link: a provider may give a user another account, and
 * the password proves their identity.
 */
const LINK = `
  insert into identities (user_id, issuer, subject, email_key) values ($1, $2, $3, $4)
  on conflict (user_id) do update set issuer = excluded.issuer, subject = excluded.subject,
    email_key = excluded.email_key, linked_at = now(), last_used_at = now()`;

/**
 * Finds the ID of the user to whom a provider's account is linked, and records the use; null
 * without a link.
 */
export async function findLinkedUser(
  db: DataSource,
  issuer: string,
  { email, emailVerified, subject }: OpenIdClaims,
): Promise<number | null> {
  const verifiedEmailKey = email && emailVerified ? toNameKey(email) : null;
  const [rows]: [{ user_id: number }[], number] = await db.query(USE, [
    issuer,
    subject,
    verifiedEmailKey,
  ]);
  return rows[0]?.user_id ?? null;
}

/**
 * Links a provider's account to that of a user who has proven to own both, with the same email
 * address. A mail reports the link.
 */
export async function linkIdentity(context: Context, user: User, subject: string): Promise<void> {
  const { issuer } = requireProvider(context);
  const { userId, emailKey } = user;
  await context.db.transaction(async (data) => {
    const account = await lockAccount(data, userId);
    // The account is compared, because its password or address may have changed since the password
    // was checked.
    if (account.passwordHash !== user.passwordHash || account.emailKey !== emailKey)
      throw wrongLogin();
    await data.query(LINK, [userId, issuer, subject, emailKey]);
    await queueAccountNotice(data, "identity-linked", user, context.caller.locale());
  });
  context.recordEvent("identity linked", { userId });
  context.services.outbox.emit("queued");
}
