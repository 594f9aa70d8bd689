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
  exported(
    @Arg("format", () => RecipeFormatEnum, { description: "The format of the file." })
    format: ExportFormat,
    @Root() recipe: Recipe,
    @Ctx() { services, viewer }: Context,
  ): RecipeExport {
    return exportRecipe(recipe, recipeFormats[format].writer, {
      url: services.config.publicUrl,
      unplacedSteps: listUnplacedSteps(recipe, viewer),
    });
  }
}
