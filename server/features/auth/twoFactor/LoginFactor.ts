import { Field, ObjectType, registerEnumType } from "type-graphql";
import type { EntityManager } from "typeorm";
import type { Locale } from "../../../../shared/locales";
import { queueAccountNotice } from "../../outbox/QueuedMail";

/** The kinds of login factors, other than the password. */
export enum LoginFactorKind {
  PASSKEY = "passkey",
  AUTHENTICATOR = "authenticator",
  RECOVERY_CODES = "recovery-codes",
  OPENID = "openid",
}

registerEnumType(LoginFactorKind, {
  name: "LoginFactorKind",
  description: "A way to log in other than the password, or a second factor.",
  valuesConfig: {
    PASSKEY: { description: "A passkey." },
    AUTHENTICATOR: { description: "An authenticator app." },
    RECOVERY_CODES: { description: "The recovery codes that have not been used." },
    OPENID: { description: "A linked account at the login provider of the site." },
  },
});

/** A factor that a password reset ends unless the owner keeps it. */
@ObjectType({
  simpleResolvers: true,
  description: "A factor of an account, which a password reset ends unless its owner keeps it.",
})
export class LoginFactor {
  @Field(() => LoginFactorKind, { description: "The kind of factor." })
  kind!: LoginFactorKind;

  @Field(() => String, {
    nullable: true,
    description: "The name of the passkey or of the login provider; otherwise null.",
  })
  name!: string | null;

  @Field(() => Date, { description: "The time when the factor was added." })
  addedAt!: Date;
}

/**
 * Selects the factors of the user `u`, as JSON.
 * @param providerName the parameter that holds the name of the login provider
 */
export const listFactors = (providerName: string): string => `(
  select coalesce(
    json_agg(json_build_object('kind', kind, 'name', name, 'addedAt', added_at) order by place, added_at), '[]')
  from (
    select 1 as place, '${LoginFactorKind.PASSKEY}' as kind, name, created_at as added_at
    from passkeys where user_id = u.user_id
    union all
    select 2, '${LoginFactorKind.AUTHENTICATOR}', null, confirmed_at
    from totp_secrets where user_id = u.user_id and confirmed_at is not null
    union all
    select 3, '${LoginFactorKind.RECOVERY_CODES}', null, min(created_at)
    from recovery_codes where user_id = u.user_id having count(*) > 0
    union all
    select 4, '${LoginFactorKind.OPENID}', ${providerName}::text, linked_at
    from identities where user_id = u.user_id and email_key = u.email_key
  ) factors
)`;

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
  const [result]: { hadSome: boolean }[] = await data.query(REMOVE, [userId]);
  if (!result!.hadSome) return;
  for (const email of addresses)
    await queueAccountNotice(data, "factors-removed", { userId, email }, locale);
}
