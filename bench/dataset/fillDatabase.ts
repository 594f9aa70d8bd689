import { rebuildReadModel } from "../../server/database/readModel/rebuild";
import type { Progress } from "../../server/lib/makeProgress";
import type { Size } from "./Size";
import { LEFT_ALONE, type Table, makeTables } from "./tables";

/** The connection that receives the data. */
export interface Target {
  query<Row extends object>(statement: string, parameters?: unknown[]): Promise<Row[]>;
  /** Adds rows to a table in bulk. */
  load(table: string, columns: readonly string[], rows: Iterable<unknown[]>): Promise<void>;
}

/** Receives the progress of filling the database. */
export interface Watcher {
  begin(table: string, count: number): void;
  tick(done: number): void;
}

/**
 * Fills a migrated, empty database. Indexes and references are created after the rows, which is faster and
 * checks the same.
 * @throws Error if the database contains data already, or its schema differs from the tables here
 */
export async function fillDatabase(target: Target, size: Size, watcher: Watcher): Promise<void> {
  const tables = makeTables(size);
  await checkSchema(target, tables);
  await refuseData(target);
  await target.query("set potluck.read_model = 'off'");
  const rest = await dropSlowConstraints(target, tables);
  for (const table of tables) {
    watcher.begin(table.name, table.count);
    await target.load(table.name, table.columns, generateRows(table, watcher));
    if (table.key) await continueAfter(target, table.name, table.key);
  }
  watcher.begin("indexes and references", rest.length);
  for (const [done, statement] of rest.entries()) {
    await target.query(statement);
    watcher.tick(done + 1);
  }
  await target.query("begin");
  await rebuildReadModel(target, trackProgress("the read model", watcher));
  await target.query("commit");
  await target.query("reset potluck.read_model");
}

function trackProgress(label: string, watcher: Watcher): Progress {
  let done = 0;
  return {
    begin: (total) => watcher.begin(label, total),
    add: (count) => watcher.tick((done += count)),
    end() {},
  };
}

function* generateRows({ count, rowsOf: make }: Table, watcher: Watcher): Generator<unknown[]> {
  for (let key = 1; key <= count; key++) {
    yield* make(key);
    if (key % 1_000 === 0 || key === count) watcher.tick(key);
  }
}

/** Compares the tables and columns here with those of the database. */
async function checkSchema(target: Target, tables: readonly Table[]): Promise<void> {
  const actual = await target.query<{ name: string; columns: string[] }>(
    `select table_name::text as name, json_agg(column_name) as columns
     from information_schema.columns where table_schema = current_schema() group by 1`,
  );
  const problems = actual.flatMap(({ name, columns }) => {
    if (LEFT_ALONE.includes(name)) return [];
    const table = tables.find((each) => each.name === name);
    if (!table) return [`nothing is known of the table ${name}`];
    const declared = [...table.columns, ...(table.filledByDatabase ?? [])];
    return differences(name, columns, declared);
  });
  const missing = tables.filter((table) => !actual.some(({ name }) => name === table.name));
  problems.push(...missing.map(({ name }) => `there is no table ${name}`));
  if (problems.length > 0) {
    throw new Error(
      `The schema has changed; bench/dataset/tables.ts must follow: ${problems.join("; ")}.`,
    );
  }
}

function differences(
  table: string,
  actual: readonly string[],
  declared: readonly string[],
): string[] {
  const unexpected = actual.filter((column) => !declared.includes(column));
  const lackingColumns = declared.filter((column) => !actual.includes(column));
  return [
    ...unexpected.map((column) => `${table}.${column} is not filled`),
    ...lackingColumns.map((column) => `there is no ${table}.${column}`),
  ];
}

async function refuseData(target: Target): Promise<void> {
  const users = await target.query("select from users limit 1");
  if (users.length > 0) throw new Error("The database holds data already; take an empty one.");
}

/**
 * Drops keys, references and indexes, also references from other tables; returns the statements that recreate
 * them.
 */
async function dropSlowConstraints(target: Target, tables: readonly Table[]): Promise<string[]> {
  const names = tables.map(({ name }) => `'${name}'`).join(", ");
  const constraints = await target.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype in ('p', 'u', 'f')
       and (conrelid::regclass::text in (${names}) or confrelid::regclass::text in (${names}))
     order by contype = 'f', contype = 'u', conname`,
  );
  // References are dropped before the keys that they need.
  for (const { table, name } of constraints.toReversed()) {
    await target.query(`alter table ${table} drop constraint ${name}`);
  }
  const indexes = await target.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = current_schema() and tablename in (${names}) order by 1`,
  );
  for (const { name } of indexes) await target.query(`drop index "${name}"`);
  const isReference = ({ definition }: { definition: string }) =>
    definition.startsWith("FOREIGN KEY");
  const add = ({ table, name, definition }: (typeof constraints)[number]) =>
    `alter table ${table} add constraint ${name} ${definition}`;
  return [
    ...constraints.filter((each) => !isReference(each)).map(add),
    ...indexes.map(({ definition }) => definition),
    ...constraints.filter(isReference).map(add),
  ];
}

/** Makes the table's sequence continue after the last generated row. */
const continueAfter = (target: Target, table: string, key: string) =>
  target.query(
    `select setval(pg_get_serial_sequence('${table}', '${key}'), max(${key})) from ${table}`,
  );
