import type { DataSource } from "typeorm";
import { type Language, type Locale, toLanguage } from "../../../../../shared/locales";
import { accountReason, layoutMail, type MailSite } from "../../../../lib/layoutMail";
import type { MailToCompose } from "../../../outbox/QueuedMail";
import { hashToken, makeToken } from "../../../../lib/linkToken";

const LIFETIME = "1 hour";

const ADDRESSEE = `
  select users.user_id, email from users join outbox using (user_id)
  where mail_id = $1 and not banned
  for no key update of users`;

// Inserts the reset if the mail is still in the outbox, because it may have been canceled while
// this statement waited for the user's row.
const INSERT_RESET = `
  insert into password_resets (user_id, token_hash, expires_at)
  select user_id, $2, now() + interval '${LIFETIME}' from outbox where mail_id = $1
  on conflict (user_id) do update
    set token_hash = excluded.token_hash, expires_at = excluded.expires_at
  returning user_id`;

/** Deletes the other mails, because one mail answers all earlier requests. */
const DELETE_OTHERS = `
  delete from outbox where user_id = $1 and kind = 'password-reset' and mail_id <> $2`;

/**
 * Creates the token of a queued reset, which replaces an earlier one, and the mail that contains it. Returns
 * null if the user may no longer get it.
 * @param site the site that links lead to
 */
export const composePasswordReset = (
  db: DataSource,
  { mailId, locale }: Pick<MailToCompose, "mailId" | "locale">,
  site: MailSite,
) =>
  db.transaction(async (data) => {
    const [addressee]: { user_id: number; email: string }[] = await data.query(ADDRESSEE, [mailId]);
    if (!addressee) return null;
    const token = makeToken();
    const rows: unknown[] = await data.query(INSERT_RESET, [mailId, hashToken(token)]);
    if (!rows.length) return null;
    await data.query(DELETE_OTHERS, [addressee.user_id, mailId]);
    return {
      to: addressee.email,
      ...layoutResetMail(`${site.url}/reset-password?token=${token}`, site.name, locale),
    };
  });

interface Texts {
  subject: string;
  greeting: string;
  introduction: string;
  button: string;
  notice: string;
}

/**
 * The texts contain nothing that a user chose, such as a name. Otherwise a person who registers with another's address
 * could write to them in the site's name.
 */
const makeTexts = (site: string): Record<Language, Texts> => ({
  en: {
    subject: `Reset your ${site} password`,
    greeting: "Hello,",
    introduction: `We received a request to reset the password of your ${site} account. To choose a new password, open this link within the next hour:`,
    button: "Choose a new password",
    notice:
      "The link can be used once, and only the most recent link is valid. If you did not request this, you can ignore this email: your password stays the same.",
  },
  de: {
    subject: `Neues Passwort für ${site}`,
    greeting: "Hallo,",
    introduction: `für dein Konto bei ${site} wurde ein neues Passwort angefordert. Um eines zu wählen, öffne innerhalb der nächsten Stunde diesen Link:`,
    button: "Neues Passwort wählen",
    notice:
      "Der Link gilt nur einmal, und nur der neueste ist gültig. Falls du das nicht angefordert hast, kannst du diese E-Mail ignorieren: Dein Passwort bleibt, wie es ist.",
  },
});

function layoutResetMail(url: string, site: string, locale: Locale) {
  const { button, greeting, introduction, notice, subject } = makeTexts(site)[toLanguage(locale)];
  const link = { label: button, url };
  const reason = accountReason(site)[toLanguage(locale)];
  const paragraphs = [introduction];
  return layoutMail({ locale, site, subject, greeting, paragraphs, link, notice, reason });
}
