import type { DataSource } from "typeorm";
import type { Context } from "../../../graphql/context";
import { toNameKey } from "../../../lib/text";
import type { OpenIdClaims } from "../../../services";
import { queueNotice } from "../../outbox/QueuedMail";
import type { User } from "../../users/User";
import { wrongLogin } from "../session/startSession";
import { lockAccount } from "../twoFactor/accounts";
import { requireProvider } from "./errors";

const USE = `
  update identities set last_used_at = now(), email_key = coalesce($3, email_key)
  where issuer = $1 and subject = $2 returning user_id`;

/** A provider may give somebody another account; with the password, it replaces the one from before. */
const LINK = `
  insert into identities (user_id, issuer, subject, email_key) values ($1, $2, $3, $4)
  on conflict (user_id) do update set issuer = excluded.issuer, subject = excluded.subject,
    email_key = excluded.email_key, linked_at = now(), last_used_at = now()`;

/** The id of the user whom a provider's account is linked to; null for nobody. It counts as a use. */
export async function findLinkedUser(
  db: DataSource,
  issuer: string,
  { email, emailVerified, subject }: OpenIdClaims,
): Promise<number | null> {
  const verified = email && emailVerified ? toNameKey(email) : null;
  const [used]: [{ user_id: number }[], number] = await db.query(USE, [issuer, subject, verified]);
  return used[0]?.user_id ?? null;
}

/**
 * Links the account of a provider to that of a user who has proven to have both, with the same email address. A
 * mail says so.
 */
export async function linkIdentity(context: Context, user: User, subject: string): Promise<void> {
  const { issuer } = requireProvider(context);
  const { userId, emailKey } = user;
  await context.db.transaction(async (data) => {
    const now = await lockAccount(data, userId);
    // Password or address may have changed since the password was right.
    if (now.passwordHash !== user.passwordHash || now.emailKey !== emailKey) throw wrongLogin();
    await data.query(LINK, [userId, issuer, subject, emailKey]);
    await queueNotice(data, "identity-linked", user, context.caller.locale());
  });
  context.recordEvent("identity linked", { userId });
  context.services.outbox.emit("queued");
}
