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
import { maxLength } from "../../../../shared/inputLimits";
import { type Connection, makeConnectionType, pageArgs } from "../../../graphql/connection";
import type { Context } from "../../../graphql/context";
import { admin, whenExists } from "../../../graphql/rules";
import { Throws } from "../../../graphql/throws";
import { optionalText, requiredText } from "../../../graphql/validate";
import { describeMaxLength } from "../../../lib/describeLimits";
import { namedRecipe, recipeById } from "../loaders";
import { canEditRecipe } from "../policy";
import { Recipe } from "../Recipe";
import { findChanges } from "./difference/findChanges";
import { clearVersions, loadVersion, versionsOfRecipe } from "./loaders";
import { RecipeDifference } from "./RecipeDifference";
import { toChangeType } from "./toChangeType";
import { RecipeVersion } from "./RecipeVersion";
import { RecipeVersionContent, toVersionContent } from "./RecipeVersionContent";
import { removeVersion } from "./removeVersion";
import { restoreVersion } from "./restoreVersion";
import { withoutMerged } from "./withoutMerged";

const RecipeVersionConnection = makeConnectionType("RecipeVersion", RecipeVersion);

const VersionPage = pageArgs(20);
type VersionPage = InstanceType<typeof VersionPage>;

/** The version of a recipe that a call names. */
@ArgsType()
class VersionArgs {
  @Field(() => Int, { description: "The recipe's numeric ID." })
  recipeId!: number;

  @Field(() => Int, { description: "The number of the version." })
  version!: number;
}

@ArgsType()
class RestoreArgs extends VersionArgs {
  static rules = z.looseObject({ reason: optionalText("Reason", maxLength.reason) });

  @Field(() => String, {
    nullable: true,
    description: `The reason, which the history shows; ${describeMaxLength(maxLength.reason)}.`,
  })
  reason!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The recipe's current version. If it is outdated, the call fails with PRECONDITION_FAILED.",
  })
  currentVersion?: number | null;
}

@ArgsType()
class RemoveArgs extends VersionArgs {
  static rules = z.looseObject({
    reason: requiredText("Reason is required.", "Reason", maxLength.reason),
  });

  @Field(() => String, {
    description: `The reason, which the history shows instead; ${describeMaxLength(maxLength.reason)}.`,
  })
  reason!: string;
}

/** Resolves the content of a version. */
@Resolver(() => RecipeVersion)
export class RecipeVersionResolver {
  @FieldResolver(() => RecipeVersionContent, {
    nullable: true,
    description: "The content; null if an admin has removed it.",
  })
  async content(
    @Root() { recipeId, version }: RecipeVersion,
    @Ctx() context: Context,
  ): Promise<RecipeVersionContent | null> {
    const { content } = await loadVersion(context, { recipeId, version });
    return content && toVersionContent(content);
  }
}

/** Resolves the history of a recipe. */
@Resolver(() => Recipe)
export class RecipeVersionsResolver {
  @FieldResolver(() => RecipeVersionConnection, {
    description:
      "The versions, newest first; the first one is current. Versions that were saved while the recipe was hidden are among them only for users who may edit it.",
  })
  versions(
    @Root() { recipeId }: Recipe,
    @Args(() => VersionPage) page: VersionPage,
    @Ctx() context: Context,
  ): Promise<Connection<RecipeVersion>> {
    return versionsOfRecipe(context, recipeId, page);
  }
}

/** Compares, restores and removes versions. */
@Resolver()
export class HistoryResolver {
  @Throws("NOT_FOUND")
  @Query(() => RecipeVersion, { description: "Returns a version of a recipe." })
  recipeVersion(@Args() key: VersionArgs, @Ctx() context: Context): Promise<RecipeVersion> {
    return loadVersion(context, key);
  }

  @Throws("NOT_FOUND")
  @Query(() => RecipeDifference, { description: "Compares two versions of a recipe." })
  async recipeDifference(
    @Arg("recipeId", () => Int, { description: "The recipe's numeric ID." }) recipeId: number,
    @Arg("beforeVersion", () => Int, { description: "The number of the version before." })
    beforeVersion: number,
    @Arg("afterVersion", () => Int, { description: "The number of the version after." })
    afterVersion: number,
    @Ctx() context: Context,
  ): Promise<RecipeDifference> {
    const [before, after] = await Promise.all(
      [beforeVersion, afterVersion].map((version) => loadVersion(context, { recipeId, version })),
    );
    const difference = Object.assign(new RecipeDifference(), { before, after, changes: null });
    if (!before!.content || !after!.content) return difference;
    const [one, other] = await withoutMerged(context.db, [before!.content, after!.content]);
    return Object.assign(difference, { changes: findChanges(one!, other!).map(toChangeType) });
  }

  @Authorized(canEditRecipe)
  @Throws(
    ...(["UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT"] as const),
    ...(["CONFLICT", "PRECONDITION_FAILED"] as const),
  )
  @Mutation(() => Recipe, {
    description:
      "Gives a recipe the content of a version, as a new version. Deleted ingredients are added again; deleted tags and equipment are left out.",
  })
  async restoreRecipeVersion(
    @Args() { reason, currentVersion, ...key }: RestoreArgs,
    @Ctx() context: Context,
  ): Promise<Recipe | null> {
    const { content } = await loadVersion(context, key);
    const recipe = await context.load(recipeById, key.recipeId);
    await restoreVersion(context, recipe!, { content, reason }, currentVersion);
    context.clear(recipeById);
    return context.load(recipeById, key.recipeId);
  }

  @Authorized(whenExists(namedRecipe, admin))
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT", "CONFLICT")
  @Mutation(() => RecipeVersion, {
    description: "Removes the content of a former version for good; the version stays in the list.",
  })
  async removeRecipeVersion(
    @Args() { reason, ...key }: RemoveArgs,
    @Ctx() context: Context,
  ): Promise<RecipeVersion> {
    await loadVersion(context, key);
    await removeVersion(context.db, key.recipeId, key.version, reason);
    clearVersions(context);
    return loadVersion(context, key);
  }
}
