import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { Writable } from "node:stream";
import { CommandError, UsageError } from "./CommandError";

export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
/** Prints a value as JSON, for programs. */
export const printJson = (value: unknown): void => printLine(JSON.stringify(value, null, 2));
export const printError = (line: string): void => void process.stderr.write(`${line}\n`);

/** The file name that stands for the standard output. */
export const STANDARD_OUTPUT = "-";

/**
 * Checks the file that an export is to create.
 * @throws CommandError if it exists, UsageError for a terminal, which cannot show an archive
 */
export function checkTarget(file: string): void {
  if (file === STANDARD_OUTPUT) {
    if (process.stdout.isTTY) throw new UsageError("Redirect the standard output to use -.");
  } else if (existsSync(file)) throw new CommandError(`File already exists: ${file}`);
}

/** Lets a command continue after its reader has closed the pipe, as `head` does. */
export function ignoreClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}

/** Prompts for a secret without echoing it. */
export async function promptHidden(question: string): Promise<string> {
  const nullOutput = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: nullOutput, terminal: true });
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
