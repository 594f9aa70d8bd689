import type { DataSource } from "typeorm";
import type { Locale } from "../../../shared/locales";
import { BRAND } from "../../brand";
import { layoutMail } from "../../lib/layoutMail";
import type { AccountNotice, QueuedMail } from "./QueuedMail";

interface Texts {
  subject: string;
  change: string;
  advice: string;
  button: string;
}

/** They contain nothing that a user chose: the address may be somebody else's. */
const texts: Record<Locale, { greeting: string } & Record<AccountNotice, Texts>> = {
  en: {
    greeting: "Hello,",
    "email-changed": {
      subject: `The email address of your ${BRAND} account was changed`,
      change: `The email address of your ${BRAND} account was changed. From now on, you log in with the new address, and mail is sent there.`,
      advice: "If you did not change it, please contact whoever runs this site.",
      button: `Open ${BRAND}`,
    },
    "identity-linked": {
      subject: `A login was added to your ${BRAND} account`,
      change: `From now on, you can log in to your ${BRAND} account by the login provider of this site as well, without your password.`,
      advice: "If you did not add it, choose a new password right away:",
      button: "Choose a new password",
    },
    "identity-removed": {
      subject: `A login was removed from your ${BRAND} account`,
      change: `You can no longer log in to your ${BRAND} account by the login provider of this site, only with your password. Other devices have been logged out.`,
      advice: "If you did not remove it, choose a new password right away:",
      button: "Choose a new password",
    },
    "password-changed": {
      subject: `The password of your ${BRAND} account was changed`,
      change: `The password of your ${BRAND} account was changed. Other devices have been logged out.`,
      advice: "If you did not change it, choose a new password right away:",
      button: "Choose a new password",
    },
    "two-factor-on": {
      subject: `Two-factor login of your ${BRAND} account was turned on`,
      change: `Two-factor login of your ${BRAND} account was turned on. Other devices have been logged out.`,
      advice: "If you did not turn it on, please contact whoever runs this site.",
      button: `Open ${BRAND}`,
    },
    "two-factor-off": {
      subject: `Two-factor login of your ${BRAND} account was turned off`,
      change: `Two-factor login of your ${BRAND} account was turned off. From now on, the password is enough to log in.`,
      advice:
        "If neither you nor, at your request, an admin turned it off, choose a new password right away:",
      button: "Choose a new password",
    },
    "recovery-code-used": {
      subject: `A recovery code of your ${BRAND} account was used`,
      change: `One of the recovery codes of your ${BRAND} account was used. It cannot be used again.`,
      advice: "If you did not use it, somebody knows your password. Choose a new one right away:",
      button: "Choose a new password",
    },
  },
  de: {
    greeting: "Hallo,",
    "email-changed": {
      subject: `Die E-Mail-Adresse deines Kontos bei ${BRAND} wurde geändert`,
      change: `die E-Mail-Adresse deines Kontos bei ${BRAND} wurde geändert. Ab jetzt meldest du dich mit der neuen Adresse an, und E-Mails gehen dorthin.`,
      advice: "Falls du das nicht warst, wende dich bitte an die Betreiber dieser Seite.",
      button: `${BRAND} öffnen`,
    },
    "identity-linked": {
      subject: `Zu deinem Konto bei ${BRAND} ist eine Anmeldung dazugekommen`,
      change: `ab jetzt kannst du dich bei ${BRAND} auch über den Anmeldedienst dieser Seite anmelden, ohne dein Passwort.`,
      advice: "Falls du das nicht warst, wähle sofort ein neues Passwort:",
      button: "Neues Passwort wählen",
    },
    "identity-removed": {
      subject: `Von deinem Konto bei ${BRAND} wurde eine Anmeldung entfernt`,
      change: `bei ${BRAND} kannst du dich nicht mehr über den Anmeldedienst dieser Seite anmelden, nur noch mit deinem Passwort. Andere Geräte sind abgemeldet.`,
      advice: "Falls du das nicht warst, wähle sofort ein neues Passwort:",
      button: "Neues Passwort wählen",
    },
    "password-changed": {
      subject: `Das Passwort deines Kontos bei ${BRAND} wurde geändert`,
      change: `das Passwort deines Kontos bei ${BRAND} wurde geändert. Andere Geräte sind abgemeldet.`,
      advice: "Falls du das nicht warst, wähle sofort ein neues Passwort:",
      button: "Neues Passwort wählen",
    },
    "two-factor-on": {
      subject: `Die Zwei-Faktor-Anmeldung deines Kontos bei ${BRAND} wurde eingeschaltet`,
      change: `die Zwei-Faktor-Anmeldung deines Kontos bei ${BRAND} wurde eingeschaltet. Andere Geräte sind abgemeldet.`,
      advice: "Falls du das nicht warst, wende dich bitte an die Betreiber dieser Seite.",
      button: `${BRAND} öffnen`,
    },
    "two-factor-off": {
      subject: `Die Zwei-Faktor-Anmeldung deines Kontos bei ${BRAND} wurde ausgeschaltet`,
      change: `die Zwei-Faktor-Anmeldung deines Kontos bei ${BRAND} wurde ausgeschaltet. Ab jetzt genügt das Passwort, um sich anzumelden.`,
      advice:
        "Falls das weder du warst noch, auf deine Bitte, ein Admin, wähle sofort ein neues Passwort:",
      button: "Neues Passwort wählen",
    },
    "recovery-code-used": {
      subject: `Ein Wiederherstellungscode deines Kontos bei ${BRAND} wurde benutzt`,
      change: `einer der Wiederherstellungscodes deines Kontos bei ${BRAND} wurde benutzt. Er gilt nicht noch einmal.`,
      advice: "Falls du das nicht warst, kennt jemand dein Passwort. Wähle sofort ein neues:",
      button: "Neues Passwort wählen",
    },
  },
};

const pages: Record<AccountNotice, string> = {
  "email-changed": "/",
  "identity-linked": "/forgot-password",
  "identity-removed": "/forgot-password",
  "password-changed": "/forgot-password",
  "recovery-code-used": "/forgot-password",
  "two-factor-off": "/forgot-password",
  "two-factor-on": "/",
};

/**
 * The mail about a change of an account.
 * @param base the application's public address, without a slash at its end
 */
export const composeNotice =
  (kind: AccountNotice) =>
  async (
    _db: DataSource,
    { locale, recipient }: Pick<QueuedMail, "locale" | "recipient">,
    base: string,
  ) => {
    if (recipient === null) return null;
    const { greeting, [kind]: notice } = texts[locale];
    const { advice, button, change, subject } = notice;
    const link = { label: button, url: `${base}${pages[kind]}` };
    return {
      to: recipient,
      ...layoutMail({ locale, subject, greeting, paragraphs: [change, advice], link }),
    };
  };
