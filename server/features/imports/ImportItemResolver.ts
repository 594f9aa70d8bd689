import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../../graphql/context";
import { Throws } from "../../graphql/throws";
import { recipeById } from "../recipes/loaders";
import { Recipe } from "../recipes/Recipe";
import { ImportItem } from "./ImportItem";
import { ImportItemInput } from "./ImportItemInput";
import { editItem } from "./editItem";
import { itemById, photoUrlByItemId } from "./loaders";
import { canEditItem } from "./policy";

/** GraphQL operations on the recipes of imports. */
@Resolver(() => ImportItem)
export class ImportItemResolver {
  @Authorized(canEditItem)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT", "CONFLICT")
  @Mutation(() => ImportItem, {
    description:
      "Corrects or skips a recipe of an import. Fails with CONFLICT if the import is not READY.",
  })
  async updateImportItem(
    @Arg("importItemId", () => Int, { description: "The numeric ID of the recipe in the import." })
    importItemId: number,
    @Arg("input", { description: "The corrections." }) input: ImportItemInput,
    @Ctx() context: Context,
  ): Promise<ImportItem | null> {
    await editItem(context, importItemId, input);
    context.clear(itemById);
    return context.load(itemById, importItemId);
  }

  @FieldResolver(() => Recipe, {
    nullable: true,
    description:
      "An existing recipe that this one repeats or resembles. If it has the same URL or name and the same ingredients, this one is SKIPPED at first; if the names are only similar, it is WAITING.",
  })
  duplicateOf(
    @Root() { duplicateOfId }: ImportItem,
    @Ctx() context: Context,
  ): Promise<Recipe | null> | null {
    return duplicateOfId === null ? null : context.load(recipeById, duplicateOfId);
  }

  @FieldResolver(() => Recipe, { nullable: true, description: "The recipe that was created." })
  recipe(@Root() { recipeId }: ImportItem, @Ctx() context: Context): Promise<Recipe | null> | null {
    return recipeId === null ? null : context.load(recipeById, recipeId);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The URL of a photo, which is fetched when the recipe is created; null without a photo, or if it is in a file.",
  })
  photoUrl(@Root() { importItemId }: ImportItem, @Ctx() context: Context): Promise<string | null> {
    return context.load(photoUrlByItemId, importItemId);
  }
}
