import { AsyncResource } from "node:async_hooks";
import { once } from "node:events";
import type { DataSource } from "typeorm";
import { getReason } from "../../lib/getReason";
import { runInBackground } from "../../lib/tracing";
import type { Services } from "../../services";
import { ImportState } from "./Import";
import {
  renewImportLease,
  renewItemLease,
  releaseImport,
  releaseItem,
  claimImport,
  claimItemToCreate,
  claimItemToDelete,
} from "./importQueue";
import { readImport } from "./readImport";
import { createImportedRecipe } from "./createImportedRecipe";
import { deleteUnusedIngredients, deleteImportedRecipe } from "./deleteImportedRecipe";
import { withLease } from "./withLease";

/** The interval at which a worker looks for work that other processes queued or abandoned. */
const POLL_INTERVAL_MS = 5_000;

export type ImportServices = Pick<
  Services,
  "config" | "imports" | "log" | "photos" | "recipeReader" | "textRecognizer"
>;

const FINISH_IMPORTS = `
  update imports set state = $2, taken_at = case when $2 = '${ImportState.TAKEN}' then now() end
  where import_id in (
    select import_id from imports p where state = $1 and not exists (
      select from import_items i where i.import_id = p.import_id and i.state = $3
    ) for update skip locked
  )
  returning import_id as "importId"`;

/** Processes one claim; returns false if there was no work. */
type Step = (db: DataSource, services: ImportServices, stopping: AbortSignal) => Promise<boolean>;

/**
 * Waits for work until it is done or a signal is aborted. The caller then releases the claim, and the work
 * must store nothing.
 */
async function untilAborted(signal: AbortSignal, work: Promise<void>): Promise<void> {
  signal.throwIfAborted();
  const listening = new AbortController();
  const aborted = once(signal, "abort", { signal: listening.signal }).then(() => {
    throw signal.reason;
  });
  aborted.catch(() => undefined);
  try {
    await Promise.race([work, aborted]);
  } finally {
    listening.abort();
  }
}

const readNextImport: Step = async (db, services, stopping) => {
  const claim = await claimImport(db);
  if (!claim) return false;
  const renew = () => renewImportLease(db, claim);
  const work = () => untilAborted(stopping, readImport(db, claim, services, stopping));
  try {
    await runInBackground("read import", () => withLease(renew, work));
  } catch (error) {
    if (!stopping.aborted) throw error;
    await releaseImport(db, claim);
  }
  return true;
};

const createNextRecipe: Step = async (db, services, stopping) => {
  const claim = await claimItemToCreate(db);
  if (claim) {
    const renew = () => renewItemLease(db, claim);
    await runInBackground("create imported recipe", () =>
      withLease(renew, (signal) =>
        createImportedRecipe(db, claim, services, AbortSignal.any([signal, stopping])),
      ),
    );
    if (stopping.aborted) await releaseItem(db, claim);
  } else await db.query(FINISH_IMPORTS, [ImportState.TAKING, ImportState.TAKEN, "waiting"]);
  return claim !== null;
};

const deleteNextRecipe: Step = async (db) => {
  const claim = await claimItemToDelete(db);
  if (claim) {
    await runInBackground("delete imported recipe", () => deleteImportedRecipe(db, claim));
    return true;
  }
  await db.transaction(async (data) => {
    const [finishedImports]: [{ importId: number }[], number] = await data.query(FINISH_IMPORTS, [
      ImportState.UNDOING,
      ImportState.READY,
      "taken",
    ]);
    for (const { importId } of finishedImports) await deleteUnusedIngredients(data, importId);
  });
  return false;
};

const steps: readonly Step[] = [readNextImport, createNextRecipe, deleteNextRecipe];

/**
 * Processes imports until no work is left or a signal is aborted. Creating recipes does not wait for
 * imports to be read.
 */
export async function drainImports(
  db: DataSource,
  services: ImportServices,
  signal = new AbortController().signal,
): Promise<void> {
  const results = await Promise.allSettled(
    steps.map(async (step) => {
      while (!signal.aborted && (await step(db, services, signal)));
    }),
  );
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/**
 * Reads imports, creates their recipes and deletes them on undo, as soon as this process queues such work.
 * Any number of processes may share a database, since each one claims its work and takes over expired
 * leases.
 */
export class ImportWorker {
  private readonly timer = setInterval(() => this.poll(), POLL_INTERVAL_MS);
  private readonly stopping = new AbortController();
  private round: Promise<void> | null = null;
  private isPollRequested = false;

  constructor(
    private readonly db: DataSource,
    private readonly services: ImportServices,
  ) {
    services.imports.on("queued", this.poll);
    this.poll();
  }

  /** Releases the current claims or finishes them; the next start continues with the rest. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearInterval(this.timer);
    this.services.imports.off("queued", this.poll);
    await this.round;
  }

  /**
   * Starts a round, or repeats the running one. Bound to the worker's context, because a round belongs to
   * no request.
   */
  private readonly poll = AsyncResource.bind(() => {
    this.isPollRequested = true;
    this.round ??= this.drainWhilePolled().finally(() => (this.round = null));
  });

  private async drainWhilePolled(): Promise<void> {
    try {
      while (this.isPollRequested && !this.stopping.signal.aborted) {
        this.isPollRequested = false;
        await drainImports(this.db, this.services, this.stopping.signal);
      }
    } catch (error) {
      this.services.log.warn({ reason: getReason(error) }, "importing failed");
    }
  }
}
