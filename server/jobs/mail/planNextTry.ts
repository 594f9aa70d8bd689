/** The properties of nodemailer's errors that are logged. The message may contain the address. */
interface SendingError {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** The plan for a mail that could not be sent. */
export interface NextTry {
  /** True if the mail server is unavailable, so that the next mail would fail as well. */
  isServerAway: boolean;
  /** The number of seconds until this mail is tried again; null for never. */
  after: number | null;
  /** The details for the log, without address and link. */
  logDetails: SendingError;
}

/** The longest delay after which an unavailable mail server is tried again. */
const MAX_AWAY_SECONDS = 15;
/** The longest delay for a mail that the server postpones. */
const MAX_POSTPONEMENT_SECONDS = 15 * 60;

/** @param attempts the number of attempts, including this one */
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
  // The failure is final for codes from 500, for example because the address does not exist; 4xx
  // codes are temporary.
  const isFinal = responseCode >= 500;
  const after = isFinal ? null : Math.min(MAX_POSTPONEMENT_SECONDS, 15 * 2 ** attempts);
  return { isServerAway: false, after, logDetails };
}
