import { SingleBar } from "cli-progress";

/** Reports the progress of a long operation. */
export interface Progress {
  /** @param total the number of rows to process */
  begin(total: number): void;
  /** @param count the number of further rows that are done */
  add(count: number): void;
  end(): void;
}

const SHOW_AFTER_MS = 1000;

/**
 * Makes a progress bar for an operation that takes longer than a second. Without a terminal, it shows
 * nothing.
 */
export function makeProgress(label: string): Progress {
  const bar = new SingleBar({
    format: `${label} {bar} {percentage}% of {total} rows`,
    stream: process.stderr,
    clearOnComplete: true,
  });
  let total = 0;
  let doneCount = 0;
  let isShown = false;
  const show = () => {
    isShown = true;
    bar.start(total, doneCount);
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    begin(rows) {
      total = rows;
      if (process.stderr.isTTY) timer = setTimeout(show, SHOW_AFTER_MS);
    },
    add(count) {
      doneCount += count;
      if (isShown) bar.update(doneCount);
    },
    end() {
      clearTimeout(timer);
      if (isShown) bar.stop();
    },
  };
}
