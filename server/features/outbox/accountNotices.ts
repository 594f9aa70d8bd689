import type { DataSource } from "typeorm";
import { type Language, toLanguage } from "../../../shared/locales";
import { accountReason, layoutMail, type MailSite } from "../../lib/layoutMail";
import type { AccountNotice, MailToCompose } from "./QueuedMail";

interface Texts {
  subject: string;
  change: string;
  advice: string;
}

const makeButtons = (site: string): Record<Language, { open: string; reset: string }> => ({
  en: { open: `Open ${site}`, reset: "Choose a new password" },
  de: { open: `${site} öffnen`, reset: "Neues Passwort wählen" },
});

const RESET_EN = "If you did not do this, choose a new password right away:";
const RESET_DE = "Falls du das nicht warst, wähle sofort ein neues Passwort:";

/** The texts contain nothing that a user chose, because the address may be another person's. */
const makeTexts = (
  site: string,
): Record<Language, { greeting: string } & Record<AccountNotice, Texts>> => ({
  en: {
    greeting: "Hello,",
    "authenticator-added": {
      subject: `An authenticator app was added to your ${site} account`,
      change: `An authenticator app was added to your ${site} account. Its codes can now be used to log in, together with your password.`,
      advice: RESET_EN,
    },
    "authenticator-removed": {
      subject: `The authenticator app of your ${site} account was removed`,
      change: `The authenticator app of your ${site} account was removed. Its codes can no longer be used to log in.`,
      advice: RESET_EN,
    },
    "email-changed": {
      subject: `The email address of your ${site} account was changed`,
      change: `The email address of your ${site} account was changed. From now on, you log in with the new address, and mail is sent there. Other devices have been logged out.`,
      advice: "If you did not change it, contact the site's admin.",
    },
    "email-new": {
      subject: `This is now the email address of a ${site} account`,
      change: `A ${site} account now uses this email address to log in, and mail about the account is sent here.`,
      advice:
        "If this is not your account, choose a new password. That removes every other way to log in to it:",
    },
    "factors-removed": {
      subject: `The ways to log in to your ${site} account were removed`,
      change: `Passkeys, authenticator app, recovery codes and linked login of your ${site} account were removed, because its password was reset or its email address has changed. Your password alone is now enough to log in. You can set them up again under “Two-factor login”.`,
      advice: RESET_EN,
    },
    "identity-linked": {
      subject: `A login was added to your ${site} account`,
      change: `You can now also log in to your ${site} account with this site's login provider, without your password.`,
      advice: RESET_EN,
    },
    "identity-removed": {
      subject: `A login was removed from your ${site} account`,
      change: `You can no longer log in to your ${site} account with this site's login provider, only with your password. Other devices have been logged out.`,
      advice: RESET_EN,
    },
    "passkey-added": {
      subject: `A passkey was added to your ${site} account`,
      change: `A passkey was added to your ${site} account. It can now be used to log in.`,
      advice: RESET_EN,
    },
    "passkey-removed": {
      subject: `A passkey was removed from your ${site} account`,
      change: `A passkey of your ${site} account was removed. It can no longer be used to log in.`,
      advice: RESET_EN,
    },
    "password-changed": {
      subject: `The password of your ${site} account was changed`,
      change: `The password of your ${site} account was changed. Other devices have been logged out.`,
      advice: RESET_EN,
    },
    "recovery-code-used": {
      subject: `A recovery code of your ${site} account was used`,
      change: `One of the recovery codes of your ${site} account was used. It cannot be used again.`,
      advice:
        "If you did not use it, another person has your password. Choose a new one right away:",
    },
    "recovery-codes-renewed": {
      subject: `The recovery codes of your ${site} account were replaced`,
      change: `The recovery codes of your ${site} account were replaced. Your old codes no longer work.`,
      advice: RESET_EN,
    },
    "two-factor-off": {
      subject: `Two-factor login of your ${site} account was turned off`,
      change: `Two-factor login of your ${site} account was turned off. Your password alone is now enough to log in.`,
      advice:
        "If neither you nor, at your request, an admin turned it off, choose a new password right away:",
    },
    "two-factor-on": {
      subject: `Two-factor login of your ${site} account was turned on`,
      change: `Two-factor login of your ${site} account was turned on. Other devices have been logged out.`,
      advice: RESET_EN,
    },
  },
  de: {
    greeting: "Hallo,",
    "authenticator-added": {
      subject: `Zu deinem Konto bei ${site} ist eine Authenticator-App dazugekommen`,
      change: `ab jetzt gelten die Codes einer weiteren Authenticator-App, um sich zusammen mit dem Passwort bei ${site} anzumelden.`,
      advice: RESET_DE,
    },
    "authenticator-removed": {
      subject: `Die Authenticator-App deines Kontos bei ${site} wurde entfernt`,
      change: `die Authenticator-App deines Kontos bei ${site} wurde entfernt. Ihre Codes gelten nicht mehr.`,
      advice: RESET_DE,
    },
    "email-changed": {
      subject: `Die E-Mail-Adresse deines Kontos bei ${site} wurde geändert`,
      change: `die E-Mail-Adresse deines Kontos bei ${site} wurde geändert. Ab jetzt meldest du dich mit der neuen Adresse an, und E-Mails gehen dorthin. Andere Geräte sind abgemeldet.`,
      advice: "Falls du das nicht warst, wende dich an einen Admin der Website.",
    },
    "email-new": {
      subject: `Das ist jetzt die E-Mail-Adresse eines Kontos bei ${site}`,
      change: `ein Konto bei ${site} hat ab jetzt diese E-Mail-Adresse: Es meldet sich damit an, und E-Mails zum Konto gehen hierher.`,
      advice:
        "Falls das nicht dein Konto ist, wähle ein neues Passwort. Das beendet alles andere, womit man sich bei dem Konto anmelden kann:",
    },
    "factors-removed": {
      subject: `Die Anmeldewege deines Kontos bei ${site} wurden entfernt`,
      change: `Passkeys, Authenticator-App, Wiederherstellungscodes und verknüpfte Anmeldung deines Kontos bei ${site} wurden entfernt, weil das Passwort zurückgesetzt oder die E-Mail-Adresse geändert wurde. Ab jetzt genügt das Passwort, um sich anzumelden. Du kannst sie unter „Zwei-Faktor-Anmeldung“ neu einrichten.`,
      advice: RESET_DE,
    },
    "identity-linked": {
      subject: `Zu deinem Konto bei ${site} ist eine Anmeldung dazugekommen`,
      change: `ab jetzt kannst du dich bei ${site} auch über den Anmeldedienst dieser Seite anmelden, ohne dein Passwort.`,
      advice: RESET_DE,
    },
    "identity-removed": {
      subject: `Von deinem Konto bei ${site} wurde eine Anmeldung entfernt`,
      change: `bei ${site} kannst du dich nicht mehr über den Anmeldedienst dieser Seite anmelden, nur noch mit deinem Passwort. Andere Geräte sind abgemeldet.`,
      advice: RESET_DE,
    },
    "passkey-added": {
      subject: `Zu deinem Konto bei ${site} ist ein Passkey dazugekommen`,
      change: `ab jetzt kann man sich bei ${site} mit einem weiteren Passkey als du anmelden.`,
      advice: RESET_DE,
    },
    "passkey-removed": {
      subject: `Von deinem Konto bei ${site} wurde ein Passkey entfernt`,
      change: `ein Passkey deines Kontos bei ${site} wurde entfernt. Er gilt nicht mehr.`,
      advice: RESET_DE,
    },
    "password-changed": {
      subject: `Das Passwort deines Kontos bei ${site} wurde geändert`,
      change: `das Passwort deines Kontos bei ${site} wurde geändert. Andere Geräte sind abgemeldet.`,
      advice: RESET_DE,
    },
    "recovery-code-used": {
      subject: `Ein Wiederherstellungscode deines Kontos bei ${site} wurde benutzt`,
      change: `einer der Wiederherstellungscodes deines Kontos bei ${site} wurde benutzt. Er gilt nicht noch einmal.`,
      advice: "Falls du das nicht warst, kennt jemand dein Passwort. Wähle sofort ein neues:",
    },
    "recovery-codes-renewed": {
      subject: `Die Wiederherstellungscodes deines Kontos bei ${site} wurden ersetzt`,
      change: `die Wiederherstellungscodes deines Kontos bei ${site} wurden ersetzt. Die bisherigen gelten nicht mehr.`,
      advice: RESET_DE,
    },
    "two-factor-off": {
      subject: `Die Zwei-Faktor-Anmeldung deines Kontos bei ${site} wurde ausgeschaltet`,
      change: `die Zwei-Faktor-Anmeldung deines Kontos bei ${site} wurde ausgeschaltet. Ab jetzt genügt das Passwort, um sich anzumelden.`,
      advice:
        "Falls das weder du warst noch, auf deine Bitte, ein Admin, wähle sofort ein neues Passwort:",
    },
    "two-factor-on": {
      subject: `Die Zwei-Faktor-Anmeldung deines Kontos bei ${site} wurde eingeschaltet`,
      change: `die Zwei-Faktor-Anmeldung deines Kontos bei ${site} wurde eingeschaltet. Andere Geräte sind abgemeldet.`,
      advice: RESET_DE,
    },
  },
});

