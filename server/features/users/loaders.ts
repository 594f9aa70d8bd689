import { In } from "typeorm";
import type { Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import type { Findable } from "../../graphql/rules";
import { Author } from "./Author";
import { Role } from "./Role";
import { User } from "./User";

/** Accounts by userId. */
export const userById: Loader<number, User | null> = {
  async batch(ids, { db }) {
    const users = await db.getRepository(User).findBy({ userId: In(ids) });
    return byKey(ids, users, (user) => user.userId);
  },
};

/** The user whom the argument `userId` names. */
export const namedUser: Findable<User> = {
  thing: "User",
  idArgument: "userId",
  find: (context, id) => context.load(userById, id),
};

/** Public faces by userId; every recipe and review has one, so there is no null. */
export const authorById: Loader<number, Author> = {
  async batch(ids, { db }) {
    const rows: Author[] = await db.query(
      `select user_id as "userId", name from users where user_id = any($1)`,
      [ids],
    );
    return byKey(ids, rows, (row) => row.userId).map((row) => Object.assign(new Author(), row));
  },
};

/** Roles by roleId; there are three. */
export const roleById: Loader<number, Role> = {
  async batch(ids, { db }) {
    const roles = await db.getRepository(Role).findBy({ roleId: In(ids) });
    return byKey(ids, roles, (role) => role.roleId).map((role) => role!);
  },
};
