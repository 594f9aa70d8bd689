import type { DataSource } from "typeorm";
import { BRAND } from "../../brand";
import { escapeHtml } from "../../lib/text";
import { hashOfToken, makeToken } from "./resetToken";

const LIFE = "1 hour";

const ADDRESSEE = `
  select users.user_id, email from users join outbox using (user_id)
  where mail_id = $1 and not banned
  for no key update of users`;

// Reads the outbox again: while this waited for the user's row, the mail may have been called off.
const MAKE = `
  insert into password_resets (user_id, token_hash, expires_at)
  select user_id, $2, now() + interval '${LIFE}' from outbox where mail_id = $1
  on conflict (user_id) do update
    set token_hash = excluded.token_hash, expires_at = excluded.expires_at
  returning user_id`;

/** One mail answers all requests that came before it. */
const ANSWER_OTHERS = `
  delete from outbox where user_id = $1 and kind = 'password-reset' and mail_id <> $2`;

/**
 * Makes the token of a queued reset, in place of the one before, and the mail that carries it;
 * null when nobody is to get it any more.
 *
 * @param base the application's public address, without a slash at its end
 */
export const composePasswordReset = (db: DataSource, mailId: number, base: string) =>
  db.transaction(async (data) => {
    const [addressee]: { user_id: number; email: string }[] = await data.query(ADDRESSEE, [mailId]);
    if (!addressee) return null;
    const token = makeToken();
    const made: unknown[] = await data.query(MAKE, [mailId, hashOfToken(token)]);
    if (!made.length) return null;
    await data.query(ANSWER_OTHERS, [addressee.user_id, mailId]);
    return { to: addressee.email, ...wordsWith(`${base}/reset-password?token=${token}`) };
  });

const INTRODUCTION = `We received a request to reset the password of your ${BRAND} account. To choose a new password, open this link within the next hour:`;
const NOTICE =
  "The link can be used once, and only the most recent link is valid. If you did not request this, you can ignore this email: your password stays the same.";

/**
 * The mail in words. It says nothing that a user chose, such as a name: whoever registers with
 * somebody else's address must not be able to write to them in our name.
 */
const wordsWith = (link: string) => ({
  subject: `Reset your ${BRAND} password`,
  text: `Hello,\n\n${INTRODUCTION}\n\n${link}\n\n${NOTICE}\n\n${BRAND}\n`,
  html: `<!doctype html>
<html lang="en">
<body style="margin: 0; padding: 32px 16px; background: #fbf7f0; color: #2a2320; font: 16px/1.5 sans-serif">
<div style="max-width: 520px; margin: 0 auto">
<p style="font: 24px Georgia, serif">${escapeHtml(BRAND)}</p>
<p>Hello,</p>
<p>${escapeHtml(INTRODUCTION)}</p>
<p><a href="${escapeHtml(link)}" style="display: inline-block; padding: 12px 20px; border-radius: 8px; background: #b3371c; color: #ffffff; text-decoration: none">Choose a new password</a></p>
<p style="font-size: 14px; word-break: break-all"><a href="${escapeHtml(link)}" style="color: #b3371c">${escapeHtml(link)}</a></p>
<p style="font-size: 14px; color: #6b5e57">${escapeHtml(NOTICE)}</p>
</div>
</body>
</html>
`,
});
