/** A composed mail. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Additional headers. */
  headers?: Record<string, string>;
}

/** Sends mail. */
export interface Mailer {
  /**
   * Sends a mail until the signal aborts it.
   * @returns the response of the mail server; null without one
   * @throws errors of nodemailer or the file system
   */
  send(mail: Mail, signal: AbortSignal): Promise<string | null>;
}
