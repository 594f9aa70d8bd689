import { type EntityManager, Not } from "typeorm";
import { conflict } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { type AccountNotice, queueAccountNotice } from "../../outbox/QueuedMail";
import { userById } from "../../users/loaders";
import type { User } from "../../users/User";
import { wrongPassword } from "../password/currentPassword";
import { provePassword } from "../password/provePassword";
import { Session } from "../session/Session";
import { lockViewerAccount, updateTwoFactor } from "./accounts";
import type { PasswordAndCodeInput } from "./PasswordAndCodeInput";
import { proveSecondFactor } from "./proveSecondFactor";
import { replaceRecoveryCodes } from "./recoveryCodes";

/** The result of adding a factor, with recovery codes for the first one. */
interface AddedFactor<Result> {
  result: Result;
  recoveryCodes: string[];
}

/**
 * Adds a second factor of the viewer. The first one turns two-factor login on and ends all other sessions, which began
 * without it. A mail reports it.
 * @param notice the mail about a factor after the first
 * @param add writes the factor
 */
export async function addFactor<Result>(
  context: Context,
  notice: AccountNotice,
  add: (data: EntityManager) => Promise<Result>,
): Promise<AddedFactor<Result>> {
  const { userId, sessionId } = context.viewer!;
  const locale = context.caller.locale();
  const factor = await context.db.transaction(async (data): Promise<AddedFactor<Result>> => {
    const account = await lockViewerAccount(data, context.viewer!);
    const result = await add(data);
    if (account.twoFactor) {
      await queueAccountNotice(data, notice, account, locale);
      return { result, recoveryCodes: [] };
    }
    await updateTwoFactor(data, userId);
    await data.getRepository(Session).delete({ userId, sessionId: Not(sessionId) });
    await queueAccountNotice(data, "two-factor-on", account, locale);
    context.recordEvent("two-factor turned on", { userId });
    return { result, recoveryCodes: await replaceRecoveryCodes(data, userId) };
  });
  context.clear(userById);
  context.services.outbox.emit("queued");
  return factor;
}

/** Verifies both factors of the viewer. */
export async function proveBothFactors(
  context: Context,
  { password, code }: PasswordAndCodeInput,
): Promise<User> {
  const account = await provePassword(context, password, wrongPassword);
  if (!account.twoFactor) throw conflict("Two-factor login is off.");
  await proveSecondFactor(context, account, { code });
  return account;
}

/**
 * Removes a second factor of the viewer, given both factors. The last one turns two-factor login off. A mail reports
 * it.
 * @param notice the mail if other factors remain
 * @param remove deletes the factor
 */
export async function removeFactor(
  context: Context,
  proof: PasswordAndCodeInput,
  notice: AccountNotice,
  remove: (data: EntityManager) => Promise<unknown>,
): Promise<void> {
  const { userId } = await proveBothFactors(context, proof);
  await context.db.transaction(async (data) => {
    const account = await lockViewerAccount(data, context.viewer!);
    await remove(data);
    const isOn = await updateTwoFactor(data, userId);
    await queueAccountNotice(
      data,
      isOn ? notice : "two-factor-off",
      account,
      context.caller.locale(),
    );
    if (!isOn) context.recordEvent("two-factor turned off", { userId });
  });
  context.clear(userById);
  context.services.outbox.emit("queued");
}
