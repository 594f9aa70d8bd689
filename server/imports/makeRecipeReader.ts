import { join } from "node:path";
import { Piscina } from "piscina";
import { threadFile } from "../lib/threadFile";
import type { ImportedRecipe } from "./ImportedRecipe";
import { ImportError } from "./ImportError";
import type { ReadResult, ReadTask } from "./readWorker";

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
  const pool = new Piscina<ReadTask, ReadResult>({
    ...threadFile(join(__dirname, "readWorker")),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  return {
    async read(task) {
      const result = await pool
        .run(task, { signal: AbortSignal.timeout(MOST_MS) })
        .catch((cause: unknown) => {
          throw new ImportError("This could not be read.", { cause });
        });
      if ("error" in result) throw new ImportError(result.error);
      return result.recipes;
    },
    close: () => pool.close({ force: true }),
  };
}
