import { join } from "node:path";
import { Piscina } from "piscina";
import { threadFile } from "../lib/threadFile";
import type { ImportedRecipe } from "./ImportedRecipe";
import { ImportError } from "./ImportError";
import type { ReadTask } from "./readWorker";

/** How long a page is read at most. */
const MOST_MS = 30_000;
const MOST_MEGABYTES = 512;

/** Reads recipes without holding up requests. */
export interface RecipeReader {
  /** @throws ImportError if it cannot be read, or takes too long */
  read(task: ReadTask): Promise<ImportedRecipe[]>;
  close(): Promise<void>;
}

/** Reads one thing after another, in a thread that is ended where it takes too long or too much memory. */
export function makeRecipeReader(): RecipeReader {
  const pool = new Piscina<ReadTask, ImportedRecipe[]>({
    ...threadFile(join(__dirname, "readWorker")),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  return {
    async read(task) {
      try {
        return await pool.run(task, { signal: AbortSignal.timeout(MOST_MS) });
      } catch (error) {
        // Classes of errors do not survive the way between threads.
        const { constructor, message } = error as Error;
        const isMeant = constructor.name === ImportError.name;
        throw new ImportError(isMeant ? message : "This could not be read.", { cause: error });
      }
    },
    close: () => pool.close({ force: true }),
  };
}
