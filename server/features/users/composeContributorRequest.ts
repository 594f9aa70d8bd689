import type { DataSource } from "typeorm";
import { type Language, toLanguage } from "../../../shared/locales";
import { layoutMail, type MailSite } from "../../lib/layoutMail";
import type { MailToCompose } from "../outbox/QueuedMail";
import { roleIds } from "./Role";

/** Finds the admin, and deletes the other mails to the same one, because each counts all open requests. */
const FIND = `
  with recipient as (
    select user_id, email from outbox join users using (user_id)
    where mail_id = $1 and not banned and role_id = ${roleIds.admin}
  ), others as (
    delete from outbox using recipient
    where outbox.user_id = recipient.user_id and kind = 'contributor-request' and mail_id <> $1
  )
  select recipient.email, count(*)::int as count
  from recipient, contributor_requests join users account using (user_id)
  where status = 'open' and not account.banned
  group by recipient.email`;

/** The texts contain nothing that the member wrote. */
const makeTexts = (site: string, count: number) =>
  ({
    en: {
      subject: `A request to contribute to ${site}`,
      greeting: "Hello,",
      text: `A member would like to add recipes to ${site}. Open requests: ${count}.`,
      button: "Answer the request",
      reason: `You receive this because you are an admin of ${site}.`,
    },
    de: {
      subject: `Eine Anfrage zum Mitmachen bei ${site}`,
      greeting: "Hallo,",
      text: `ein Mitglied möchte Rezepte zu ${site} beitragen. Offene Anfragen: ${count}.`,
      button: "Anfrage beantworten",
      reason: `Du bekommst diese E-Mail, weil du Admin bei ${site} bist.`,
    },
  }) satisfies Record<Language, object>;

/**
 * Composes the mail to an admin about a request to contribute; null if the requests are answered or the recipient is no
 * longer an admin.
 * @param site the site that links lead to
 */
export async function composeContributorRequest(
  db: DataSource,
  { mailId, locale }: Pick<MailToCompose, "mailId" | "locale">,
  { name: site, url: base }: MailSite,
) {
  const [recipient]: { email: string; count: number }[] = await db.query(FIND, [mailId]);
  if (!recipient) return null;
  const { button, greeting, reason, subject, text } = makeTexts(site, recipient.count)[
    toLanguage(locale)
  ];
  const link = { label: button, url: `${base}/users/requests` };
  const paragraphs = [text];
  const mail = layoutMail({ locale, site, subject, greeting, paragraphs, link, reason });
  return { to: recipient.email, ...mail };
}
