import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../../graphql/context";
import { Throws } from "../../graphql/throws";
import { Import, ImportState } from "./Import";
import { chooseCategory } from "./importCategories";
import { ImportCategoryInput } from "./ImportInput";
import { attentionByImportId } from "./loaders";
import { canUseImport } from "./policy";
import { reloadImport } from "./startImport";

/** GraphQL operations on what an import needs before it is confirmed. */
@Resolver(() => Import)
export class ImportReviewResolver {
  @Authorized(canUseImport)
  @Throws("UNAUTHENTICATED", "BAD_USER_INPUT", "NOT_FOUND", "FORBIDDEN", "CONFLICT")
  @Mutation(() => Import, {
    description:
      "Chooses the category of recipes of an import, usually of all that have none. An admin's choice for a category name of the source is remembered for later imports. Fails with CONFLICT if the import is not READY.",
  })
  async chooseImportCategory(
    @Arg("importId", () => Int, { description: "The import's numeric ID." }) importId: number,
    @Arg("input", { description: "The choice." }) input: ImportCategoryInput,
    @Ctx() context: Context,
  ): Promise<Import> {
    const { categoryId = null, importItemIds = null } = input;
    await chooseCategory(context, importId, { categoryId, importItemIds });
    return reloadImport(context, importId);
  }

  @FieldResolver(() => Int, {
    description:
      "The number of recipes that need a category before the import can be confirmed; 0 unless READY.",
  })
  async uncategorizedCount(
    @Root() { importId, state }: Import,
    @Ctx() context: Context,
  ): Promise<number> {
    if (state !== ImportState.READY) return 0;
    return (await context.load(attentionByImportId, importId)).uncategorized;
  }

  @FieldResolver(() => Int, {
    description:
      "The number of recipes with doubts that have not been reviewed and are created PRIVATE; 0 unless READY or TAKEN.",
  })
  async doubtfulCount(
    @Root() { importId, state }: Import,
    @Ctx() context: Context,
  ): Promise<number> {
    if (state !== ImportState.READY && state !== ImportState.TAKEN) return 0;
    return (await context.load(attentionByImportId, importId)).doubtful;
  }
}
