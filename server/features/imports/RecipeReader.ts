import { join } from "node:path";
import { Piscina } from "piscina";
import { ImportError } from "./readers/ImportError";
import type { IngredientMatch, KnownIngredient } from "./readers/IngredientIndex";
import { makeThreadOptions } from "../../lib/makeThreadOptions";
import type { DraftedRecipe, Outcome, ReadRecipes, Source } from "./readWorker";
import type { References } from "./ReferenceMatcher";

/** The time limit of a task. */
const MAX_MS = 10_000;
/** The time limit for an archive on disk, which may have gigabytes. */
const MAX_MS_ON_DISK = 60_000;

const MAX_MEGABYTES = 512;

const TOO_LONG = "This takes too long to be read.";
const TOO_LARGE = "This needs too much memory to be read.";
const UNREADABLE = "This could not be read.";

function toImportError(cause: unknown): ImportError {
  const { name, code } = cause as { name?: string; code?: string };
  if (name === "TimeoutError") return new ImportError(TOO_LONG, { cause });
  const isMemory = code === "ERR_WORKER_OUT_OF_MEMORY";
  return new ImportError(isMemory ? TOO_LARGE : UNREADABLE, { cause });
}

interface ReaderOptions {
  maxMs?: number;
  maxMsOnDisk?: number;
  maxMegabytes?: number;
}

/**
 * Reads recipes and matches their lines in threads. A thread that takes too long or needs too much memory
 * is ended. All methods then throw an ImportError, or the reason of the signal if it is aborted.
 */
export class RecipeReader {
  private readonly pool: Piscina;
  private readonly maxMs: number;
  private readonly maxMsOnDisk: number;

  constructor(options: ReaderOptions = {}) {
    this.maxMs = options.maxMs ?? MAX_MS;
    this.maxMsOnDisk = options.maxMsOnDisk ?? MAX_MS_ON_DISK;
    this.pool = new Piscina({
      ...makeThreadOptions(join(__dirname, "readWorker")),
      name: "start",
      minThreads: 0,
      // One thread reads, the other matches the lines of recipes that are edited.
      maxThreads: 2,
      idleTimeout: 30_000,
      resourceLimits: { maxOldGenerationSizeMb: options.maxMegabytes ?? MAX_MEGABYTES },
    });
    // A thread has ended without a task; the next task starts another one.
    this.pool.on("error", () => undefined);
  }

  read(source: Source, signal?: AbortSignal): Promise<ReadRecipes[]> {
    const maxMs = source.kind === "archive" ? this.maxMsOnDisk : this.maxMs;
    return this.run<ReadRecipes[]>("read", source, maxMs, signal);
  }

  draft(recipes: ReadRecipes, references: References, signal?: AbortSignal) {
    return this.run<DraftedRecipe[]>("draft", { recipes, references }, this.maxMs, signal);
  }

  readPhotos(path: string, file: string, signal?: AbortSignal): Promise<Uint8Array[]> {
    return this.run<Uint8Array[]>("readPhotos", { path, file }, this.maxMsOnDisk, signal);
  }

  match(names: string[], ingredients: KnownIngredient[]): Promise<IngredientMatch[]> {
    return this.run<IngredientMatch[]>("match", { names, ingredients }, this.maxMs);
  }

  close(): Promise<void> {
    return this.pool.close({ force: true });
  }

  private async run<Result>(
    name: string,
    task: unknown,
    maxMs: number,
    stopSignal?: AbortSignal,
  ): Promise<Result> {
    await this.pool.run(undefined);
    stopSignal?.throwIfAborted();
    const limit = AbortSignal.timeout(maxMs);
    const signal = stopSignal ? AbortSignal.any([limit, stopSignal]) : limit;
    const work: Promise<unknown> = this.pool.run(task, { name, signal });
    const rawOutcome = await work.catch((cause: unknown) => {
      stopSignal?.throwIfAborted();
      throw toImportError(limit.aborted ? limit.reason : cause);
    });
    // The result type of the task with this name in readWorker.ts.
    const outcome = rawOutcome as Outcome<Result>;
    if ("error" in outcome) throw new ImportError(outcome.error);
    return outcome.result;
  }
}
