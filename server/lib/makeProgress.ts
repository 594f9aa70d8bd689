import { SingleBar } from "cli-progress";

/** Reports the progress of a long operation. */
export interface Progress {
  /** @param total how many rows there are to do */
  begin(total: number): void;
  /** @param count how many more rows are done */
  add(count: number): void;
  end(): void;
}

const SHOW_AFTER_MS = 1000;

/** A progress bar on the terminal for an operation that takes longer than a second; nothing if stderr is not a terminal. */
export function makeProgress(what: string): Progress {
  const bar = new SingleBar({
    format: `${what} {bar} {percentage}% of {total} rows`,
    stream: process.stderr,
    clearOnComplete: true,
  });
  let total = 0;
  let done = 0;
  let shown = false;
  const show = () => {
    shown = true;
    bar.start(total, done);
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    begin(rows) {
      total = rows;
      if (process.stderr.isTTY) timer = setTimeout(show, SHOW_AFTER_MS);
    },
    add(count) {
      done += count;
      if (shown) bar.update(done);
    },
    end() {
      clearTimeout(timer);
      if (shown) bar.stop();
    },
  };
}
