import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  Int,
  Mutation,
  Query,
  Resolver,
} from "type-graphql";
import { z } from "zod";
import { badInput, notFound } from "../../errors";
import { MAX_PAGE_SIZE } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { Throws } from "../../graphql/throws";
import { DuplicatePair } from "./DuplicatePair";
import { findDuplicates, markDistinct } from "./findDuplicates";
import { kindDetails, MergeableKind } from "./MergeableKind";
import { canMerge } from "./policy";

const FIRST_MESSAGE = `first must be between 1 and ${MAX_PAGE_SIZE}`;

@ArgsType()
class DuplicatesArgs {
  static rules = z.looseObject({
    first: z.number().int().min(1, FIRST_MESSAGE).max(MAX_PAGE_SIZE, FIRST_MESSAGE),
  });

  @Field(() => MergeableKind, { description: "The kind of reference data." })
  kind!: MergeableKind;

  @Field(() => Int, {
    defaultValue: 50,
    description: `The number of pairs, 1 to ${MAX_PAGE_SIZE}; once pairs are merged or marked as different, others follow.`,
  })
  first!: number;
}

/** Finds likely duplicates and marks pairs as different. */
@Resolver()
export class DuplicateResolver {
  @Authorized(canMerge)
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "BAD_USER_INPUT")
  @Query(() => [DuplicatePair], {
    description:
      "Lists likely duplicates, the likeliest and most used first: names that differ in accents, in the plural (English or German) or in one letter.",
  })
  duplicates(
    @Args(() => DuplicatesArgs) { kind, first }: DuplicatesArgs,
    @Ctx() { db }: Context,
  ): Promise<DuplicatePair[]> {
    return findDuplicates(db, kind, first);
  }

  @Authorized(canMerge)
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND", "BAD_USER_INPUT")
  @Mutation(() => Boolean, {
    description:
      "Marks two items as different, so that `duplicates` does not list them while they have these names. Always returns true.",
  })
  async rejectDuplicate(
    @Arg("kind", () => MergeableKind, { description: "The kind of reference data." })
    kind: MergeableKind,
    @Arg("oneId", () => Int, { description: "The numeric ID of the first item." }) oneId: number,
    @Arg("otherId", () => Int, { description: "The numeric ID of the second item." })
    otherId: number,
    @Ctx() { db }: Context,
  ): Promise<boolean> {
    if (oneId === otherId) throw badInput("These are the same.", "otherId");
    if (!(await markDistinct(db, kind, oneId, otherId))) throw notFound(kindDetails[kind].thing);
    return true;
  }
}
