import { join } from "node:path";
import { Piscina } from "piscina";
import { ImportError } from "./readers/ImportError";
import type { IngredientMatch, KnownIngredient } from "./readers/IngredientIndex";
import { threadFile } from "../../lib/threadFile";
import type { DraftedRecipe, Outcome, ReadRecipes, Source } from "./readWorker";
import type { References } from "./ReferenceMatcher";

/** How long a task may take. */
const MOST_MS = 10_000;
/** The same for an archive on a disk, which may have gigabytes. */
const MOST_MS_ON_DISK = 60_000;

const MOST_MEGABYTES = 512;

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
  mostMs?: number;
  mostMsOnDisk?: number;
  mostMegabytes?: number;
}

/**
 * Reads recipes and matches their lines in threads, which are ended if a task takes too long or too much memory. All
 * methods throw an ImportError then, and the signal's reason if it is aborted.
 */
export class RecipeReader {
  private readonly pool: Piscina;
  private readonly mostMs: number;
  private readonly mostMsOnDisk: number;

  constructor(options: ReaderOptions = {}) {
    this.mostMs = options.mostMs ?? MOST_MS;
    this.mostMsOnDisk = options.mostMsOnDisk ?? MOST_MS_ON_DISK;
    this.pool = new Piscina({
      ...threadFile(join(__dirname, "readWorker")),
      name: "start",
      minThreads: 0,
      // One that reads, and one for the lines of recipes that are edited.
      maxThreads: 2,
      idleTimeout: 30_000,
      resourceLimits: { maxOldGenerationSizeMb: options.mostMegabytes ?? MOST_MEGABYTES },
    });
    // A thread that ends without a task: the next task starts another one.
    this.pool.on("error", () => undefined);
  }

  read(source: Source, signal?: AbortSignal): Promise<ReadRecipes[]> {
    const mostMs = source.kind === "archive" ? this.mostMsOnDisk : this.mostMs;
    return this.run<ReadRecipes[]>("read", source, mostMs, signal);
  }

  draft(recipes: ReadRecipes, references: References, signal?: AbortSignal) {
    return this.run<DraftedRecipe[]>("draft", { recipes, references }, this.mostMs, signal);
  }

  readPhotos(path: string, file: string, signal?: AbortSignal): Promise<Uint8Array[]> {
    return this.run<Uint8Array[]>("readPhotos", { path, file }, this.mostMsOnDisk, signal);
  }

  match(names: string[], ingredients: KnownIngredient[]): Promise<IngredientMatch[]> {
    return this.run<IngredientMatch[]>("match", { names, ingredients }, this.mostMs);
  }

  close(): Promise<void> {
    return this.pool.close({ force: true });
  }

  private async run<Result>(
    name: string,
    task: unknown,
    mostMs: number,
    ending?: AbortSignal,
  ): Promise<Result> {
    await this.pool.run(undefined);
    ending?.throwIfAborted();
    const limit = AbortSignal.timeout(mostMs);
    const signal = ending ? AbortSignal.any([limit, ending]) : limit;
    const work: Promise<unknown> = this.pool.run(task, { name, signal });
    const outcome = await work.catch((cause: unknown) => {
      ending?.throwIfAborted();
      throw toImportError(limit.aborted ? limit.reason : cause);
    });
    // The type that the task of this name has in readWorker.ts.
    const done = outcome as Outcome<Result>;
    if ("error" in done) throw new ImportError(done.error);
    return done.result;
  }
}
