import { Not } from "typeorm";
import type { Context } from "../../../graphql/context";
import { badInput } from "../../../errors";
import { queueNotice } from "../../outbox/QueuedMail";
import { voidPasswordReset } from "./reset/PasswordReset";
import { userById } from "../../users/loaders";
import { User } from "../../users/User";
import { provePassword } from "./provePassword";
import { type PasswordChangeInput, WRONG_CURRENT_PASSWORD } from "./PasswordChangeInput";
import { Session } from "../session/Session";

const unchanged = () =>
  badInput("Please choose another password than the generated one.", "newPassword");

const wrong = () => badInput(WRONG_CURRENT_PASSWORD, "currentPassword");

/**
 * Gives the viewer another password and ends all of the viewer's sessions but this one. Of two
 * changes at once, the second finds that the password is not current any more.
 *
 * The account comes first: a login that is under way waits for it, and then either is refused or
 * is among the sessions that end.
 */
export async function changePassword(
  context: Context,
  { currentPassword, newPassword }: PasswordChangeInput,
): Promise<void> {
  const { userId, sessionId } = context.viewer!;
  const account = await provePassword(context, currentPassword, {
    message: WRONG_CURRENT_PASSWORD,
    field: "currentPassword",
  });
  if (account.mustChangePassword && newPassword === currentPassword) throw unchanged();
  const { passwords } = context.services;
  const passwordHash = await context.withoutDatabase(() =>
    passwords.hash(newPassword, context.caller.ip),
  );
  await context.db.transaction(async (data) => {
    const { affected } = await data
      .getRepository(User)
      .update(
        { userId, passwordHash: account.passwordHash },
        { passwordHash, mustChangePassword: false },
      );
    if (!affected) throw wrong();
    await voidPasswordReset(data, userId);
    await queueNotice(data, "password-changed", account, context.caller.locale());
    await data.getRepository(Session).delete({ userId, sessionId: Not(sessionId) });
  });
  context.recordEvent("password changed", { userId });
  context.clear(userById);
  context.services.outbox.emit("queued");
}
