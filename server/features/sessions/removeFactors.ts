import type { EntityManager } from "typeorm";
import type { Locale } from "../../../shared/locales";
import { queueNotice } from "../outbox/QueuedMail";

const REMOVE = `
  with removed_passkeys as (delete from passkeys where user_id = $1 returning 1),
    removed_app as (delete from totp_secrets where user_id = $1 returning confirmed_at),
    removed_codes as (delete from recovery_codes where user_id = $1 returning 1),
    removed_identity as (delete from identities where user_id = $1 returning 1),
    updated as (update users set two_factor = false where user_id = $1 and two_factor)
  select exists (
    select from removed_passkeys union all select from removed_codes union all select from removed_identity
    union all select from removed_app where confirmed_at is not null
  ) as "hadSome"`;

/**
 * Removes the passkeys, the authenticator app, the recovery codes and the linked login of an account, with a mail to
 * each of its addresses. The transaction has locked the account.
 * @param addresses the address of the account, or the old and the new one
 */
export async function removeFactors(
  data: EntityManager,
  userId: number,
  addresses: readonly string[],
  locale: Locale,
): Promise<void> {
  const [removed]: { hadSome: boolean }[] = await data.query(REMOVE, [userId]);
  if (!removed!.hadSome) return;
  for (const email of addresses)
    await queueNotice(data, "factors-removed", { userId, email }, locale);
}
