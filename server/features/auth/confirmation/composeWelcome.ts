import type { DataSource } from "typeorm";
import { type Language, toLanguage } from "../../../../shared/locales";
import { accountReason, layoutMail, type MailSite } from "../../../lib/layoutMail";
import type { MailLinks } from "../../notices/makeMailLinks";
import type { MailToCompose } from "../../outbox/QueuedMail";

const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** Deletes the other mails, because each link confirms the address. */
const FIND = `
  with recipient as (
    select user_id, email, email_key, email_confirmed_at is not null as is_confirmed
    from users join outbox using (user_id) where mail_id = $1 and not banned
  ), others as (
    delete from outbox using recipient where outbox.user_id = recipient.user_id
      and kind in ('welcome', 'confirm-email') and mail_id <> $1
  )
  select user_id as "userId", email, email_key as "emailKey", is_confirmed as "isConfirmed"
  from recipient`;

/** The texts contain nothing that the user chose, because the address may be another person's. */
const makeTexts = (site: string) =>
  ({
    en: {
      greeting: "Hello,",
      welcome: {
        subject: `Welcome to ${site}`,
        text: `Your ${site} account is ready. You can save favorites, keep notes and review what you have cooked.`,
        button: `Open ${site}`,
        notice: "If you did not create this account, contact the site's admin.",
      },
      confirm: {
        subject: `Confirm your email address for ${site}`,
        text: `A ${site} account uses this email address. To confirm that it is yours, open this link within the next seven days. Until then, you can read, save favorites and keep private notes.`,
        button: "Confirm the address",
        notice: "If this is not your account, ignore this mail: the address stays unconfirmed.",
      },
    },
    de: {
      greeting: "Hallo,",
      welcome: {
        subject: `Willkommen bei ${site}`,
        text: `dein Konto bei ${site} ist bereit. Du kannst Favoriten speichern, Notizen machen und bewerten, was du gekocht hast.`,
        button: `${site} öffnen`,
        notice: "Falls du dieses Konto nicht angelegt hast, wende dich an einen Admin der Website.",
      },
      confirm: {
        subject: `Bestätige deine E-Mail-Adresse für ${site}`,
        text: `ein Konto bei ${site} hat diese E-Mail-Adresse. Um zu bestätigen, dass es deine ist, öffne innerhalb von sieben Tagen diesen Link. Bis dahin kannst du lesen, Favoriten speichern und private Notizen machen.`,
        button: "Adresse bestätigen",
        notice:
          "Falls das nicht dein Konto ist, ignoriere diese E-Mail: Die Adresse bleibt unbestätigt.",
      },
    },
  }) satisfies Record<Language, object>;

/**
 * Composes the mail to a new user or a new address, with a link that confirms the address unless it is confirmed;
 * null if the user may no longer get it, or has confirmed it before.
 * @param site the site that links lead to
 */
export async function composeWelcome(
  db: DataSource,
  { kind, mailId, locale }: Pick<MailToCompose, "kind" | "mailId" | "locale">,
  { name: site, url: base }: MailSite,
  links: Pick<MailLinks, "seal">,
) {
  const [recipient]: { userId: number; email: string; emailKey: string; isConfirmed: boolean }[] =
    await db.query(FIND, [mailId]);
  if (!recipient || (recipient.isConfirmed && kind === "confirm-email")) return null;
  const { email, emailKey, isConfirmed, userId } = recipient;
  const { confirm, greeting, welcome } = makeTexts(site)[toLanguage(locale)];
  const { button, notice, subject, text } = isConfirmed ? welcome : confirm;
  const expiresAt = Date.now() + LIFE_MS;
  const url = isConfirmed
    ? `${base}/`
    : `${base}/confirm-email?token=${links.seal({ act: "confirm", userId, emailKey, expiresAt })}`;
  const reason = accountReason(site)[toLanguage(locale)];
  const link = { label: button, url };
  const paragraphs = [text];
  return {
    to: email,
    ...layoutMail({ locale, site, subject, greeting, paragraphs, link, notice, reason }),
  };
}
