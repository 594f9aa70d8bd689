import { type DataSource, In, IsNull, Not } from "typeorm";
import { conflict } from "../../errors";
import type { Connection } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { number, type Order, pagedQuery } from "../../graphql/pagedQuery";
import type { RecipeVisibility } from "../recipes/visibility";
import { Import, type ImportKind, ImportState } from "./Import";
import { ImportItem, ImportItemState } from "./ImportItem";
import { requireCategories } from "./importCategories";

/** The source of a new import. */
export interface NewImport {
  kind: ImportKind;
  source: string | null;
  content: Buffer | null;
}

interface Page {
  first: number;
  after?: string | null;
}

/** Queues an import and returns its id. */
export async function addImport(
  db: DataSource,
  userId: number,
  newImport: NewImport,
): Promise<number> {
  const { identifiers } = await db.getRepository(Import).insert({ ...newImport, userId });
  return Number(identifiers[0]!["importId"]);
}

const newestFirst: Order = { keys: [number("import.import_id")], direction: "DESC" };
const byPosition: Order = { keys: [number("item.position")], direction: "ASC" };

/**
 * Counts a new import of the viewer towards the limits.
 * @param bytes the size of the text or file
 * @throws RATE_LIMITED
 */
export const countImport = ({ caller, services, viewer }: Context, bytes: number): Promise<void> =>
  services.importStarts.take(viewer!.userId, bytes, caller.details);

/** Returns one page of the viewer's imports. */
export const findImports = (
  { db, viewer, maxPageSize }: Context,
  page: Page,
): Promise<Connection<Import>> =>
  pagedQuery(
    () =>
      db
        .getRepository(Import)
        .createQueryBuilder("import")
        .where("import.user_id = :userId", { userId: viewer!.userId }),
    newestFirst,
    page,
    maxPageSize,
  );

/** Returns one page of the recipes of an import. */
export const findItems = (
  { db, maxPageSize }: Context,
  importId: number,
  page: Page,
): Promise<Connection<ImportItem>> =>
  pagedQuery(
    () =>
      db
        .getRepository(ImportItem)
        .createQueryBuilder("item")
        .where("item.import_id = :importId", { importId }),
    byPosition,
    page,
    maxPageSize,
  );

const IN_PROGRESS = "This import is in progress. Please wait until it is done.";

/** Changes the state of an import, unless its state is not the expected one. */
async function changeState(
  db: DataSource,
  importId: number,
  from: ImportState,
  changes: Partial<Pick<Import, "state" | "visibility">>,
  refusal: string,
): Promise<void> {
  const { affected } = await db.getRepository(Import).update({ importId, state: from }, changes);
  if (!affected) throw conflict(refusal);
}

/**
 * Queues the recipes of an import for creation, including recipes that failed before.
 * @throws CONFLICT if the import is not ready, or if a recipe has no category
 */
export async function startCreating(
  db: DataSource,
  importId: number,
  visibility: RecipeVisibility,
): Promise<void> {
  await requireCategories(db, importId);
  await changeState(
    db,
    importId,
    ImportState.READY,
    { state: ImportState.TAKING, visibility },
    "This import cannot be added now.",
  );
}

/**
 * Queues the created recipes of an import for deletion.
 * @throws CONFLICT if they have not been created
 */
export async function startUndoing(db: DataSource, importId: number): Promise<void> {
  await db.transaction(async (data) => {
    const { affected } = await data
      .getRepository(Import)
      .update({ importId, state: ImportState.TAKEN }, { state: ImportState.UNDOING });
    if (!affected) throw conflict("This import cannot be undone now.");
    await data
      .getRepository(ImportItem)
      .update(
        { importId, state: ImportItemState.TAKEN },
        { attempts: 0, lostAttempts: 0, heldBy: null, nextTryAt: () => "now()" },
      );
    await data.getRepository(ImportItem).update(
      { importId, state: ImportItemState.FAILED },
      {
        ...{ state: ImportItemState.WAITING, error: null, attempts: 0, lostAttempts: 0 },
        ...{ heldBy: null, nextTryAt: () => "now()" },
      },
    );
  });
}

/**
 * Queues a photographed card to be read again from its corrected text.
 * @throws CONFLICT if no text was recognized, or if creation of its recipes has begun
 */
export async function correctText(db: DataSource, importId: number, text: string): Promise<void> {
  const { affected } = await db.getRepository(Import).update(
    { importId, recognizedText: Not(IsNull()), state: In([ImportState.READY, ImportState.FAILED]) },
    {
      recognizedText: text,
      ...{ state: ImportState.READING, error: null, attempts: 0, lostAttempts: 0, heldBy: null },
      nextTryAt: () => "now()",
    },
  );
  if (!affected) throw conflict("The text of this import cannot be corrected now.");
}

/**
 * Deletes an import; the recipes that it created remain.
 * @throws CONFLICT while it is in progress
 */
export async function removeImport(db: DataSource, importId: number): Promise<void> {
  const [deleted]: [object[], number] = await db.query(
    `delete from imports where import_id = $1 and state in ('ready', 'taken', 'failed') returning import_id`,
    [importId],
  );
  if (deleted.length === 0) throw conflict(IN_PROGRESS);
}
