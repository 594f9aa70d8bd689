import { GraphQLByte } from "graphql-scalars";
import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { MAX_IMPORT_BYTES, MAX_IMPORT_MEGABYTES, maxLength } from "../../../shared/inputLimits";
import { badInput, tooLarge } from "../../errors";
import { type Connection, makeConnectionType, pageArgs } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { user } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { Import, ImportKind, ImportState } from "./Import";
import { CardTextInput, ImportInput } from "./ImportInput";
import { type ImportItem, ImportItemConnection } from "./ImportItem";
import { correctText, findImports, findItems, removeImport, startUndoing } from "./imports";
import { countsByImportId, importById, pictureByImportId } from "./loaders";
import { RecipeVisibility } from "../recipes/visibility";
import { canUseImport } from "./policy";
import {
  confirmImport,
  reloadImport,
  startImport,
  startLargeImport,
  TOO_LARGE,
} from "./startImport";

const ImportConnection = makeConnectionType("Import", Import);

const ImportPage = pageArgs(10);
type ImportPage = InstanceType<typeof ImportPage>;

const ItemPage = pageArgs(20);
type ItemPage = InstanceType<typeof ItemPage>;

const ID = { description: "The import's numeric ID." };

/** GraphQL operations on imports. */
@Resolver(() => Import)
export class ImportResolver {
  @Authorized(user)
  @Throws("UNAUTHENTICATED", "BAD_USER_INPUT")
  @Query(() => ImportConnection, {
    description: "Lists the viewer's imports of the last 30 days, most recent first.",
  })
  viewerImports(
    @Args(() => ImportPage) page: ImportPage,
    @Ctx() context: Context,
  ): Promise<Connection<Import>> {
    return findImports(context, page);
  }

  @Authorized(canUseImport)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN")
  @Query(() => Import, { name: "import", description: "Fetches an import of the viewer." })
  findImport(@Arg("importId", () => Int, ID) importId: number, @Ctx() context: Context) {
    return context.load(importById, importId);
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED", "BAD_USER_INPUT", "RATE_LIMITED")
  @Mutation(() => Import, {
    description:
      "Starts an import: the server reads the recipes of a page or of a text, so that the viewer can check them. `confirmImport` creates them.",
  })
  createImport(
    @Arg("input", { description: "The source of the recipes." }) { url, text }: ImportInput,
    @Ctx() context: Context,
  ): Promise<Import> {
    return url
      ? startImport(context, { kind: ImportKind.PAGE, source: url, content: null })
      : startImport(context, { kind: ImportKind.TEXT, source: null, content: Buffer.from(text!) });
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED", "BAD_USER_INPUT", "PAYLOAD_TOO_LARGE", "RATE_LIMITED")
  @Mutation(() => Import, { description: "Starts an import of a file, as `createImport` does." })
  createFileImport(
    @Arg("fileName", () => String, {
      description:
        "The name of the file. Its extension tells the kind of file if the content does not.",
    })
    fileName: string,
    @Arg("content", () => GraphQLByte, {
      description: `The file, at most ${MAX_IMPORT_MEGABYTES} MB, encoded as base64. Request bodies are limited to 256 kB; use REST for larger files.`,
    })
    content: Buffer,
    @Ctx() context: Context,
  ): Promise<Import> {
    const name = fileName.trim().slice(-maxLength.importSource);
    if (name === "" || name.includes("\0")) throw badInput("File name is required.", "fileName");
    if (context.upload) return startLargeImport(context, name, context.upload);
    if (content.length === 0) throw badInput("The file is empty.", "content");
    if (content.length > MAX_IMPORT_BYTES) {
      throw tooLarge(TOO_LARGE, "content");
    }
    return startImport(context, { kind: ImportKind.FILE, source: name, content });
  }

  @Authorized(canUseImport)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "CONFLICT")
  @Mutation(() => Import, {
    description:
      "Creates the recipes of an import, except skipped ones, and their new ingredients. Members get private recipes, whose new ingredients are their own until a contributor accepts them. Recipes with doubts become private, too. Fails with CONFLICT if the import is not READY, or if a recipe has no category.",
  })
  confirmImport(
    @Arg("importId", () => Int, ID) importId: number,
    @Arg("visibility", () => RecipeVisibility, {
      nullable: true,
      description:
        "Who can see the recipes. Recipes that were not public in an archive stay hidden. By default anyone, or only the viewer if they are a member; members can make no other choice.",
    })
    visibility: RecipeVisibility | null,
    @Ctx() context: Context,
  ): Promise<Import> {
    return confirmImport(context, importId, visibility);
  }

  @Authorized(canUseImport)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "CONFLICT")
  @Mutation(() => Import, {
    description: "The former name of `confirmImport`.",
    deprecationReason: "Use `confirmImport`.",
  })
  takeImport(
    @Arg("importId", () => Int, ID) importId: number,
    @Arg("visibility", () => RecipeVisibility, {
      nullable: true,
      description: "Who can see the recipes.",
    })
    visibility: RecipeVisibility | null,
    @Ctx() context: Context,
  ): Promise<Import> {
    return confirmImport(context, importId, visibility);
  }

