import type { DataSource, EntityManager } from "typeorm";
import { isDue } from "../../database/isDue";
import type { RecipeVisibility } from "../recipes/visibility";
import { type ImportKind, ImportState } from "./Import";
import { ImportItemState } from "./ImportItem";

/**
 * So long a piece of work belongs to the process that took it, which renews this as long as it works; after that, if
 * the process died over it, it belongs to whoever comes next.
 */
const HOLD_SECONDS = 30;

/** What fails so often is given up: it may be what kills processes. */
export const MOST_ATTEMPTS = 3;

const TAKE_IMPORT = `
  update imports set attempts = attempts + 1, next_try_at = now() + make_interval(secs => $1)
  where import_id = (
    select import_id from imports where state = '${ImportState.READING}' and ${isDue("next_try_at")}
    order by next_try_at limit 1 for update skip locked
  )
  returning import_id as "importId", user_id as "userId", kind, source, content,
    recognized_text as "recognizedText", attempts`;

const TAKE_ITEM = (importState: ImportState, itemState: ImportItemState) => `
  update import_items set attempts = attempts + 1, next_try_at = now() + make_interval(secs => $1)
  where import_item_id = (
    select i.import_item_id from import_items i join imports using (import_id)
    where imports.state = '${importState}' and i.state = '${itemState}' and ${isDue("i.next_try_at")}
    order by imports.next_try_at, i.import_id, i.position limit 1 for update of i skip locked
  )
  returning import_item_id as "importItemId", import_id as "importId", draft, attempts,
    recipe_id as "recipeId",
    (select user_id from imports i where i.import_id = import_items.import_id) as "userId",
    (select visibility from imports i where i.import_id = import_items.import_id) as visibility`;

/** An import that this process has taken to read. */
export interface TakenImport {
  importId: number;
  userId: number;
  kind: ImportKind;
  source: string | null;
  content: Buffer | null;
  /** The text of a photographed card, once it was recognized. */
  recognizedText: string | null;
  /** How often it was taken, this time included; no other process has the same number. */
  attempts: number;
}

/** A recipe of an import that this process has taken to create or to delete. */
export interface TakenItem {
  importItemId: number;
  importId: number;
  userId: number;
  /** Who may see the recipe, as chosen for the import. */
  visibility: RecipeVisibility;
  draft: unknown;
  recipeId: number | null;
  attempts: number;
}

const firstOf = async <Row>(
  db: Pick<DataSource, "query">,
  statement: string,
): Promise<Row | null> => {
  const [rows]: [Row[], number] = await db.query(statement, [HOLD_SECONDS]);
  return rows[0] ?? null;
};

/** Takes the import that has waited longest to be read, if there is one. */
export const takeImport = (db: Pick<DataSource, "query">) => firstOf<TakenImport>(db, TAKE_IMPORT);

/** Takes a recipe that is to be created, if there is one. */
export const takeItemToCreate = (db: DataSource) =>
  firstOf<TakenItem>(db, TAKE_ITEM(ImportState.TAKING, ImportItemState.WAITING));

/** Takes a recipe that is to be deleted, if there is one. */
export const takeItemToDelete = (db: DataSource) =>
  firstOf<TakenItem>(db, TAKE_ITEM(ImportState.UNDOING, ImportItemState.TAKEN));

/**
 * Locks a recipe of an import for the transaction, if it is still as it was when it was taken, and no other process
 * has taken it meanwhile because this one was too slow.
 */
export async function lockItem(
  data: EntityManager,
  { importItemId, attempts }: TakenItem,
  state: ImportItemState,
): Promise<boolean> {
  const rows: object[] = await data.query(
    "select from import_items where import_item_id = $1 and attempts = $2 and state = $3 for update",
    [importItemId, attempts, state],
  );
  return rows.length > 0;
}

/** Renews the hold on a recipe that is being created; returns whether it is still this process's. */
export async function holdItem(
  db: DataSource,
  { importItemId, attempts }: TakenItem,
): Promise<boolean> {
  const [rows]: [object[], number] = await db.query(
    `update import_items set next_try_at = now() + make_interval(secs => $3)
     where import_item_id = $1 and attempts = $2 and state = '${ImportItemState.WAITING}'
     returning import_item_id`,
    [importItemId, attempts, HOLD_SECONDS],
  );
  return rows.length > 0;
}

/** Locks an import that is being read, unless another process has taken it meanwhile; renews the hold. */
export async function holdImport(
  data: Pick<EntityManager, "query">,
  { importId, attempts }: TakenImport,
): Promise<boolean> {
  const [rows]: [object[], number] = await data.query(
    `update imports set next_try_at = now() + make_interval(secs => $3)
     where import_id = $1 and attempts = $2 and state = '${ImportState.READING}' returning import_id`,
    [importId, attempts, HOLD_SECONDS],
  );
  return rows.length > 0;
}
