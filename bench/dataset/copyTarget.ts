import type { Client, Connection, Submittable } from "pg";
import type { Target } from "./fillDatabase";

/** Rows are sent in portions of about this size, in characters. */
const PORTION = 256 * 1024;

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function encodeValue(value: unknown): string {
  if (value === null || value === undefined) return "\\N";
  if (typeof value !== "string") return String(value);
  return /[\\\t\n\r]/.test(value)
    ? value.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character]!)
    : value;
}

function* portions(rows: Iterable<unknown[]>): Generator<Buffer> {
  let text = "";
  for (const row of rows) {
    text += `${row.map(encodeValue).join("\t")}\n`;
    if (text.length >= PORTION) {
      yield Buffer.from(text);
      text = "";
    }
  }
  if (text) yield Buffer.from(text);
}

/** The driver's undeclared fields that COPY needs. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** `copy … from stdin` as a custom query of the driver. */
class CopyIn implements Submittable {
  constructor(
    private readonly statement: string,
    private readonly chunks: Iterable<Buffer>,
    private readonly settle: (error?: Error) => void,
  ) {}

  private failed?: Error;

  submit(connection: Connection): void {
    connection.query(this.statement);
  }

  /** The driver calls this once the server waits for rows. */
  handleCopyInResponse(connection: CopyConnection): void {
    this.send(connection).then(
      () => connection.endCopyFrom(),
      (error: Error) => {
        this.failed = error;
        connection.sendCopyFail(error.message);
      },
    );
  }

  private async send(connection: CopyConnection): Promise<void> {
    for (const chunk of this.chunks) {
      connection.sendCopyFromChunk(chunk);
      // The server sets the pace; waiting also lets its errors arrive.
      if (connection.stream.writableNeedDrain) {
        await new Promise((resolve) => connection.stream.once("drain", resolve));
      } else {
        await new Promise(setImmediate);
      }
    }
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.settle(this.failed);
  }

  handleError(error: Error): void {
    this.failed ??= error;
    this.settle(this.failed);
  }
}

/** Writes through COPY, which requires a PostgreSQL server. */
export const copyTarget = (client: Client): Target => ({
  async query<Row extends object>(statement: string, parameters?: unknown[]): Promise<Row[]> {
    const { rows } = await client.query<Row>(statement, parameters);
    return rows;
  },
  load: (table, columns, rows) =>
    new Promise((resolve, reject) => {
      const statement = `copy ${table} (${columns.join(", ")}) from stdin`;
      const settle = (error?: Error) => (error ? reject(error) : resolve());
      client.query(new CopyIn(statement, portions(rows), settle));
    }),
});
