/** A composed mail. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mail. */
export interface Mailer {
  /**
   * Sends a mail; aborted by the signal.
   * @throws what nodemailer throws, or the file system
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}
