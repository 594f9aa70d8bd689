import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { notFound } from "../../errors";
import { type Connection, makeConnectionType, pageArgs } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { admin, mayActOn, self } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { ContributorRequest } from "./ContributorRequest";
import { ContributorRequestInput, DeclineArgs } from "./ContributorRequestInput";
import {
  acceptRequest,
  addRequest,
  COUNT_OPEN_REQUESTS,
  declineRequest,
  findOpenRequests,
} from "./contributorRequests";
import { latestRequestByUser, userById } from "./loaders";
import { canAnswerRequest, canRequestContributor, canCreateRequest } from "./policy";
import { User } from "./User";

/** One page of requests to become a contributor. */
const ContributorRequestConnection = makeConnectionType("ContributorRequest", ContributorRequest);

const RequestPage = pageArgs(50);
type RequestPage = InstanceType<typeof RequestPage>;

/** Returns an answered request, and triggers its mail. */
async function findAnsweredRequest(
  { db, services }: Context,
  contributorRequestId: number,
): Promise<ContributorRequest> {
  services.outbox.emit("queued");
  const request = await db.getRepository(ContributorRequest).findOneBy({ contributorRequestId });
  if (!request) throw notFound("Request");
  return request;
}

/** Creates, lists and answers requests to become a contributor. */
@Resolver(() => ContributorRequest)
export class ContributorRequestResolver {
  @Query(() => Boolean, {
    description:
      "True if the viewer may request to become a contributor: members, unless the server makes new users contributors.",
  })
  viewerCanRequestContributor(@Ctx() { viewer, services }: Context): boolean {
    return canRequestContributor(viewer, services);
  }

  @Authorized(admin)
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "BAD_USER_INPUT")
  @Query(() => ContributorRequestConnection, {
    description: "Lists open requests to become a contributor, oldest first.",
  })
  contributorRequests(
    @Args(() => RequestPage) page: RequestPage,
    @Ctx() context: Context,
  ): Promise<Connection<ContributorRequest>> {
    return findOpenRequests(context, page);
  }

  @Authorized(canCreateRequest)
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "BAD_USER_INPUT", "CONFLICT")
  @Mutation(() => ContributorRequest, {
    description:
      "Requests to become a contributor. Fails with CONFLICT while the viewer has an open request.",
  })
  createContributorRequest(
    @Arg("input", { description: "The request." }) { message }: ContributorRequestInput,
    @Ctx() context: Context,
  ): Promise<ContributorRequest> {
    return addRequest(context, message);
  }

  @Authorized(canAnswerRequest)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "CONFLICT")
  @Mutation(() => ContributorRequest, {
    description:
      "Makes the user of a request a contributor, effective immediately, and sends an email about it. Fails with CONFLICT if the request has been answered.",
  })
  async acceptContributorRequest(
    @Arg("contributorRequestId", () => Int, { description: "The request's numeric ID." })
    contributorRequestId: number,
    @Ctx() context: Context,
  ): Promise<ContributorRequest> {
    await acceptRequest(context.db, contributorRequestId);
    return findAnsweredRequest(context, contributorRequestId);
  }

  @Authorized(canAnswerRequest)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT", "CONFLICT")
  @Mutation(() => ContributorRequest, {
    description:
      "Declines a request and sends an email about it. The user can ask again. Fails with CONFLICT if the request has been answered.",
  })
  async declineContributorRequest(
    @Args() { contributorRequestId, reason }: DeclineArgs,
    @Ctx() context: Context,
  ): Promise<ContributorRequest> {
    await declineRequest(context.db, contributorRequestId, reason);
    return findAnsweredRequest(context, contributorRequestId);
  }

  @FieldResolver(() => User, { description: "The user who has sent the request." })
  async user(@Root() request: ContributorRequest, @Ctx() context: Context): Promise<User> {
    const user = await context.load(userById, request.userId);
    // The user was deleted after the request was read.
    if (!user) throw notFound("User");
    return user;
  }
}

/** The contributor request in a user's profile, and the number of those that wait for an admin. */
@Resolver(() => User)
export class UserContributorRequestResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "The number of open requests to become a contributor. Only in the viewer's own account, and only for admins; otherwise null.",
  })
  async openRequestCount(
    @Root() account: User,
    @Ctx() { db, viewer }: Context,
  ): Promise<number | null> {
    if (!mayActOn([self], viewer, account) || !mayActOn([admin], viewer, null)) return null;
    const [row]: { count: number }[] = await db.query(COUNT_OPEN_REQUESTS);
    return row!.count;
  }

  @FieldResolver(() => ContributorRequest, {
    nullable: true,
    description:
      "The user's latest request to become a contributor. Visible to the user and to admins; otherwise null.",
  })
  contributorRequest(
    @Root() account: User,
    @Ctx() context: Context,
  ): Promise<ContributorRequest | null> | null {
    const isVisible = mayActOn([self, admin], context.viewer, account);
    return isVisible ? context.load(latestRequestByUser, account.userId) : null;
  }
}
