/** A mail in words. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A way to get mail out. */
export interface Mailer {
  /**
   * Hands a mail over, and gives up when the signal says so.
   * @throws what nodemailer throws, or the file system
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}
