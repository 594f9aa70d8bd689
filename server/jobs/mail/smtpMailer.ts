import { createTransport } from "nodemailer";
import type { Mailer } from "./Mailer";

/**
 * The time limits, because the library's own limits are minutes and an unavailable mail server must
 * be noticed in seconds.
 */
const LIMITS = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};

/** The headers that mark mails as generated, so that they get no automatic replies. */
const HEADERS = { "Auto-Submitted": "auto-generated" };

/**
 * Sends by a mail server, on a connection for each mail: they are few.
 * @param url the address of the server with its login: `smtps://user:password@mail.example.org`
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    ...LIMITS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, signal) {
      await transport.sendMail({ from, headers: HEADERS, ...mail, signal });
    },
  };
}
