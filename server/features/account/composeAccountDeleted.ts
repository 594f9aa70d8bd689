import type { DataSource } from "typeorm";
import { type Language, toLanguage } from "../../../shared/locales";
import { layoutMail, type MailSite } from "../../lib/layoutMail";
import type { MailToCompose } from "../outbox/QueuedMail";

const makeTexts = (site: string) =>
  ({
    en: {
      subject: `Your ${site} account was deleted`,
      greeting: "Hello,",
      change: `Your ${site} account was deleted. It can no longer be used to log in, and recipes and reviews that were kept no longer show your name.`,
      advice: "If you did not expect this, contact the site's admin.",
      button: `Open ${site}`,
      reason: `You receive this because the account used this email address. It is the last mail of ${site} about it.`,
    },
    de: {
      subject: `Dein Konto bei ${site} wurde gelöscht`,
      greeting: "Hallo,",
      change: `dein Konto bei ${site} wurde gelöscht. Damit kann man sich nicht mehr anmelden, und Rezepte und Bewertungen, die geblieben sind, zeigen deinen Namen nicht mehr.`,
      advice: "Falls du das nicht erwartet hast, wende dich an einen Admin der Website.",
      button: `${site} öffnen`,
      reason: `Du bekommst diese E-Mail, weil das Konto diese E-Mail-Adresse hatte. Es ist die letzte von ${site} dazu.`,
    },
  }) satisfies Record<Language, object>;

/** Composes the mail about the deletion of an account; null without a recipient. */
export async function composeAccountDeleted(
  _db: DataSource,
  { locale, recipient }: Pick<MailToCompose, "locale" | "recipient">,
  { name: site, url: base }: MailSite,
) {
  if (recipient === null) return null;
  const { advice, button, change, greeting, reason, subject } = makeTexts(site)[toLanguage(locale)];
  const link = { label: button, url: `${base}/` };
  const paragraphs = [change, advice];
  return {
    to: recipient,
    ...layoutMail({ locale, site, subject, greeting, paragraphs, link, reason }),
  };
}
