/** The properties of nodemailer's errors that are logged. The message may contain the address. */
interface SendingError {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** What becomes of a mail that could not be sent. */
export interface NextTry {
  /** Whether the mail server is away, and the next mail would fare no better. */
  isServerAway: boolean;
  /** Seconds until this mail is tried again; null for never. */
  after: number | null;
  /** For the log; names neither address nor link. */
  logDetails: SendingError;
}

/** A mail server that comes back is found within this. */
const MAX_AWAY_SECONDS = 15;
/** A mail server that puts one mail off is not pestered. */
const MAX_POSTPONEMENT_SECONDS = 15 * 60;

/** @param attempts how often the mail was tried, this time included */
export function planNextTry(error: unknown, attempts: number): NextTry {
  const { code, command, responseCode } = error as SendingError;
  const logDetails = {
    ...(code && { code }),
    ...(command && { command }),
    ...(responseCode && { responseCode }),
  };
  const isAboutMail = command === "RCPT TO" || command === "DATA";
  if (!isAboutMail || !responseCode || responseCode === 421) {
    return {
      isServerAway: true,
      after: Math.min(MAX_AWAY_SECONDS, 2 ** attempts),
      logDetails,
    };
  }
  // 4xx asks to try again; 5xx is final: there is no such address, or this mail is refused.
  const isFinal = responseCode >= 500;
  const after = isFinal ? null : Math.min(MAX_POSTPONEMENT_SECONDS, 15 * 2 ** attempts);
  return { isServerAway: false, after, logDetails };
}
