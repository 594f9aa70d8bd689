import type { Logger } from "pino";
import type { PhotoStore } from "./PhotoStore";

/** Deletes files; failures are logged, so that an operator can delete the rest. */
export async function removeFiles(
  store: PhotoStore,
  files: readonly { name: string }[],
  log: Logger,
): Promise<void> {
  const removed = files.map(({ name }) =>
    store.remove(name).catch((error: unknown) => {
      log.warn({ err: error, name }, "deleting a photo file failed");
    }),
  );
  await Promise.all(removed);
}
