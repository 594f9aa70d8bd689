import type { DataSource } from "typeorm";
import type { Locale } from "../../../shared/locales";
import { notFound } from "../../errors";
import { queueAccountNotice } from "../outbox/QueuedMail";
import { Passkey } from "../auth/passkeys/Passkey";
import { RecoveryCode } from "../auth/twoFactor/RecoveryCode";
import { TotpSecret } from "../auth/twoFactor/TotpSecret";
import { User } from "./User";

/**
 * Removes all second factors of a user who has lost them; a mail reports it.
 * @param locale the language of the mail
 */
export const turnOffTwoFactor = (db: DataSource, userId: number, locale: Locale): Promise<void> =>
  db.transaction(async (data) => {
    const lock = { mode: "for_no_key_update" } as const;
    const account = await data.findOne(User, { where: { userId }, lock });
    if (!account) throw notFound("User");
    for (const factor of [TotpSecret, Passkey, RecoveryCode]) await data.delete(factor, { userId });
    if (!account.twoFactor) return;
    await data.update(User, { userId }, { twoFactor: false });
    await queueAccountNotice(data, "two-factor-off", account, locale);
  });
