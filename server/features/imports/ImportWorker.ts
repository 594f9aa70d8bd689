import { AsyncResource } from "node:async_hooks";
import type { DataSource } from "typeorm";
import { reasonOf } from "../../lib/reasonOf";
import { inBackground } from "../../lib/tracing";
import type { Services } from "../../services";
import { ImportState } from "./Import";
import {
  holdImport,
  holdItem,
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
type Step = (db: DataSource, services: ImportServices) => Promise<boolean>;

const read: Step = async (db, services) => {
  const taken = await takeImport(db);
  if (taken) {
    const hold = () => holdImport(db, taken);
    await inBackground("read import", () => whileHeld(hold, () => readImport(db, taken, services)));
  }
  return taken !== null;
};

const create: Step = async (db, services) => {
  const taken = await takeItemToCreate(db);
  if (taken) {
    const hold = () => holdItem(db, taken);
    await inBackground("create imported recipe", () =>
      whileHeld(hold, (lost) => takeItem(db, taken, services, lost)),
    );
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

/** Does what imports wait for, until nothing is left or a signal ends it. */
export async function workOff(
  db: DataSource,
  services: ImportServices,
  signal?: AbortSignal,
): Promise<void> {
  const isEnded = () => signal?.aborted ?? false;
  for (const step of steps) {
    while (!isEnded() && (await step(db, services)));
  }
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

  /** Finishes the piece of work at hand; the rest is for the next start. */
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
