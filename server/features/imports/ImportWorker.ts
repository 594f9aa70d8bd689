import { AsyncResource } from "node:async_hooks";
import { once } from "node:events";
import type { DataSource } from "typeorm";
import { reasonOf } from "../../lib/reasonOf";
import { inBackground } from "../../lib/tracing";
import type { Services } from "../../services";
import { ImportState } from "./Import";
import {
  holdImport,
  holdItem,
  returnImport,
  returnItem,
  takeImport,
  takeItemToCreate,
  takeItemToDelete,
} from "./importQueue";
import { readImport } from "./readImport";
import { takeItem } from "./takeItem";
import { deleteUnusedIngredients, undoItem } from "./undoItem";
import { whileHeld } from "./whileHeld";

/** How often a worker looks by itself: for what other processes queued or left behind. */
const ROUND_MS = 5_000;

export type ImportServices = Pick<
  Services,
  "config" | "imports" | "log" | "photos" | "recipeReader" | "textRecognizer"
>;

const DONE = `
  update imports set state = $2, taken_at = case when $2 = '${ImportState.TAKEN}' then now() end
  where import_id in (
    select import_id from imports p where state = $1 and not exists (
      select from import_items i where i.import_id = p.import_id and i.state = $3
    ) for update skip locked
  )
  returning import_id as "importId"`;

/** A piece of work; returns whether there was any. */
type Step = (db: DataSource, services: ImportServices, stopping: AbortSignal) => Promise<boolean>;

/** Waits for work until it is done or a signal is aborted; the work is then given back and must store nothing. */
async function untilAborted(signal: AbortSignal, work: Promise<void>): Promise<void> {
  signal.throwIfAborted();
  const ending = new AbortController();
  const aborted = once(signal, "abort", { signal: ending.signal }).then(() => {
    throw signal.reason;
  });
  aborted.catch(() => undefined);
  try {
    await Promise.race([work, aborted]);
  } finally {
    ending.abort();
  }
}

const read: Step = async (db, services, stopping) => {
  const taken = await takeImport(db);
  if (!taken) return false;
  const hold = () => holdImport(db, taken);
  const work = () => untilAborted(stopping, readImport(db, taken, services, stopping));
  try {
    await inBackground("read import", () => whileHeld(hold, work));
  } catch (error) {
    if (!stopping.aborted) throw error;
    await returnImport(db, taken);
  }
  return true;
};

const create: Step = async (db, services, stopping) => {
  const taken = await takeItemToCreate(db);
  if (taken) {
    const hold = () => holdItem(db, taken);
    await inBackground("create imported recipe", () =>
      whileHeld(hold, (lost) => takeItem(db, taken, services, AbortSignal.any([lost, stopping]))),
    );
    if (stopping.aborted) await returnItem(db, taken);
  } else await db.query(DONE, [ImportState.TAKING, ImportState.TAKEN, "waiting"]);
  return taken !== null;
};

const undo: Step = async (db) => {
  const taken = await takeItemToDelete(db);
  if (taken) {
    await inBackground("delete imported recipe", () => undoItem(db, taken));
    return true;
  }
  await db.transaction(async (data) => {
    const [done]: [{ importId: number }[], number] = await data.query(DONE, [
      ImportState.UNDOING,
      ImportState.READY,
      "taken",
    ]);
    for (const { importId } of done) await deleteUnusedIngredients(data, importId);
  });
  return false;
};

const steps: readonly Step[] = [read, create, undo];

/** Works on all imports until nothing is left or a signal ends it. Those to create do not wait for those to read. */
export async function workOff(
  db: DataSource,
  services: ImportServices,
  signal = new AbortController().signal,
): Promise<void> {
  const ends = await Promise.allSettled(
    steps.map(async (step) => {
      while (!signal.aborted && (await step(db, services, signal)));
    }),
  );
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

/**
 * Reads imports, creates their recipes and deletes them again, at once when this process was asked to. Any
 * number of processes may do so on one database: each takes what no other has, and what another left behind.
 */
export class ImportWorker {
  private readonly timer = setInterval(() => this.look(), ROUND_MS);
  private readonly stopping = new AbortController();
  private round: Promise<void> | null = null;
  private again = false;

  constructor(
    private readonly db: DataSource,
    private readonly services: ImportServices,
  ) {
    services.imports.on("queued", this.look);
    this.look();
  }

  /** Gives the work at hand back or finishes it; the rest is for the next start. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearInterval(this.timer);
    this.services.imports.off("queued", this.look);
    await this.round;
  }

  /** Starts a round, or has the one that is running look once more. Bound, because it is no part of a request. */
  private readonly look = AsyncResource.bind(() => {
    this.again = true;
    this.round ??= this.lookAround().finally(() => (this.round = null));
  });

  private async lookAround(): Promise<void> {
    try {
      while (this.again && !this.stopping.signal.aborted) {
        this.again = false;
        await workOff(this.db, this.services, this.stopping.signal);
      }
    } catch (error) {
      this.services.log.warn({ reason: reasonOf(error) }, "importing failed");
    }
  }
}
