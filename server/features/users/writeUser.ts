import type { DataSource, EntityManager } from "typeorm";
import { refuseInUse } from "../../database/refuseInUse";
import { badInput, notFound, stale } from "../../errors";
import { nameKey } from "../../text";
import { keepAnAdmin } from "./keepAnAdmin";
import { Role } from "./Role";
import { User } from "./User";
import type { UserInput } from "./UserInput";

async function change(data: EntityManager, userId: number, columns: Partial<User>) {
  const { affected } = await data.getRepository(User).update({ userId }, columns);
  if (!affected) throw notFound("User");
}

/**
 * Edits what an account says of a person. The row is written first and its version looked at
 * afterwards, so that a name which is taken is told before an edit which is stale.
 * @param version what the writer edited; without it the last writer wins
 */
export const editUser = (
  db: DataSource,
  userId: number,
  { name, email, showsEmail }: UserInput,
  version?: number | null,
): Promise<void> =>
  db.transaction(async (data) => {
    const result = await data
      .createQueryBuilder()
      .update(User)
      .set({
        name,
        nameKey: nameKey(name),
        email,
        emailKey: nameKey(email),
        ...(showsEmail == null ? {} : { showsEmail }),
        version: () => "version + 1",
      })
      .where({ userId })
      .returning("version")
      .execute();
    const [written] = result.raw as { version: number }[];
    if (!written) throw notFound("User");
    if (version != null && written.version !== version + 1) throw stale("user");
  });

/**
 * Locks an account. Its sessions stay: each request that comes with one is told of the ban, where
 * an ended session would not say why, and goes on if the ban is lifted.
 */
export const banUser = (db: DataSource, userId: number): Promise<void> =>
  db.transaction(async (data) => {
    await keepAnAdmin(data, userId);
    await change(data, userId, { banned: true });
  });

/** Lifts a ban. */
export const unbanUser = (db: DataSource, userId: number): Promise<void> =>
  change(db.manager, userId, { banned: false });

/** Gives a user another role. Throws BAD_USER_INPUT for none and NOT_FOUND for an unknown one. */
export const giveRole = (db: DataSource, userId: number, roleId: number | null): Promise<void> =>
  db.transaction(async (data) => {
    if (roleId === null) throw badInput("Role is required", "roleId");
    const role = await data.getRepository(Role).findOneBy({ roleId });
    if (!role) throw notFound("Role");
    if (role.roleName !== "admin") await keepAnAdmin(data, userId);
    await change(data, userId, { roleId });
  });

/** Deletes an account with its favourites, notes and sessions; recipes and reviews forbid it. */
export const removeUser = (db: DataSource, userId: number): Promise<void> =>
  refuseInUse("Cannot delete user: its data is in use.", () =>
    db.transaction(async (data) => {
      await keepAnAdmin(data, userId);
      const { affected } = await data.getRepository(User).delete({ userId });
      if (!affected) throw notFound("User");
    }),
  );
