import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { Writable } from "node:stream";
import { SingleBar } from "cli-progress";
import { CommandError } from "./CommandError";

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
export const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** Prompts for a secret without echoing it. */
export async function askHidden(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stderr.write(question);
  try {
    return await new Promise((resolve, reject) => {
      reader.question("", resolve);
      reader.once("close", () => reject(new CommandError("No password entered.")));
    });
  } finally {
    reader.close();
    process.stderr.write("\n");
  }
}

/** Reads the first line of stdin. */
export async function readPiped(): Promise<string> {
  return (await text(process.stdin)).split(/\r?\n/, 1)[0]!;
}

/** Reports the progress of a long operation. */
export interface Progress {
  begin(total: number): void;
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
