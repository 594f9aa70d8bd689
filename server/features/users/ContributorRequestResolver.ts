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
import { acceptRequest, addRequest, declineRequest, findOpenRequests } from "./contributorRequests";
import { latestRequestOf, userById } from "./loaders";
import { canAnswerRequest, canRequestContributor, memberWhoMustAsk } from "./policy";
import { User } from "./User";

/** One page of requests to become a contributor. */
const ContributorRequestConnection = makeConnectionType("ContributorRequest", ContributorRequest);

const RequestPage = pageArgs(50);
type RequestPage = InstanceType<typeof RequestPage>;

/** The request as it is after an answer, which also sends the mail. */
async function answered(
  { db, services }: Context,
  contributorRequestId: number,
): Promise<ContributorRequest> {
  services.outbox.emit("queued");
  const request = await db.getRepository(ContributorRequest).findOneBy({ contributorRequestId });
  if (!request) throw notFound("Request");
  return request;
}

/** Requests of members to become contributors. */
@Resolver(() => ContributorRequest)
export class ContributorRequestResolver {
  @Query(() => Boolean, {
    description:
      "True if the viewer may request to become a contributor: members, unless the server makes new users contributors.",
  })
  viewerCanRequestContributor(@Ctx() { viewer, services }: Context): boolean {
    return canRequestContributor(viewer, services.config);
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

  @Authorized(memberWhoMustAsk)
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
      "Makes the user of a request a contributor, effective immediately, and sends an email that says so. Fails with CONFLICT if the request has been answered.",
  })
  async acceptContributorRequest(
    @Arg("contributorRequestId", () => Int, { description: "The request's numeric ID." })
    contributorRequestId: number,
    @Ctx() context: Context,
  ): Promise<ContributorRequest> {
    await acceptRequest(context.db, contributorRequestId);
    return answered(context, contributorRequestId);
  }

  @Authorized(canAnswerRequest)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT", "CONFLICT")
  @Mutation(() => ContributorRequest, {
    description:
      "Declines a request and sends an email that says so. The user can ask again. Fails with CONFLICT if the request has been answered.",
  })
  async declineContributorRequest(
    @Args() { contributorRequestId, reason }: DeclineArgs,
    @Ctx() context: Context,
  ): Promise<ContributorRequest> {
    await declineRequest(context.db, contributorRequestId, reason);
    return answered(context, contributorRequestId);
  }

  @FieldResolver(() => User, { description: "The user who asks." })
  async user(@Root() request: ContributorRequest, @Ctx() context: Context): Promise<User> {
    const user = await context.load(userById, request.userId);
    // Deleted since the request was read.
    if (!user) throw notFound("User");
    return user;
  }
}

/** What a user's profile shows of the user's request. */
@Resolver(() => User)
export class UserContributorRequestResolver {
  @FieldResolver(() => ContributorRequest, {
    nullable: true,
    description:
      "The user's latest request to become a contributor. Visible to the user and to admins; otherwise null.",
  })
  contributorRequest(
    @Root() account: User,
    @Ctx() context: Context,
  ): Promise<ContributorRequest | null> | null {
    const visible = mayActOn([self, admin], context.viewer, account);
    return visible ? context.load(latestRequestOf, account.userId) : null;
  }
}
