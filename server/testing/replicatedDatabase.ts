import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { projectFolder } from "../brand";
import { loadDemoData } from "../database/demo/loadDemoData";
import { connect } from "../database/openDatabase";
import { entities } from "../features/entities";
import { inlinePasswords } from "./inlinePasswords";
import { StatementCounter } from "./StatementCounter";
import type { TestDatabase } from "./testDatabase";
import { waitUntil } from "./waitUntil";

/** A replica that a test pauses, stops and starts. */
export interface TestReplica {
  url: string;
  /** Pauses the replay of received transactions until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Changes a setting, such as the delay before the replica applies a transaction. */
  set(name: string, value: string): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A primary server with demo data and its streaming replicas. */
export interface ReplicatedDatabase extends TestDatabase {
  url: string;
  replicas: TestReplica[];
  /** Stops the primary's responses, as if its machine were disconnected, until `unfreeze`. */
  freeze(): Promise<void>;
  unfreeze(): Promise<void>;
}

interface DatabaseUrls {
  primary: { url: string };
  replicas: { url: string }[];
}

/** Runs a statement on a server. */
export async function runOn<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Starts servers in another process, whose modules Jest does not load. */
export async function startReplicated(count: number): Promise<ReplicatedDatabase> {
  const script = join(projectFolder, "tools/servers/replicated.mjs");
  const child = spawn(process.execPath, [script, `${count}`], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const readAnswer = async <Answer>(): Promise<Answer> => {
    const { value, done } = await lines.next();
    if (done) throw new Error("The servers have ended.");
    return JSON.parse(value) as Answer;
  };
  const sendCommand = async (command: string): Promise<void> => {
    child.stdin.write(`${command}\n`);
    await readAnswer();
  };
  const { primary, replicas } = await readAnswer<DatabaseUrls>();
  const counter = new StatementCounter();
  const stop = async () => {
    child.stdin.end();
    await once(child, "exit");
  };
  const database = await connect({ url: primary.url }, stop, { entities, logger: counter });
  await loadDemoData(database.db, inlinePasswords());
  return {
    ...database,
    url: primary.url,
    counter,
    fill: () => Promise.reject(new Error("No test fills this database.")),
    freeze: () => sendCommand("freeze"),
    unfreeze: () => sendCommand("thaw"),
    replicas: replicas.map(({ url }, index) => ({
      url,
      async pause() {
        await runOn(url, "select pg_wal_replay_pause()");
        const STATE = "select pg_get_wal_replay_pause_state() as state";
        await waitUntil(
          async () => (await runOn<{ state: string }>(url, STATE))[0]!.state === "paused",
        );
      },
      resume: async () => void (await runOn(url, "select pg_wal_replay_resume()")),
      async set(name, value) {
        await runOn(url, `alter system set ${name} = '${value}'`);
        await runOn(url, "select pg_reload_conf()");
      },
      stop: () => sendCommand(`stop ${index}`),
      start: () => sendCommand(`start ${index}`),
    })),
  };
}
