import { randomUUID } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import { isDue } from "../../database/isDue";
import type { RecipeVisibility } from "../recipes/visibility";
import { type ImportKind, ImportState } from "./Import";
import { ImportItemState } from "./ImportItem";

/**
 * How long a piece of work belongs to the process that took it, which renews this as long as it works. Afterwards,
 * another process takes it.
 */
const LEASE_SECONDS = 30;

/** The number of attempts, those included that failed because the database was away. */
export const MAX_ATTEMPTS = 3;

/** The number of attempts that may end their process. */
export const MAX_LOST_ATTEMPTS = 2;

/** This process, whose own work is not lost when it takes it once more. */
const PROCESS_ID = randomUUID();

/** Users take turns: the one who was served longest ago is next. */
const OLDEST_USER_FIRST = `(select max(o.served_at) from imports o where o.user_id = p.user_id) nulls first, p.import_id`;

const IS_LOST_ATTEMPT = "(next.held_by is not null and next.held_by <> $2)::int";

/** One import of a user is read at a time, so that the processes are not all busy with one user. */
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

/** The attempt to do a piece of work. Until it is given back, no other attempt has the same process and number. */
interface Attempt {
  attempts: number;
  heldBy: string;
  /** The number of earlier attempts that ended their process. */
  lostAttempts: number;
}

/** An import that this process has taken to read. */
export interface ImportClaim extends Attempt {
  importId: number;
  userId: number;
  kind: ImportKind;
  source: string | null;
  content: Buffer | null;
  /** The text of a photographed card, once it was recognized. */
  recognizedText: string | null;
}

/** A recipe of an import that this process has taken to create or to delete. */
export interface ItemClaim extends Attempt {
  importItemId: number;
  importId: number;
  userId: number;
  /** Who may see the recipe, as chosen for the import. */
  visibility: RecipeVisibility;
  draft: unknown;
  recipeId: number | null;
}

type Queries = Pick<DataSource, "query">;

const claimFirst = async <Row>(db: Queries, statement: string, processId: string): Promise<Row | null> => {
  const [rows]: [Row[], number] = await db.query(statement, [LEASE_SECONDS, processId]);
  return rows[0] ?? null;
};

/** Takes an import to read, if there is one. */
export const claimImport = (db: Queries, processId = PROCESS_ID) => claimFirst<ImportClaim>(db, CLAIM_IMPORT, processId);

const CLAIM_ITEM_TO_CREATE = renderItemClaim(ImportState.TAKING, ImportItemState.WAITING);
const CLAIM_ITEM_TO_DELETE = renderItemClaim(ImportState.UNDOING, ImportItemState.TAKEN);

/** Takes a recipe that is to be created, if there is one. */
export const claimItemToCreate = (db: Queries, processId = PROCESS_ID) =>
  claimFirst<ItemClaim>(db, CLAIM_ITEM_TO_CREATE, processId);

/** Takes a recipe that is to be deleted, if there is one. */
export const claimItemToDelete = (db: Queries, processId = PROCESS_ID) =>
  claimFirst<ItemClaim>(db, CLAIM_ITEM_TO_DELETE, processId);

/** Gives an import back that was not read because the server stops: the attempt does not count. */
export const releaseImport = (db: Queries, { importId, attempts, heldBy }: ImportClaim) =>
  db.query(
    `update imports set attempts = attempts - 1, held_by = null, next_try_at = now()
     where import_id = $1 and attempts = $2 and held_by = $3 and state = '${ImportState.READING}'`,
    [importId, attempts, heldBy],
  );

/** Gives a recipe back that was not created because the server stops: the attempt does not count. */
export const releaseItem = (db: Queries, { importItemId, attempts, heldBy }: ItemClaim) =>
  db.query(
    `update import_items set attempts = attempts - 1, held_by = null, next_try_at = now()
     where import_item_id = $1 and attempts = $2 and held_by = $3
       and state = '${ImportItemState.WAITING}'`,
    [importItemId, attempts, heldBy],
  );

/**
 * Locks a recipe of an import for the transaction, if it is still as it was when it was taken, and no other process
 * has taken it meanwhile because this one was too slow.
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

/** Renews the hold on a recipe that is being created; returns whether it is still this process's. */
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

/** Locks an import that is being read, unless another process has taken it meanwhile; renews the hold. */
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
