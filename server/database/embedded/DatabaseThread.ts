import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { getReason } from "../../lib/getReason";
import { makeThreadOptions } from "../../lib/makeThreadOptions";

/** The settings of the database's worker thread. */
export interface EmbeddedSettings {
  dataDir: string;
  /** A dump of a data folder from which the database starts. */
  seed?: string;
  socketPath: string;
}

/** The pause after a failed start, for example due to a full disk. */
const PAUSE_MS = 1_000;

/** Runs the embedded database in a thread and replaces a thread that ends. */
export class DatabaseThread {
  private worker: Worker | null = null;
  private isStopping = false;

  /**
   * @param onFailed receives the reason why the thread has ended, once per reason; without it, the thread
   *   is not replaced
   */
  constructor(
    private readonly settings: EmbeddedSettings,
    private readonly onFailed?: (error: Error) => void,
  ) {}

  get isRunning(): boolean {
    return this.worker !== null;
  }

  /** @throws the error that prevented the start */
  async start(): Promise<void> {
    rmSync(this.settings.socketPath, { force: true });
    const { filename, execArgv } = makeThreadOptions(join(__dirname, "worker"));
    const worker = new Worker(filename, { execArgv, workerData: this.settings });
    try {
      await waitForAnswer(worker, "ready");
    } catch (error) {
      await worker.terminate();
      throw error;
    }
    let reason = "its thread was ended";
    worker.on("error", (error) => (reason = getReason(error)));
    worker.once("exit", () => {
      this.worker = null;
      if (!this.isStopping) void this.restart(reason);
    });
    this.worker = worker;
  }

  async dump(): Promise<Uint8Array> {
    const { worker } = this;
    if (!worker) throw new Error("The embedded database is not running.");
    worker.postMessage("dump");
    return (await waitForAnswer(worker, "dumped")) as Uint8Array;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    const { worker } = this;
    if (!worker) return;
    const exit = once(worker, "exit");
    worker.postMessage("stop");
    await exit;
  }

  private async restart(reason: string): Promise<void> {
    if (!this.onFailed) return;
    this.onFailed(new Error(`The embedded database has stopped and is started again: ${reason}`));
    for (let lastMessage = ""; !this.isStopping; await sleep(PAUSE_MS)) {
      try {
        return await this.start();
      } catch (error) {
        const { message } = error as Error;
        if (message !== lastMessage) this.onFailed(error as Error);
        lastMessage = message;
      }
    }
  }
}

function waitForAnswer(worker: Worker, kind: "ready" | "dumped"): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The thread of the embedded database has ended.")));
    worker.once("message", (message: Record<string, unknown>) =>
      kind in message
        ? resolve(message[kind])
        : reject(new Error(`The embedded database did not start: ${String(message["failed"])}`)),
    );
  });
}
