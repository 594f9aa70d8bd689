import { Not } from "typeorm";
import type { Context } from "../../../graphql/context";
import { badInput } from "../../../errors";
import { queueAccountNotice } from "../../outbox/QueuedMail";
import { voidPasswordReset } from "./reset/PasswordReset";
import { userById } from "../../users/loaders";
import { User } from "../../users/User";
import { provePassword } from "./provePassword";
import { type PasswordChangeInput, WRONG_CURRENT_PASSWORD } from "./PasswordChangeInput";
import { Session } from "../session/Session";

const passwordUnchanged = () =>
  badInput("Please choose another password than the generated one.", "newPassword");

const wrongCurrentPassword = () => badInput(WRONG_CURRENT_PASSWORD, "currentPassword");

/**
 * Changes the viewer's password and ends all of the viewer's other sessions. Of two changes at once, the second fails
 * because the password is no longer current. The account is locked first: a concurrent login waits for it, and is then
 * either refused or among the sessions that end.
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
  if (account.mustChangePassword && newPassword === currentPassword) throw passwordUnchanged();
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
    if (!affected) throw wrongCurrentPassword();
    await voidPasswordReset(data, userId);
    await queueAccountNotice(data, "password-changed", account, context.caller.locale());
    await data.getRepository(Session).delete({ userId, sessionId: Not(sessionId) });
  });
  context.recordEvent("password changed", { userId });
  context.clear(userById);
  context.services.outbox.emit("queued");
}
