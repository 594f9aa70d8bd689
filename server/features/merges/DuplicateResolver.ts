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
import { findDuplicates, tellApart } from "./findDuplicates";
import { kindDetails, MergeableKind } from "./MergeableKind";
import { canMerge } from "./policy";

const FIRST = `first must be between 1 and ${MAX_PAGE_SIZE}`;

@ArgsType()
class DuplicatesArgs {
  static rules = z.looseObject({ first: z.number().int().min(1, FIRST).max(MAX_PAGE_SIZE, FIRST) });

  @Field(() => MergeableKind, { description: "The kind of reference data." })
  kind!: MergeableKind;

  @Field(() => Int, {
    defaultValue: 50,
    description: `The number of pairs, 1 to ${MAX_PAGE_SIZE}; once they are merged or told apart, others follow.`,
  })
  first!: number;
}

/** Finds likely duplicates. */
@Resolver()
export class DuplicateResolver {
  @Authorized(canMerge)
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "BAD_USER_INPUT")
  @Query(() => [DuplicatePair], {
    description:
      "Lists pairs that are likely the same, the likeliest and most used first: names that differ in accents, in the plural, English or German, or in one letter.",
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
      "Remembers that two are not the same, so that `duplicates` does not list them while they have these names. Returns true.",
  })
  async rejectDuplicate(
    @Arg("kind", () => MergeableKind, { description: "The kind of reference data." })
    kind: MergeableKind,
    @Arg("oneId", () => Int, { description: "The numeric ID of one." }) oneId: number,
    @Arg("otherId", () => Int, { description: "The numeric ID of the other one." }) otherId: number,
    @Ctx() { db }: Context,
  ): Promise<boolean> {
    if (oneId === otherId) throw badInput("These are the same.", "otherId");
    if (!(await tellApart(db, kind, oneId, otherId))) throw notFound(kindDetails[kind].thing);
    return true;
  }
}
