import { randomUUID } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import { isDue } from "../../database/isDue";
import type { RecipeVisibility } from "../recipes/visibility";
import { type ImportKind, ImportState } from "./Import";
import { ImportItemState } from "./ImportItem";

/**
 * The duration of a lease. A process renews it while it works; after it expires, another process claims the
 * work.
 */
const LEASE_SECONDS = 30;

/** The maximum number of attempts, including those that failed because the database was unavailable. */
export const MAX_ATTEMPTS = 3;

/** The maximum number of attempts that may end with the loss of their process. */
export const MAX_LOST_ATTEMPTS = 2;

/** The id of this process. An attempt that this process claims again does not count as lost. */
const PROCESS_ID = randomUUID();

/** Orders imports by user: the user who was served longest ago comes first. */
const OLDEST_USER_FIRST = `(select max(o.served_at) from imports o where o.user_id = p.user_id) nulls first, p.import_id`;

const IS_LOST_ATTEMPT = "(next.held_by is not null and next.held_by <> $2)::int";

/** Claims one import of a user at a time, so that a single user cannot occupy all processes. */
const CLAIM_IMPORT = `
  with next as (
    select p.import_id, p.held_by from imports p
    where p.state = '${ImportState.READING}' and ${isDue("p.next_try_at")} and not exists (
      select from imports o where o.user_id = p.user_id and o.state = '${ImportState.READING}'
        and o.held_by is not null and not ${isDue("o.next_try_at")}
    )
    order by ${OLDEST_USER_FIRST} limit 1 for update of p skip locked
  )
  update imports i set attempts = attempts + 1, lost_attempts = lost_attempts + ${IS_LOST_ATTEMPT}, held_by = $2,
    next_try_at = now() + make_interval(secs => $1), served_at = clock_timestamp()
  from next where i.import_id = next.import_id
  returning i.import_id as "importId", user_id as "userId", kind, source, content,
    recognized_text as "recognizedText", attempts, lost_attempts as "lostAttempts", i.held_by as "heldBy"`;

const renderItemClaim = (importState: ImportState, itemState: ImportItemState) => `
  with turn as (
    update imports set served_at = clock_timestamp() where import_id = (
      select p.import_id from imports p
      where p.state = '${importState}' and exists (
        select from import_items i
        where i.import_id = p.import_id and i.state = '${itemState}' and ${isDue("i.next_try_at")}
      )
      order by ${OLDEST_USER_FIRST} limit 1
    )
    returning import_id, user_id, visibility
  ), next as (
    select import_item_id, held_by from import_items
    where import_id = (select import_id from turn) and state = '${itemState}' and ${isDue("next_try_at")}
    order by position limit 1 for update skip locked
  )
  update import_items i set attempts = attempts + 1, lost_attempts = lost_attempts + ${IS_LOST_ATTEMPT}, held_by = $2,
    next_try_at = now() + make_interval(secs => $1)
  from next, turn where i.import_item_id = next.import_item_id
  returning i.import_item_id as "importItemId", i.import_id as "importId", draft, attempts,
    lost_attempts as "lostAttempts", i.held_by as "heldBy", recipe_id as "recipeId",
    turn.user_id as "userId", turn.visibility`;

/**
 * An attempt to process an import or a recipe. Until it is released, its process id and number are unique.
 */
interface Attempt {
  attempts: number;
  heldBy: string;
  /** The number of earlier attempts whose process ended. */
  lostAttempts: number;
}

/** An import that this process has claimed in order to read it. */
export interface ImportClaim extends Attempt {
  importId: number;
  userId: number;
  kind: ImportKind;
  source: string | null;
  content: Buffer | null;
  /** The text of a photographed card, once it has been recognized. */
  recognizedText: string | null;
}

/** A recipe of an import that this process has claimed in order to create or delete it. */
export interface ItemClaim extends Attempt {
  importItemId: number;
  importId: number;
  userId: number;
  /** The visibility that was chosen for the import. */
  visibility: RecipeVisibility;
  draft: unknown;
  recipeId: number | null;
}

