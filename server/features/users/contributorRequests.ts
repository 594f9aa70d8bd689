import type { DataSource } from "typeorm";
import { conflict, forbidden, notFound } from "../../errors";
import type { Connection } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { number, type Order, pagedQuery } from "../../graphql/pagedQuery";
import { LATEST_LOCALE, RECEIVES_MAIL } from "../notices/Notice";
import { answerRequest, ContributorRequest, ContributorRequestStatus } from "./ContributorRequest";
import { roleIds } from "./Role";
import { User } from "./User";
import { setRole } from "./writeUser";

const oldestFirst: Order = {
  keys: [number("request.contributor_request_id")],
  direction: "ASC",
};

/** Finds one page of open requests, without those of banned users. */
export const findOpenRequests = (
  { db, maxPageSize }: Context,
  page: { first: number; after?: string | null },
): Promise<Connection<ContributorRequest>> =>
  pagedQuery(
    () =>
      db
        .getRepository(ContributorRequest)
        .createQueryBuilder("request")
        .innerJoin("request.user", "account")
        .where("request.status = 'open' and not account.banned"),
    oldestFirst,
    page,
    maxPageSize,
  );

/** Counts open requests, without those of banned users. */
export const COUNT_OPEN_REQUESTS = `
  select count(*)::int as count from contributor_requests join users using (user_id)
  where status = 'open' and not banned`;

/**
 * Adds a request, and queues mails for the admins. The statement waits for a concurrent change of the user's role, and
 * then sees the new role.
 */
const ADD = `
  with added as (
    insert into contributor_requests (user_id, message, locale)
    select user_id, $2, $3 from users where user_id = $1 and role_id = ${roleIds.member}
    for no key update
    returning contributor_request_id as id
  ), mails as (
    insert into outbox (user_id, kind, locale)
    select users.user_id, 'contributor-request', ${LATEST_LOCALE} from users, added
    where role_id = ${roleIds.admin} and ${RECEIVES_MAIL}
  )
  select id from added`;

/**
 * Adds the viewer's request.
 * @throws CONFLICT if another one is open, and FORBIDDEN for a user who is no longer a member
 */
export async function addRequest(
  { db, services, viewer, caller }: Context,
  message: string,
): Promise<ContributorRequest> {
  const parameters = [viewer!.userId, message, caller.locale()];
  const [row]: { id: number }[] = await db.query(ADD, parameters);
  if (!row) throw forbidden();
  services.outbox.emit("queued");
  return db.getRepository(ContributorRequest).findOneByOrFail({ contributorRequestId: row.id });
}

const alreadyAnswered = () => conflict("This request has already been answered.");

/**
 * Finds the user of a request. If two admins answer it at once, only one of them finds it open
 * afterwards.
 */
async function findUserId(db: DataSource, contributorRequestId: number): Promise<number> {
  const request = await db.getRepository(ContributorRequest).findOneBy({ contributorRequestId });
  if (!request) throw notFound("Request");
  return request.userId;
}

/**
 * Makes the user of an open request a contributor.
 * @throws NOT_FOUND, and CONFLICT if it has been answered
 */
export async function acceptRequest(db: DataSource, contributorRequestId: number): Promise<void> {
  const userId = await findUserId(db, contributorRequestId);
  await db.transaction(async (data) => {
    await setRole(data, userId, roleIds.contributor);
    const answer = { status: ContributorRequestStatus.ACCEPTED, contributorRequestId } as const;
    if (!(await answerRequest(data, userId, answer))) throw alreadyAnswered();
  });
}

/**
 * Declines an open request.
 * @throws NOT_FOUND, and CONFLICT if it has been answered
 */
export async function declineRequest(
  db: DataSource,
  contributorRequestId: number,
  reason: string | null,
): Promise<void> {
  const userId = await findUserId(db, contributorRequestId);
  await db.transaction(async (data) => {
    const lock = { mode: "for_no_key_update" } as const;
    if (!(await data.findOne(User, { where: { userId }, lock }))) throw notFound("Request");
    const status = ContributorRequestStatus.DECLINED;
    const answer = { status, reason, contributorRequestId } as const;
    if (!(await answerRequest(data, userId, answer))) throw alreadyAnswered();
  });
}
