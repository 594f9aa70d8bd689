import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { z } from "zod";
import { maxCount, maxLength } from "../../../../shared/inputLimits";
import { notFound } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { Limited } from "../../../graphql/limited";
import { mayActOn } from "../../../graphql/rules";
import { Throws } from "../../../graphql/throws";
import { requiredText } from "../../../graphql/validate";
import { describeLength } from "../../../lib/describeLimits";
import { toChangeType } from "../history/toChangeType";
import { recipeById } from "../loaders";
import { Recipe } from "../Recipe";
import { RecipeInput } from "../RecipeInput";
import { acceptSuggestion, declineSuggestion, withdrawSuggestion } from "./answerSuggestion";
import { applySuggestion, currentVersionByRecipe } from "./applySuggestion";
import { createSuggestion } from "./createSuggestion";
import { reloadSuggestion, suggestionById } from "./loaders";
import { canAnswer, canSuggest, canWithdraw } from "./policy";
import { SuggestedChange, Suggestion, SuggestionState } from "./Suggestion";

const SUGGESTION_ID = { description: "The suggestion's numeric ID." };

@ArgsType()
class DeclineArgs {
  static rules = z.looseObject({
    reason: requiredText("Reason is required.", "Reason", maxLength.reason),
  });

  @Field(() => Int, SUGGESTION_ID)
  suggestionId!: number;

  @Field(() => String, {
    description: `The reason, which the member sees; ${describeLength(maxLength.reason)}.`,
  })
  reason!: string;
}

@ArgsType()
class AcceptArgs {
  static rules = z.looseObject({
    changes: z.array(z.number().int()).max(maxCount.suggestedChanges).nullish(),
  });

  @Field(() => Int, SUGGESTION_ID)
  suggestionId!: number;

  @Field(() => [Int], {
    nullable: true,
    description: "The positions of the accepted changes; all by default.",
  })
  changes?: number[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The recipe's current version. If it is outdated, the call fails with PRECONDITION_FAILED.",
  })
  currentVersion?: number | null;
}

async function requireSuggestion(context: Context, id: number): Promise<Suggestion> {
  const suggestion = await context.load(suggestionById, id);
  if (!suggestion) throw notFound("Suggestion");
  return suggestion;
}

async function reload(context: Context, id: number): Promise<Suggestion> {
  context.services.outbox.emit("queued");
  context.clear(recipeById);
  context.clear(currentVersionByRecipe);
  const suggestion = await reloadSuggestion(context, id);
  if (!suggestion) throw notFound("Suggestion");
  return suggestion;
}

/** Reads, creates and answers suggestions. */
@Resolver(() => Suggestion)
export class SuggestionResolver {
  @FieldResolver(() => Recipe, {
    nullable: true,
    description: "The recipe; null if the viewer may no longer see it.",
  })
  recipe(@Root() { recipeId }: Suggestion, @Ctx() context: Context): Promise<Recipe | null> {
    return context.load(recipeById, recipeId);
  }

  @FieldResolver(() => [SuggestedChange], {
    nullable: true,
    description: "The suggested changes; null if the viewer may no longer see the recipe.",
  })
  async changes(
    @Root() { recipeId, changes, state, acceptedPositions }: Suggestion,
    @Ctx() context: Context,
  ): Promise<SuggestedChange[] | null> {
    if (!(await context.load(recipeById, recipeId))) return null;
    const isOpen = state === SuggestionState.OPEN;
    const applied = isOpen ? await applySuggestion(context, recipeId, changes) : null;
    return changes.map((change, position) =>
      Object.assign(new SuggestedChange(), {
        position,
        change: toChangeType(change),
        isFitting: !applied?.unfit.has(change),
        isAccepted: acceptedPositions.includes(position),
      }),
    );
  }

  @FieldResolver(() => Boolean, {
    description: "True if the viewer may accept or decline the suggestion.",
  })
  viewerCanAnswer(@Root() suggestion: Suggestion, @Ctx() { viewer }: Context): boolean {
    return mayActOn(canAnswer, viewer, suggestion) && suggestion.state === SuggestionState.OPEN;
  }

  @FieldResolver(() => Boolean, { description: "True if the viewer may withdraw the suggestion." })
  viewerCanWithdraw(@Root() suggestion: Suggestion, @Ctx() { viewer }: Context): boolean {
    return mayActOn(canWithdraw, viewer, suggestion) && suggestion.state === SuggestionState.OPEN;
  }

  @Throws("NOT_FOUND")
  @Query(() => Suggestion, {
    description:
      "Returns a suggestion, for the member who sent it and users who may edit the recipe.",
  })
  suggestion(
    @Arg("suggestionId", () => Int, SUGGESTION_ID) suggestionId: number,
    @Ctx() context: Context,
  ): Promise<Suggestion> {
    return requireSuggestion(context, suggestionId);
  }

  @Authorized(canSuggest)
  @Limited("suggestion")
  @Throws(
    ...(["UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT"] as const),
    ...(["CONFLICT", "PRECONDITION_FAILED", "RATE_LIMITED"] as const),
  )
  @Mutation(() => Suggestion, {
    description:
      "Suggests an edit of a recipe to those who may edit it. The `editReason` of the input is required; its photos, additions to steps and visibility are ignored.",
  })
  async createSuggestion(
    @Arg("recipeId", () => Int, { description: "The recipe's numeric ID." }) recipeId: number,
    @Arg("input", { description: "The suggested values." }) input: RecipeInput,
    @Arg("version", () => Int, {
      nullable: true,
      description:
        "The version of the recipe that was changed. If it is outdated, the call fails with PRECONDITION_FAILED.",
    })
    version: number | null,
    @Ctx() context: Context,
  ): Promise<Suggestion> {
    const { userId } = context.viewer!;
    return reload(context, await createSuggestion(context.db, recipeId, userId, input, version));
  }

  @Authorized(canAnswer)
  @Throws(
    ...(["UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT"] as const),
    ...(["CONFLICT", "PRECONDITION_FAILED"] as const),
  )
  @Mutation(() => Suggestion, {
    description:
      "Makes the changes of a suggestion to its recipe, as a new version. Fails with CONFLICT if one of them no longer fits.",
  })
  async acceptSuggestion(
    @Args() { suggestionId, changes, currentVersion }: AcceptArgs,
    @Ctx() context: Context,
  ): Promise<Suggestion> {
    const suggestion = await requireSuggestion(context, suggestionId);
    await acceptSuggestion(context, suggestion, changes, currentVersion);
    return reload(context, suggestionId);
  }

  @Authorized(canAnswer)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT", "CONFLICT")
  @Mutation(() => Suggestion, { description: "Declines a suggestion with a reason." })
  async declineSuggestion(
    @Args() { suggestionId, reason }: DeclineArgs,
    @Ctx() context: Context,
  ): Promise<Suggestion> {
    await declineSuggestion(context.db, suggestionId, reason);
    return reload(context, suggestionId);
  }

  @Authorized(canWithdraw)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "CONFLICT")
  @Mutation(() => Int, {
    description: "Withdraws an open suggestion of the viewer, and returns its numeric ID.",
  })
  async withdrawSuggestion(
    @Arg("suggestionId", () => Int, SUGGESTION_ID) suggestionId: number,
    @Ctx() { db }: Context,
  ): Promise<number> {
    await withdrawSuggestion(db, suggestionId);
    return suggestionId;
  }
}
