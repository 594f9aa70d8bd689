import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  InputType,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { notFound } from "../../errors";
import type { Context } from "../../graphql/context";
import { Throws } from "../../graphql/throws";
import { Alias } from "../reference/Alias";
import { aliasesOfItem } from "../reference/loaders";
import { addAlias, removeAlias } from "./aliases";
import { mergeableItem, MergeableItem } from "./MergeableItem";
import { kindDetails, MergeableKind } from "./MergeableKind";
import { canDeleteAlias, canMerge } from "./policy";
import { z } from "zod";
import { maxLength } from "../../../shared/inputLimits";
import { requiredText } from "../../graphql/validate";
import { describeLength } from "../../lib/describeLimits";

/** The input of `createAlias`. */
@InputType({ description: "An alias." })
class AliasInput {
  static rules = z.object({
    name: requiredText("Alias is required.", "Alias", maxLength.referenceName),
  });

  @Field(() => String, {
    description: `The other name: ${describeLength(maxLength.referenceName)}; no name and no other alias of the kind is the same, regardless of case.`,
  })
  name!: string;
}

const KIND = { description: "The kind of reference data." };

/** Reads, creates and deletes aliases, for admins. Items show theirs to all users. */
@Resolver(() => MergeableItem)
export class AliasResolver {
  @Authorized(canMerge)
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND")
  @Query(() => MergeableItem, {
    description: "Fetches an item of reference data with its aliases and count of recipes.",
  })
  async mergeableItem(
    @Arg("kind", () => MergeableKind, KIND) kind: MergeableKind,
    @Arg("id", () => Int, { description: "The numeric ID." }) id: number,
    @Ctx() context: Context,
  ): Promise<MergeableItem> {
    const item = await context.load(mergeableItem, { kind, id });
    if (!item) throw notFound(kindDetails[kind].thing);
    return item;
  }

  @Authorized(canMerge)
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND", "BAD_USER_INPUT", "CONFLICT")
  @Mutation(() => Alias, {
    description:
      "Adds an alias to an item of reference data. Fails with CONFLICT if another item of the kind has this name or alias.",
  })
  createAlias(
    @Arg("kind", () => MergeableKind, KIND) kind: MergeableKind,
    @Arg("id", () => Int, { description: "The numeric ID of the item that gets the alias." })
    id: number,
    @Arg("input", () => AliasInput, { description: "The alias." }) { name }: AliasInput,
    @Ctx() { db }: Context,
  ): Promise<Alias> {
    return addAlias(db, kind, id, name);
  }

  @Authorized(canDeleteAlias)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => Int, { description: "Removes an alias and returns its numeric ID." })
  async deleteAlias(
    @Arg("aliasId", () => Int, { description: "The alias's numeric ID." }) aliasId: number,
    @Ctx() { db }: Context,
  ): Promise<number> {
    await removeAlias(db, aliasId);
    return aliasId;
  }

  @FieldResolver(() => [Alias], { description: "Its aliases, by name." })
  aliases(@Root() { kind, itemId }: MergeableItem, @Ctx() context: Context): Promise<Alias[]> {
    return context.load(aliasesOfItem, { kind, id: itemId });
  }
}
