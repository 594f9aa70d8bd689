import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { ExportFormat } from "../../../shared/exportFormats";
import { exportRecipe } from "./exportRecipe";
import { type Connection, MAX_PAGE_SIZE, pageArgs } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { Throws } from "../../graphql/throws";
import { listUnplacedSteps } from "../recipes/policy";
import { Recipe } from "../recipes/Recipe";
import { RecipeConnection } from "../recipes/RecipeConnection";
import { canExportRecipes, findCollection, RecipeCollection } from "./collections";
import { historyByRecipe } from "./exportedHistory";
import { RecipeExport } from "./RecipeExport";
import { RecipeFormatEnum, recipeFormats } from "./recipeFormats";

@ArgsType()
class ExportArgs extends pageArgs(MAX_PAGE_SIZE) {
  @Field(() => RecipeCollection, { description: "The collection." })
  of!: RecipeCollection;
}

/** GraphQL operations that export recipes. */
@Resolver(() => Recipe)
export class RecipeExportsResolver {
  @Authorized(canExportRecipes)
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "BAD_USER_INPUT")
  @Query(() => RecipeConnection, {
    description: "Lists the recipes of a collection by ID, page by page, to export them.",
  })
  exportedRecipes(
    @Args() { of, ...page }: ExportArgs,
    @Ctx() context: Context,
  ): Promise<Connection<Recipe>> {
    return findCollection(context, of, page);
  }

  @FieldResolver(() => RecipeExport, { description: "The recipe as a file for other programs." })
  async exported(
    @Arg("format", () => RecipeFormatEnum, { description: "The format of the file." })
    format: ExportFormat,
    @Root() recipe: Recipe,
    @Ctx() context: Context,
  ): Promise<RecipeExport> {
    const { writer } = recipeFormats[format];
    return exportRecipe(recipe, writer, {
      url: context.services.config.publicUrl,
      unplacedSteps: listUnplacedSteps(recipe, context.viewer),
      history: writer.hasHistory ? await context.load(historyByRecipe, recipe.recipeId) : null,
    });
  }
}
