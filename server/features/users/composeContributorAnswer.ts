import type { DataSource } from "typeorm";
import { type Language, type Locale, toLanguage } from "../../../shared/locales";
import { layoutMail, type MailSite } from "../../lib/layoutMail";
import type { MailToCompose } from "../outbox/QueuedMail";
import type { ContributorRequestStatus } from "./ContributorRequest";

interface Answer {
  userId: number;
  email: string;
  status: ContributorRequestStatus;
  reason: string | null;
}

/** Finds the latest answer to the user who receives the mail. */
const FIND = `
  select users.user_id as "userId", email, status, reason
  from outbox join users using (user_id) join contributor_requests using (user_id)
  where mail_id = $1 and not banned and answered_at is not null
  order by contributor_request_id desc limit 1`;

/** Deletes earlier mails, because one mail contains the latest answer. */
const DELETE_OTHERS = `
  delete from outbox where user_id = $1 and kind = 'contributor-answer' and mail_id <> $2`;

/**
 * Composes the mail that answers a request to become a contributor; null if the user may no longer get it.
 * @param site the site that links lead to
 */
export const composeContributorAnswer = (
  db: DataSource,
  { mailId, locale }: Pick<MailToCompose, "mailId" | "locale">,
  site: MailSite,
) =>
  db.transaction(async (data) => {
    const [answer]: Answer[] = await data.query(FIND, [mailId]);
    if (!answer) return null;
    await data.query(DELETE_OTHERS, [answer.userId, mailId]);
    const { email, reason, status } = answer;
    const text =
      status === "accepted" ? composeAccepted(site, locale) : composeDeclined(site, locale, reason);
    return { to: email, ...text };
  });

/**
 * The texts of the mail. They contain nothing that the user wrote, because the address may be
 * another person's.
 */
const makeTexts = (site: string) =>
  ({
    en: {
      greeting: "Hello,",
      reason: `You receive this because you asked to contribute to ${site}.`,
      accepted: {
        subject: `You can now add recipes to ${site}`,
        text: `You asked to contribute to ${site}. You can now add your own recipes and edit them later.`,
        button: "Add a recipe",
      },
      declined: {
        subject: `Your request to contribute to ${site}`,
        text: `You asked to contribute to ${site}. An admin has declined this for now.`,
        reason: "The admin wrote:",
        after: "You can still save recipes, write reviews and take notes, and you can ask again.",
        button: "Browse recipes",
      },
    },
    de: {
      greeting: "Hallo,",
      reason: `Du bekommst diese E-Mail, weil du zu ${site} beitragen wolltest.`,
      accepted: {
        subject: `Du kannst jetzt Rezepte zu ${site} hinzufügen`,
        text: `du wolltest zu ${site} beitragen. Ab jetzt kannst du eigene Rezepte hinzufügen und sie später bearbeiten.`,
        button: "Rezept hinzufügen",
      },
      declined: {
        subject: `Deine Anfrage zum Mitmachen bei ${site}`,
        text: `du wolltest zu ${site} beitragen. Ein Admin hat das vorerst abgelehnt.`,
        reason: "Der Admin schreibt:",
        after:
          "Du kannst weiterhin Favoriten speichern, Bewertungen schreiben und Notizen machen, und du kannst erneut anfragen.",
        button: "Rezepte ansehen",
      },
    },
  }) satisfies Record<Language, object>;

function composeAccepted({ name: site, url: base }: MailSite, locale: Locale) {
  const { accepted, greeting, reason } = makeTexts(site)[toLanguage(locale)];
  const { button, subject, text } = accepted;
  const link = { label: button, url: `${base}/recipes/new` };
  return layoutMail({ locale, site, subject, greeting, paragraphs: [text], link, reason });
}

function composeDeclined(
  { name: site, url: base }: MailSite,
  locale: Locale,
  answer: string | null,
) {
  const { declined, greeting, reason } = makeTexts(site)[toLanguage(locale)];
  const { after, button, subject, text } = declined;
  const paragraphs = [text, ...(answer ? [`${declined.reason}\n${answer}`] : []), after];
  const link = { label: button, url: `${base}/recipes` };
  return layoutMail({ locale, site, subject, greeting, paragraphs, link, reason });
}
