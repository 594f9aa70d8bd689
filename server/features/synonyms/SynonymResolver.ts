import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { Context } from "../../graphql/context";
import { admin, type Findable, type Rule, whenExists } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { Ingredient } from "../reference/Ingredient";
import { SynonymGroup, SynonymGroupInput } from "./SynonymGroup";
import {
  createGroup,
  deleteGroup,
  findSynonymGroups,
  MAX_GROUPS,
  synonymGroupById,
  synonymsByIngredient,
  updateGroup,
} from "./synonyms";

/** The group with the ID in the argument `synonymId`. */
const namedGroup: Findable<SynonymGroup> = {
  thing: "Synonyms",
  idArgument: "synonymId",
  find: (context, id) => context.load(synonymGroupById, id),
};

const canAdd: Rule[] = [admin];
const canEdit: Rule[] = [whenExists(namedGroup, admin)];

const ID = { description: "The group's numeric ID." };
const INPUT = { description: "The words." };

/** Reads and edits synonyms, for admins. Ingredients show theirs to all users. */
@Resolver(() => Ingredient)
export class SynonymResolver {
  @Authorized(canAdd)
  @Throws("UNAUTHENTICATED", "FORBIDDEN")
  @Query(() => [SynonymGroup], {
    description: `Lists the groups of synonyms by their first word, at most ${MAX_GROUPS}.`,
  })
  synonymGroups(@Ctx() { db }: Context): Promise<SynonymGroup[]> {
    return findSynonymGroups(db);
  }

  @Authorized(canAdd)
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "BAD_USER_INPUT", "CONFLICT")
  @Mutation(() => SynonymGroup, {
    description: `Adds a group of synonyms. Fails with CONFLICT if a word is in another group, or if there are ${MAX_GROUPS} groups.`,
  })
  createSynonymGroup(
    @Arg("input", () => SynonymGroupInput, INPUT) { names }: SynonymGroupInput,
    @Ctx() { db }: Context,
  ): Promise<SynonymGroup> {
    return createGroup(db, names);
  }

  @Authorized(canEdit)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT", "CONFLICT")
  @Mutation(() => SynonymGroup, {
    description:
      "Replaces the words of a group of synonyms. Fails with CONFLICT if a word is in another group.",
  })
  updateSynonymGroup(
    @Arg("synonymId", () => Int, ID) synonymId: number,
    @Arg("input", () => SynonymGroupInput, INPUT) { names }: SynonymGroupInput,
    @Ctx() { db }: Context,
  ): Promise<SynonymGroup> {
    return updateGroup(db, synonymId, names);
  }

  @Authorized(canEdit)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => Int, { description: "Deletes a group of synonyms and returns its numeric ID." })
  async deleteSynonymGroup(
    @Arg("synonymId", () => Int, ID) synonymId: number,
    @Ctx() { db }: Context,
  ): Promise<number> {
    await deleteGroup(db, synonymId);
    return synonymId;
  }

  @FieldResolver(() => [String], {
    description: "Words of the same meaning, by which searches, filters and imports find it.",
  })
  synonyms(@Root() { ingredientId }: Ingredient, @Ctx() context: Context): Promise<string[]> {
    return context.load(synonymsByIngredient, ingredientId);
  }
}