const makeFormerReasons = (site: string): Record<Language, string> => ({
  en: `You receive this because a ${site} account used this email address until now.`,
  de: `Du bekommst diese E-Mail, weil ein Konto bei ${site} bis jetzt diese E-Mail-Adresse hatte.`,
});

/** Composes the mail about a change of an account; null if it has no recipient. */
function composeNotice(
  kind: AccountNotice,
  { locale, recipient }: Pick<MailToCompose, "locale" | "recipient">,
  { name: site, url: base }: MailSite,
) {
  if (recipient === null) return null;
  const { greeting, [kind]: notice } = makeTexts(site)[toLanguage(locale)];
  const { advice, change, subject } = notice;
  const { open, reset } = makeButtons(site)[toLanguage(locale)];
  // Links for resetting the password go to the new address.
  const link =
    kind === "email-changed"
      ? { label: open, url: `${base}/` }
      : { label: reset, url: `${base}/forgot-password` };
  const reasons = kind === "email-changed" ? makeFormerReasons(site) : accountReason(site);
  const paragraphs = [change, advice];
  const reason = reasons[toLanguage(locale)];
  return {
    to: recipient,
    ...layoutMail({ locale, site, subject, greeting, paragraphs, link, reason }),
  };
}

type ComposeNotice = (
  db: DataSource,
  mail: Pick<MailToCompose, "locale" | "recipient">,
  site: MailSite,
) => Promise<ReturnType<typeof composeNotice>>;

const kinds = Object.keys(makeTexts("").en).filter(
  (key): key is AccountNotice => key !== "greeting",
);

/**
 * Composes the mail about a change of an account, by the kind of change. The last argument is the site
 * that links lead to.
 */
export const noticeComposers = Object.fromEntries(
  kinds.map((kind) => [kind, async (_db, mail, site) => composeNotice(kind, mail, site)]),
) as Record<AccountNotice, ComposeNotice>;