  @Authorized(canUseImport)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "CONFLICT")
  @Mutation(() => Import, {
    description:
      "Deletes the recipes that an import created, and the ingredients that nothing else uses. Recipes with edits, reviews, favorites or notes can be restored for 30 days. Fails with CONFLICT if the import is not TAKEN.",
  })
  async undoImport(
    @Arg("importId", () => Int, ID) importId: number,
    @Ctx() context: Context,
  ): Promise<Import> {
    await startUndoing(context.db, importId);
    return reloadImport(context, importId);
  }

  @Authorized(canUseImport)
  @Throws("UNAUTHENTICATED", "BAD_USER_INPUT", "NOT_FOUND", "FORBIDDEN", "CONFLICT")
  @Mutation(() => Import, {
    description:
      "Reads the photo of a card again from the text that the viewer has corrected. Corrections of its recipes are lost. Fails with CONFLICT if no text was recognized, or if the import is neither READY nor FAILED.",
  })
  async correctImportText(
    @Arg("importId", () => Int, ID) importId: number,
    @Arg("input", { description: "The text." }) { text }: CardTextInput,
    @Ctx() context: Context,
  ): Promise<Import> {
    await correctText(context.db, importId, text);
    return reloadImport(context, importId);
  }

  @Authorized(canUseImport)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "CONFLICT")
  @Mutation(() => Int, {
    description:
      "Removes an import from the list and returns its numeric ID; recipes that it created stay. Fails with CONFLICT while it is in progress.",
  })
  async deleteImport(
    @Arg("importId", () => Int, ID) importId: number,
    @Ctx() { db }: Context,
  ): Promise<number> {
    await removeImport(db, importId);
    return importId;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The photo of a card as a `data:` URL of a WebP image, at most 1,200 pixels wide or high; null for another import, and until its text is recognized.",
  })
  async picture(@Root() { importId }: Import, @Ctx() context: Context): Promise<string | null> {
    const picture = await context.load(pictureByImportId, importId);
    return picture && `data:image/webp;base64,${picture.toString("base64")}`;
  }

  @FieldResolver(() => ImportItemConnection, { description: "The recipes, in order." })
  items(
    @Root() { importId }: Import,
    @Args(() => ItemPage) page: ItemPage,
    @Ctx() context: Context,
  ): Promise<Connection<ImportItem>> {
    return findItems(context, importId, page);
  }

  @FieldResolver(() => Int, { description: "The number of recipes that were read." })
  async itemCount(@Root() { importId }: Import, @Ctx() context: Context): Promise<number> {
    return (await context.load(countsByImportId, importId)).total;
  }

  @FieldResolver(() => Int, { description: "The number of recipes that are skipped." })
  async skippedCount(@Root() { importId }: Import, @Ctx() context: Context): Promise<number> {
    return (await context.load(countsByImportId, importId)).skipped;
  }

  @FieldResolver(() => Int, { description: "The number of recipes that were created." })
  async takenCount(@Root() { importId }: Import, @Ctx() context: Context): Promise<number> {
    return (await context.load(countsByImportId, importId)).taken;
  }

  @FieldResolver(() => Int, { description: "The number of recipes that could not be created." })
  async failedCount(@Root() { importId }: Import, @Ctx() context: Context): Promise<number> {
    return (await context.load(countsByImportId, importId)).failed;
  }

  @FieldResolver(() => Boolean, {
    description: "True while the server works on the import, so that its state changes by itself.",
  })
  isInProgress(@Root() { state }: Import): boolean {
    return [ImportState.READING, ImportState.TAKING, ImportState.UNDOING].includes(state);
  }
}
