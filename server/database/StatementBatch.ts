import { type Connection, type FieldDef, type Submittable, types } from "pg";
import { prepareValue } from "pg/lib/utils";
import { setOwnProperty } from "../../shared/ownProperty";

/** A statement that servers know by a name, and its values. */
export interface NamedStatement {
  name: string;
  sql: string;
  parameters: readonly unknown[];
}

/** What a statement has returned, as the driver calls it. */
export interface StatementResult {
  command: string;
  rowCount: number;
  rows: Record<string, unknown>[];
}

/** Gets what was asked for, or an error. */
export type Callback<Result> = (error: Error | null, result?: Result) => void;

interface Column {
  name: string;
  read(text: string): unknown;
}

/** What each connection has prepared, with the columns that it returns. */
const preparedOn = new WeakMap<Connection, Map<string, readonly Column[]>>();

/** Such as `SELECT 3` and `INSERT 0 1`. */
const COMMAND = /^(\w+)(?: \d+(?= \d))?(?: (\d+))?/;

/**
 * Statements that are sent as one message and answered as one, in a transaction of their own. What the driver does for
 * each statement beyond that, such as to read anew which columns it has, takes longer than PostgreSQL does for most.
 */
export class StatementBatch implements Submittable {
  private readonly values: (string | Buffer | null)[][];
  private readonly results: StatementResult[] = [];
  private known = new Map<string, readonly Column[]>();
  private columns: readonly Column[] = [];
  private rows: StatementResult["rows"] = [];
  private unreadable: Error | null = null;

  /** @throws for values that cannot be sent */
  constructor(
    private readonly statements: readonly NamedStatement[],
    readonly callback: Callback<StatementResult[]>,
  ) {
    this.values = statements.map(({ parameters }) => parameters.map(prepareValue));
  }

  submit(connection: Connection): void {
    this.known = preparedOn.get(connection) ?? new Map<string, readonly Column[]>();
    preparedOn.set(connection, this.known);
    connection.stream.cork();
    try {
      this.statements.forEach(({ name, sql }, i) => {
        const isKnown = this.known.has(name);
        if (!isKnown) {
          // It may be there already: its execution has failed.
          connection.close({ type: "S", name }, true);
          connection.parse({ name, text: sql, types: [] }, true);
        }
        connection.bind({ statement: name, values: this.values[i] }, true);
        if (!isKnown) connection.describe({ type: "P" }, true);
        connection.execute(null, true);
      });
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    this.begin();
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      read: types.getTypeParser(dataTypeID, "text") as Column["read"],
    }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      const row: StatementResult["rows"][number] = {};
      for (const [i, { name, read }] of this.columns.entries()) {
        const text = fields[i] ?? null;
        setOwnProperty(row, name, text === null ? null : read(text));
      }
      this.rows.push(row);
    } catch (error) {
      this.unreadable = error as Error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { statements, results, columns, rows } = this;
    const { name } = statements[results.length]!;
    if (!this.known.has(name)) this.known.set(name, columns);
    const [, command = "", count] = COMMAND.exec(text) ?? [];
    results.push({ command, rowCount: Number(count ?? 0), rows });
    this.begin();
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  handleReadyForQuery(): void {
    if (this.unreadable) this.callback(this.unreadable);
    else this.callback(null, this.results);
  }

  /** Prepares for what the next statement returns. */
  private begin(): void {
    const next = this.statements[this.results.length];
    this.columns = (next && this.known.get(next.name)) ?? [];
    this.rows = [];
  }
}