type Queries = Pick<DataSource, "query">;

const claimFirst = async <Row>(
  db: Queries,
  statement: string,
  processId: string,
): Promise<Row | null> => {
  const [rows]: [Row[], number] = await db.query(statement, [LEASE_SECONDS, processId]);
  return rows[0] ?? null;
};

/** Claims the next import to read; returns null if there is no such import. */
export const claimImport = (db: Queries, processId = PROCESS_ID) =>
  claimFirst<ImportClaim>(db, CLAIM_IMPORT, processId);

const CLAIM_ITEM_TO_CREATE = renderItemClaim(ImportState.TAKING, ImportItemState.WAITING);
const CLAIM_ITEM_TO_DELETE = renderItemClaim(ImportState.UNDOING, ImportItemState.TAKEN);

/** Claims the next recipe to create; returns null if there is no such recipe. */
export const claimItemToCreate = (db: Queries, processId = PROCESS_ID) =>
  claimFirst<ItemClaim>(db, CLAIM_ITEM_TO_CREATE, processId);

/** Claims the next recipe to delete; returns null if there is no such recipe. */
export const claimItemToDelete = (db: Queries, processId = PROCESS_ID) =>
  claimFirst<ItemClaim>(db, CLAIM_ITEM_TO_DELETE, processId);

/** Releases an import that was not read because the server stops; the attempt does not count. */
export const releaseImport = (db: Queries, { importId, attempts, heldBy }: ImportClaim) =>
  db.query(
    `update imports set attempts = attempts - 1, held_by = null, next_try_at = now()
     where import_id = $1 and attempts = $2 and held_by = $3 and state = '${ImportState.READING}'`,
    [importId, attempts, heldBy],
  );

/** Releases a recipe that was not created because the server stops; the attempt does not count. */
export const releaseItem = (db: Queries, { importItemId, attempts, heldBy }: ItemClaim) =>
  db.query(
    `update import_items set attempts = attempts - 1, held_by = null, next_try_at = now()
     where import_item_id = $1 and attempts = $2 and held_by = $3
       and state = '${ImportItemState.WAITING}'`,
    [importItemId, attempts, heldBy],
  );

/**
 * Locks a claimed recipe for the transaction. Returns false if its state has changed, or if another process
 * has claimed it since the lease expired.
 */
export async function lockItem(
  data: EntityManager,
  { importItemId, attempts, heldBy }: ItemClaim,
  state: ImportItemState,
): Promise<boolean> {
  const rows: object[] = await data.query(
    `select from import_items
     where import_item_id = $1 and attempts = $2 and held_by = $3 and state = $4 for update`,
    [importItemId, attempts, heldBy, state],
  );
  return rows.length > 0;
}

/** Renews the lease on a recipe that is being created; returns false if another process has claimed it. */
export async function renewItemLease(
  db: DataSource,
  { importItemId, attempts, heldBy }: ItemClaim,
): Promise<boolean> {
  const [rows]: [object[], number] = await db.query(
    `update import_items set next_try_at = now() + make_interval(secs => $4)
     where import_item_id = $1 and attempts = $2 and held_by = $3
       and state = '${ImportItemState.WAITING}'
     returning import_item_id`,
    [importItemId, attempts, heldBy, LEASE_SECONDS],
  );
  return rows.length > 0;
}

/**
 * Renews the lease on an import that is being read and locks its row; returns false if another process has
 * claimed it.
 */
export async function renewImportLease(
  data: Pick<EntityManager, "query">,
  { importId, attempts, heldBy }: ImportClaim,
): Promise<boolean> {
  const [rows]: [object[], number] = await data.query(
    `update imports set next_try_at = now() + make_interval(secs => $4)
     where import_id = $1 and attempts = $2 and held_by = $3 and state = '${ImportState.READING}'
     returning import_id`,
    [importId, attempts, heldBy, LEASE_SECONDS],
  );
  return rows.length > 0;
}
