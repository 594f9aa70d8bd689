import { type Language, type Locale, toLanguage } from "../../../shared/locales";
import { getReason } from "../../lib/getReason";
import { layoutMail } from "../../lib/layoutMail";
import type { Limit } from "../../lib/makeRateLimiter";
import type { Services } from "../../services";
import { TestMailOutcome } from "./SiteSettings";

/** The longest wait for the mail server. */
const TIMEOUT_MS = 15_000;

/** The number of test mails of an admin. */
export const TEST_MAILS: Limit = {
  name: "test-mails",
  times: 5,
  seconds: 10 * 60,
  message: "You have sent several test mails already. Please try again later.",
};

const makeTexts = (site: string) =>
  ({
    en: {
      subject: `Test mail of ${site}`,
      greeting: "Hello,",
      text: "mail of this site arrives.",
      reason: `You receive this because you have requested a test mail in the site settings of ${site}.`,
      button: "Open the site settings",
    },
    de: {
      subject: `Testmail von ${site}`,
      greeting: "Hallo,",
      text: "die E-Mails dieser Seite kommen an.",
      reason: `Du bekommst diese E-Mail, weil du sie in den Einstellungen von ${site} als Test angefordert hast.`,
      button: "Einstellungen der Seite öffnen",
    },
  }) satisfies Record<Language, object>;

/** The properties of nodemailer's errors. */
interface SendingError {
  code?: string;
  /** The text with which the mail server refused a command. */
  response?: string;
}

const readOutcome = ({ code, response }: SendingError): TestMailOutcome => {
  if (code === "EAUTH") return TestMailOutcome.LOGIN_REFUSED;
  return response ? TestMailOutcome.REFUSED : TestMailOutcome.UNREACHABLE;
};

/**
 * Sends a mail to an admin and waits for the response of the mail server.
 * @param base the site's address
 */
export async function sendTestMail(
  { mailer, siteSettings }: Pick<Services, "mailer" | "siteSettings">,
  to: string,
  base: string,
  locale: Locale,
): Promise<{ outcome: TestMailOutcome; answer: string | null }> {
  if (!mailer) return { outcome: TestMailOutcome.NOT_CONFIGURED, answer: null };
  const site = siteSettings.siteName;
  const { button, greeting, reason, subject, text } = makeTexts(site)[toLanguage(locale)];
  const link = { label: button, url: `${base}/site-settings` };
  const mail = layoutMail({ locale, site, subject, greeting, paragraphs: [text], link, reason });
  try {
    const answer = await mailer.send({ to, ...mail }, AbortSignal.timeout(TIMEOUT_MS));
    return { outcome: answer ? TestMailOutcome.ACCEPTED : TestMailOutcome.STORED, answer };
  } catch (error) {
    const outcome = readOutcome(error as SendingError);
    return { outcome, answer: (error as SendingError).response ?? getReason(error) };
  }
}
