import { createTransport } from "nodemailer";
import type { Sender } from "../../config/getSender";
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
 * @param getSender returns the sender of a mail, whose name admins can change
 */
export function smtpMailer(url: string, getSender: () => Sender): Mailer {
  const transport = createTransport({
    url,
    ...LIMITS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, signal) {
      const { response } = await transport.sendMail({
        from: getSender(),
        ...mail,
        headers: { ...HEADERS, ...mail.headers },
        signal,
      });
      return response;
    },
  };
}
