import { badInput } from "../../../errors";
import type { Context } from "../../../graphql/context";
import type { Limit } from "../../../lib/makeRateLimiter";

/** The number of mails that a user can request to confirm an address. */
export const CONFIRMATION_MAILS: Limit = {
  name: "confirmation-mails",
  times: 3,
  seconds: 30 * 60,
  message: "The mail has been sent several times already. Please try again later.",
};

/** Confirms an address once, and changes nothing if it was confirmed before. */
const CONFIRM = `
  update users set email_confirmed_at = coalesce(email_confirmed_at, now())
  where user_id = $1 and email_key = $2 and not banned returning 1`;

/**
 * Confirms the address of an account with the token of a mail.
 * @throws BAD_USER_INPUT for an invalid or expired token, and for one that was sent to an earlier address
 */
export async function confirmEmail({ db, services }: Context, token: string): Promise<void> {
  const link = services.mailLinks.open(token);
  if (link?.act !== "confirm") throw badInput("Invalid or expired token.", "token");
  const [rows]: [unknown[], number] = await db.query(CONFIRM, [link.userId, link.emailKey]);
  if (rows.length === 0) throw badInput("Invalid or expired token.", "token");
}
