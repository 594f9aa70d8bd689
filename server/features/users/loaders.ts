import { type DataSource, In } from "typeorm";
import { keys, prepareStatement } from "../../database/preparedStatements";
import type { Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import type { Findable } from "../../graphql/rules";
import { Author } from "./Author";
import { ContributorRequest } from "./ContributorRequest";
import { Role } from "./Role";
import { User } from "./User";

/** Loads accounts by userId. */
export const userById: Loader<number, User | null> = {
  async batch(ids, { db }) {
    const users = await db.getRepository(User).findBy({ userId: In(ids) });
    return byKey(ids, users, (user) => user.userId);
  },
};

/** Finds the user with the ID in the argument `userId`. */
export const namedUser: Findable<User> = {
  thing: "User",
  idArgument: "userId",
  find: (context, id) => context.load(userById, id),
};

/** Loads requests to become a contributor, by contributorRequestId. */
const requestById: Loader<number, ContributorRequest | null> = {
  async batch(ids, { db }) {
    const requests = await db
      .getRepository(ContributorRequest)
      .findBy({ contributorRequestId: In(ids) });
    return byKey(ids, requests, (request) => request.contributorRequestId);
  },
};

/** Finds the request with the ID in the argument `contributorRequestId`. */
export const namedRequest: Findable<ContributorRequest> = {
  thing: "Request",
  idArgument: "contributorRequestId",
  find: (context, id) => context.load(requestById, id),
};

/** Loads requests to become a contributor that the viewer may see, by contributorRequestId. */
export const visibleRequestById: Loader<number, ContributorRequest | null> = {
  async batch(ids, context) {
    const { userId, roleName } = context.viewer!;
    const requests = await Promise.all(ids.map((id) => context.load(requestById, id)));
    return requests.map((request) =>
      roleName === "admin" || request?.userId === userId ? request : null,
    );
  },
};

/** Loads the latest request of each user, by userId. */
export const latestRequestByUser: Loader<number, ContributorRequest | null> = {
  async batch(ids, { db }) {
    const requests = await db
      .getRepository(ContributorRequest)
      .createQueryBuilder("request")
      .distinctOn(["request.user_id"])
      .where("request.user_id = any(:ids)", { ids })
      .orderBy({ "request.user_id": "ASC", "request.contributor_request_id": "DESC" })
      .getMany();
    return byKey(ids, requests, (request) => request.userId);
  },
};

const AUTHORS = prepareStatement(
  `select user_id as "userId", name from users where user_id = any(${keys("$1")})`,
);

/** Loads public profiles by userId. Every recipe and review has an author, so no value is null. */
export const authorById: Loader<number, Author> = {
  async batch(ids, { db }) {
    const rows: Author[] = await db.query(AUTHORS, [ids]);
    return byKey(ids, rows, (row) => row.userId).map((row) => Object.assign(new Author(), row));
  },
};

/** Loads roles by roleId. */
export const roleById: Loader<number, Role> = {
  async batch(ids, { db }) {
    const roles = await db.getRepository(Role).findBy({ roleId: In(ids) });
    return byKey(ids, roles, (role) => role.roleId).map((role) => role!);
  },
};

const PUBLIC_OWNER = `
  select user_id as "userId", name from users
  where user_id = $1 and exists (select from facet_counts where facet = 'o' || $1::int and count > 0)`;

/** Finds a user who has added a public recipe; the names of other users are not public. */
export async function findPublicOwner(
  db: DataSource,
  ownerId?: number | null,
): Promise<Author | null> {
  if (ownerId == null) return null;
  const [owner]: Author[] = await db.query(PUBLIC_OWNER, [ownerId]);
  return owner ? Object.assign(new Author(), owner) : null;
}
