import type { DataSource } from "typeorm";
import type { Locale } from "../../../../../shared/locales";
import { BRAND } from "../../../../brand";
import { layoutMail } from "../../../../lib/layoutMail";
import type { QueuedMail } from "../../../outbox/QueuedMail";
import { hashToken, makeToken } from "../../../../lib/linkToken";

const LIFE = "1 hour";

const ADDRESSEE = `
  select users.user_id, email from users join outbox using (user_id)
  where mail_id = $1 and not banned
  for no key update of users`;

// Reads the outbox again: while this waited for the user's row, the mail may have been called off.
const MAKE = `
  insert into password_resets (user_id, token_hash, expires_at)
  select user_id, $2, now() + interval '${LIFE}' from outbox where mail_id = $1
  on conflict (user_id) do update
    set token_hash = excluded.token_hash, expires_at = excluded.expires_at
  returning user_id`;

/** One mail answers all requests that came before it. */
const DELETE_OTHERS = `
  delete from outbox where user_id = $1 and kind = 'password-reset' and mail_id <> $2`;

/**
 * Makes the token of a queued reset, in place of the one before, and the mail that carries it;
 * null when nobody is to get it any more.
 *
 * @param base the application's public address, without a slash at its end
 */
export const composePasswordReset = (
  db: DataSource,
  { mailId, locale }: Pick<QueuedMail, "mailId" | "locale">,
  base: string,
) =>
  db.transaction(async (data) => {
    const [addressee]: { user_id: number; email: string }[] = await data.query(ADDRESSEE, [mailId]);
    if (!addressee) return null;
    const token = makeToken();
    const made: unknown[] = await data.query(MAKE, [mailId, hashToken(token)]);
    if (!made.length) return null;
    await data.query(DELETE_OTHERS, [addressee.user_id, mailId]);
    return { to: addressee.email, ...mailWith(`${base}/reset-password?token=${token}`, locale) };
  });

interface Texts {
  subject: string;
  greeting: string;
  introduction: string;
  button: string;
  notice: string;
}

/**
 * They contain nothing that a user chose, such as a name: whoever registers with somebody else's address
 * must not be able to write to them in our name.
 */
const texts: Record<Locale, Texts> = {
  en: {
    subject: `Reset your ${BRAND} password`,
    greeting: "Hello,",
    introduction: `We received a request to reset the password of your ${BRAND} account. To choose a new password, open this link within the next hour:`,
    button: "Choose a new password",
    notice:
      "The link can be used once, and only the most recent link is valid. If you did not request this, you can ignore this email: your password stays the same.",
  },
  de: {
    subject: `Neues Passwort für ${BRAND}`,
    greeting: "Hallo,",
    introduction: `für dein Konto bei ${BRAND} wurde ein neues Passwort angefordert. Um eines zu wählen, öffne innerhalb der nächsten Stunde diesen Link:`,
    button: "Neues Passwort wählen",
    notice:
      "Der Link gilt nur einmal, und nur der neueste ist gültig. Falls du das nicht angefordert hast, kannst du diese E-Mail ignorieren: Dein Passwort bleibt, wie es ist.",
  },
};

function mailWith(url: string, locale: Locale) {
  const { button, greeting, introduction, notice, subject } = texts[locale];
  const link = { label: button, url };
  return layoutMail({ locale, subject, greeting, paragraphs: [introduction], link, notice });
}
