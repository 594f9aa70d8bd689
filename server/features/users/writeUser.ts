import { type DataSource, type EntityManager, Not } from "typeorm";
import { refuseInUse } from "../../database/refuseInUse";
import { notFound, stale } from "../../errors";
import type { Context } from "../../graphql/context";
import { toNameKey } from "../../lib/text";
import type { Services } from "../../services";
import { queueAccountNotice, queueDeletionMail, queueWelcome } from "../outbox/QueuedMail";
import { voidPasswordReset } from "../auth/password/reset/PasswordReset";
import { removeFactors } from "../auth/twoFactor/LoginFactor";
import { requireSession, Session } from "../auth/session/Session";
import { keepAnAdmin } from "./keepAnAdmin";
import { requireRole } from "./Role";
import { toNameColumns, refuseLookalike, User } from "./User";
import type { UserInput } from "./UserInput";

async function updateUser(data: EntityManager, userId: number, columns: Partial<User>) {
  const { affected } = await data.getRepository(User).update({ userId }, columns);
  if (!affected) throw notFound("User");
}

/**
 * Edits the fields of a user. Another email address ends all sessions but the viewer's and, unless they are kept,
 * the factors, because an account may change hands with its address. Mails to both addresses report it. The version is
 * checked after writing, so that a taken name is reported before a conflict.
 * @param version the version that was edited; without it the last writer wins
 */
export const editUser = (
  { caller, db, services, viewer }: Context,
  userId: number,
  { name, email, about, showsEmail, keepFactors }: UserInput,
  version: number | null | undefined,
): Promise<void> =>
  db.transaction(async (data) => {
    const lock = { mode: "pessimistic_write" } as const;
    const before = await data.findOne(User, { where: { userId }, lock });
    if (!before) throw notFound("User");
    if (userId === viewer!.userId) await requireSession(data, viewer!);
    const columns = {
      name,
      email,
      about: about === undefined ? before.about : about,
      showsEmail: showsEmail ?? before.showsEmail,
    };
    if (
      columns.name === before.name &&
      columns.email === before.email &&
      columns.about === before.about &&
      columns.showsEmail === before.showsEmail
    ) {
      if (version != null && version !== before.version) throw stale("user");
      return;
    }
    const names = toNameColumns(name);
    if (names.nameKey !== before.nameKey) await refuseLookalike(data, name);
    const emailKey = toNameKey(email);
    const mustConfirm = services.config.confirmEmail && emailKey !== before.emailKey;
    await updateUser(data, userId, {
      ...columns,
      ...names,
      emailKey,
      ...(mustConfirm && { emailConfirmedAt: null }),
      version: before.version + 1,
    });
    if (version != null && version !== before.version) throw stale("user");
    if (emailKey === before.emailKey) return;
    const locale = caller.locale();
    await voidPasswordReset(data, userId);
    await data.getRepository(Session).delete({ userId, sessionId: Not(viewer!.sessionId) });
    await queueAccountNotice(data, "email-changed", before, locale);
    await queueAccountNotice(data, "email-new", { userId, email }, locale);
    if (mustConfirm) await queueWelcome(data, "confirm-email", userId, locale);
    if (!keepFactors) await removeFactors(data, userId, [before.email, email], locale);
  });

/** Ends all sessions of a user; returns their number. */
export async function endUserSessions(db: DataSource, userId: number): Promise<number> {
  const { affected } = await db.getRepository(Session).delete({ userId });
  return affected ?? 0;
}

/** Changes a user's role, in a transaction. Throws NOT_FOUND for an unknown user. */
export async function setRole(data: EntityManager, userId: number, roleId: number): Promise<void> {
  const role = await requireRole(data, roleId);
  if (role.roleName !== "admin") await keepAnAdmin(data, userId);
  await updateUser(data, userId, { roleId });
}

/** Deletes an account with its favorites, notes and sessions. Recipes and reviews prevent the deletion. */
export const removeUser = (
  { db, services }: { db: DataSource; services: Pick<Services, "mailer"> },
  userId: number,
): Promise<void> =>
  refuseInUse("Cannot delete user: its data is in use.", () =>
    db.transaction(async (data) => {
      await keepAnAdmin(data, userId);
      // Without a mail server, the address must not remain in the queue.
      if (services.mailer) await queueDeletionMail(data, userId);
      const { affected } = await data.getRepository(User).delete({ userId });
      if (!affected) throw notFound("User");
    }),
  );
