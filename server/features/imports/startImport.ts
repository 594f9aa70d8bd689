import { MAX_IMPORT_MEGABYTES } from "../../../shared/inputLimits";
import { forbidden, notFound, tooLarge } from "../../errors";
import type { Context } from "../../graphql/context";
import type { UploadedFile } from "../../lib/UploadedFile";
import { RecipeVisibility } from "../recipes/visibility";
import type { Import } from "./Import";
import { addImport, countImport, type NewImport, startCreating } from "./imports";
import { addLargeImport } from "./largeImports";
import { importById } from "./loaders";
import { canImportForOthers } from "./policy";
import { isZip } from "./readers/archives/Archive";

export const TOO_LARGE = `A file may be at most ${MAX_IMPORT_MEGABYTES} MB.`;

/** Notifies the worker and loads the present state of an import. */
export async function reloadImport(context: Context, importId: number): Promise<Import> {
  context.services.imports.emit("queued");
  context.clear(importById);
  const reloadedImport = await context.load(importById, importId);
  if (!reloadedImport) throw notFound("Import");
  return reloadedImport;
}

/** Starts the import of content that fits into memory. */
export async function startImport(context: Context, newImport: NewImport): Promise<Import> {
  await countImport(context, newImport.content?.length ?? 0);
  return reloadImport(context, await addImport(context.db, context.viewer!.userId, newImport));
}

/** Starts the import of an archive that is too large for memory. */
export async function startLargeImport(context: Context, fileName: string, file: UploadedFile) {
  if (!isZip(await file.read(0, 4))) throw tooLarge(TOO_LARGE, "content");
  const { userId } = context.viewer!;
  await countImport(context, file.length);
  return reloadImport(context, await addLargeImport(context.db, userId, fileName, file));
}

/**
 * Queues the recipes of an import for creation.
 * @throws FORBIDDEN if a member chooses another visibility than private, and CONFLICT if the import is not ready
 */
export async function confirmImport(
  context: Context,
  importId: number,
  visibility: RecipeVisibility | null,
): Promise<Import> {
  const canShare = canImportForOthers(context.viewer!);
  const defaultVisibility = canShare ? RecipeVisibility.PUBLIC : RecipeVisibility.PRIVATE;
  const chosenVisibility = visibility ?? defaultVisibility;
  if (!canShare && chosenVisibility !== RecipeVisibility.PRIVATE) throw forbidden();
  await startCreating(context.db, importId, chosenVisibility);
  return reloadImport(context, importId);
}
