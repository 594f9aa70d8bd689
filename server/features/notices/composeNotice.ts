import type { DataSource } from "typeorm";
import { type Language, toLanguage } from "../../../shared/locales";
import { layoutMail, type MailSite } from "../../lib/layoutMail";
import type { MailLinks } from "./makeMailLinks";
import type { MailToCompose } from "../outbox/QueuedMail";
import { NoticeKind } from "./NoticeKind";
import { RECEIVES_MAIL } from "./Notice";

/** Finds the recipient, who may have switched the notices off meanwhile. */
const FIND = `
  select users.user_id as "userId", email, path, outbox.kind
  from outbox join users using (user_id)
  where mail_id = $1 and ${RECEIVES_MAIL} and not outbox.kind = any(muted_notices)`;

interface Texts {
  subject: string;
  text: string;
  button: string;
  reason: string;
}

/** The texts contain nothing that a user wrote, because the address may be another person's. */
const makeTexts = (
  site: string,
): Record<Language, { greeting: string; unsubscribe: string } & Record<NoticeKind, Texts>> => ({
  en: {
    greeting: "Hello,",
    unsubscribe: "Turn off these mails",
    [NoticeKind.NEW_REVIEW]: {
      subject: `Your recipe on ${site} has a new review`,
      text: `A cook has reviewed one of your recipes on ${site}.`,
      button: "Read the review",
      reason: `You receive this because you have recipes on ${site} and get mails about new reviews of them.`,
    },
    [NoticeKind.REPLY]: {
      subject: `Your review on ${site} has a reply`,
      text: `The author of a recipe on ${site} has replied to your review.`,
      button: "Read the reply",
      reason: `You receive this because you have written reviews on ${site} and get mails about replies to them.`,
    },
    [NoticeKind.SUGGESTION]: {
      subject: `An edit of your recipe on ${site} was suggested`,
      text: `A member has suggested an edit of one of your recipes on ${site}.`,
      button: "See the suggestion",
      reason: `You receive this because you have recipes on ${site} and get mails about suggested edits of them.`,
    },
    [NoticeKind.SUGGESTION_ANSWER]: {
      subject: `Your suggestion on ${site} has an answer`,
      text: `Your suggested edit of a recipe on ${site} was answered.`,
      button: "Read the answer",
      reason: `You receive this because you have suggested edits on ${site} and get mails about answers to them.`,
    },
  },
  de: {
    greeting: "Hallo,",
    unsubscribe: "Diese E-Mails abbestellen",
    [NoticeKind.NEW_REVIEW]: {
      subject: `Dein Rezept bei ${site} hat eine neue Bewertung`,
      text: `zu einem deiner Rezepte bei ${site} gibt es eine neue Bewertung.`,
      button: "Bewertung lesen",
      reason: `Du bekommst diese E-Mail, weil du bei ${site} Rezepte hast und dir neue Bewertungen melden lässt.`,
    },
    [NoticeKind.REPLY]: {
      subject: `Deine Bewertung bei ${site} hat eine Antwort`,
      text: `auf deine Bewertung bei ${site} gibt es eine Antwort.`,
      button: "Antwort lesen",
      reason: `Du bekommst diese E-Mail, weil du bei ${site} Bewertungen geschrieben hast und dir Antworten melden lässt.`,
    },
    [NoticeKind.SUGGESTION]: {
      subject: `Für dein Rezept bei ${site} gibt es einen Vorschlag`,
      text: `für eines deiner Rezepte bei ${site} wurde eine Änderung vorgeschlagen.`,
      button: "Vorschlag ansehen",
      reason: `Du bekommst diese E-Mail, weil du bei ${site} Rezepte hast und dir Vorschläge melden lässt.`,
    },
    [NoticeKind.SUGGESTION_ANSWER]: {
      subject: `Dein Vorschlag bei ${site} hat eine Antwort`,
      text: `dein Vorschlag für ein Rezept bei ${site} wurde beantwortet.`,
      button: "Antwort lesen",
      reason: `Du bekommst diese E-Mail, weil du bei ${site} Änderungen vorgeschlagen hast und dir Antworten melden lässt.`,
    },
  },
});

/**
 * Composes a notice; null if its recipient may no longer get it. The headers let mail programs offer to switch the
 * notices off with one press, as RFC 8058 describes.
 * @param site the site that links lead to
 */
export async function composeNotice(
  db: DataSource,
  { mailId, locale }: Pick<MailToCompose, "mailId" | "locale">,
  { name: site, url: base }: MailSite,
  links: Pick<MailLinks, "seal">,
) {
  const [recipient]: { userId: number; email: string; path: string; kind: NoticeKind }[] =
    await db.query(FIND, [mailId]);
  if (!recipient) return null;
  const { email, kind, path, userId } = recipient;
  const { greeting, unsubscribe: label, [kind]: texts } = makeTexts(site)[toLanguage(locale)];
  const { button, reason, subject, text } = texts;
  const token = links.seal({ act: "unsubscribe", userId, kind });
  const mail = layoutMail({
    locale,
    site,
    subject,
    greeting,
    reason,
    paragraphs: [text],
    link: { label: button, url: `${base}${path}` },
    unsubscribe: { label, url: `${base}/unsubscribe?token=${token}` },
  });
  const headers = {
    "List-Unsubscribe": `<${base}/api/notices/unsubscribe?token=${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return { to: email, ...mail, headers };
}
