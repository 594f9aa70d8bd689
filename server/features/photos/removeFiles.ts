import type { Logger } from "pino";
import type { PhotoStore } from "./PhotoStore";

/** Deletes files. Failures are logged, so that an operator can delete the remaining files. */
export async function removeFiles(
  store: PhotoStore,
  files: readonly { name: string }[],
  log: Logger,
): Promise<void> {
  const removals = files.map(({ name }) =>
    store.remove(name).catch((error: unknown) => {
      log.warn({ err: error, name }, "deleting a photo file failed");
    }),
  );
  await Promise.all(removals);
}
