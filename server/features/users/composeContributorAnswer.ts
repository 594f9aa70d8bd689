import type { DataSource } from "typeorm";
import type { Locale } from "../../../shared/locales";
import { BRAND } from "../../brand";
import { layoutMail } from "../../lib/layoutMail";
import type { QueuedMail } from "../outbox/QueuedMail";
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
 * @param base the application's public address, without a slash at its end
 */
export const composeContributorAnswer = (
  db: DataSource,
  { mailId, locale }: Pick<QueuedMail, "mailId" | "locale">,
  base: string,
) =>
  db.transaction(async (data) => {
    const [answer]: Answer[] = await data.query(FIND, [mailId]);
    if (!answer) return null;
    await data.query(DELETE_OTHERS, [answer.userId, mailId]);
    const { email, reason, status } = answer;
    const text =
      status === "accepted" ? composeAccepted(base, locale) : composeDeclined(base, locale, reason);
    return { to: email, ...text };
  });

/**
 * The texts of the mail. They contain nothing that the user wrote, because the address may be
 * another person's.
 */
const texts = {
  en: {
    greeting: "Hello,",
    accepted: {
      subject: `You can now add recipes to ${BRAND}`,
      text: `You asked to contribute to ${BRAND}. You can now add your own recipes and edit them later.`,
      button: "Add a recipe",
    },
    declined: {
      subject: `Your request to contribute to ${BRAND}`,
      text: `You asked to contribute to ${BRAND}. An admin has declined this for now.`,
      reason: "The admin wrote:",
      after: "You can still save favorites, write reviews and take notes, and you can ask again.",
      button: "Browse recipes",
    },
  },
  de: {
    greeting: "Hallo,",
    accepted: {
      subject: `Du kannst jetzt Rezepte zu ${BRAND} hinzufügen`,
      text: `du wolltest zu ${BRAND} beitragen. Ab jetzt kannst du eigene Rezepte hinzufügen und sie später bearbeiten.`,
      button: "Rezept hinzufügen",
    },
    declined: {
      subject: `Deine Anfrage zum Mitmachen bei ${BRAND}`,
      text: `du wolltest zu ${BRAND} beitragen. Ein Admin hat das vorerst abgelehnt.`,
      reason: "Der Admin schreibt:",
      after:
        "Du kannst weiterhin Favoriten speichern, Bewertungen schreiben und Notizen machen, und du kannst erneut anfragen.",
      button: "Rezepte ansehen",
    },
  },
} satisfies Record<Locale, object>;

function composeAccepted(base: string, locale: Locale) {
  const { accepted, greeting } = texts[locale];
  const { button, subject, text } = accepted;
  const link = { label: button, url: `${base}/recipes/new` };
  return layoutMail({ locale, subject, greeting, paragraphs: [text], link });
}

function composeDeclined(base: string, locale: Locale, reason: string | null) {
  const { declined, greeting } = texts[locale];
  const { after, button, subject, text } = declined;
  const paragraphs = [text, ...(reason ? [`${declined.reason}\n${reason}`] : []), after];
  const link = { label: button, url: `${base}/recipes` };
  return layoutMail({ locale, subject, greeting, paragraphs, link });
}
