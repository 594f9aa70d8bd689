import {
  type AlterTableCmd,
  type AlterTableStmt,
  type ColumnDef,
  type Constraint,
  type CreateStmt,
  type CreateTableAsStmt,
  type DeleteStmt,
  type DropStmt,
  type IndexStmt,
  loadModule,
  type Node,
  parseSync,
  type RangeVar,
  type UpdateStmt,
} from "libpg-query";
import { isContract } from "../database/migrate";

/** Loads PostgreSQL's own parser, which must happen once before parsing. */
export const loadParser = (): Promise<void> => loadModule();

export interface MigrationOptions {
  name: string;
  /** False if the migration runs without a transaction. */
  transaction?: boolean;
}

/** The changes of a migration so far. */
interface Progress extends MigrationOptions {
  created: Set<string>;
  /**
   * The constraints that were added without checking rows, and the tables whose rows were then
   * checked.
   */
  unvalidated: Set<string>;
  validated: Set<string>;
}

type Rule<Body> = (body: Body, progress: Progress) => string[];

const noFaults = (): string[] => [];
const getTable = (relation: RangeVar | undefined): string => relation?.relname ?? "";

/** Returns the kind and the body of a node, which has one member. */
function open(node: Node): [kind: string, body: unknown] {
  return Object.entries(node)[0] as [string, unknown];
}

function part<Body>(node: Node | undefined, kind: string): Body | undefined {
  return node && ((node as Record<string, unknown>)[kind] as Body | undefined);
}

const getConstraints = (column: ColumnDef): Constraint[] =>
  (column.constraints ?? []).flatMap(
    (constraint) => part<Constraint>(constraint, "Constraint") ?? [],
  );

/** Returns true if a default is the same for all rows, so that it is stored once. */
function isConstant(expression: Node | undefined): boolean {
  if (!expression) return true;
  const [kind, body] = open(expression);
  if (kind === "TypeCast") return isConstant((body as { arg?: Node }).arg);
  if (kind === "FuncCall") return JSON.stringify(body).includes('"sval":"now"');
  return kind === "A_Const" || kind === "SQLValueFunction";
}

const REWRITING = ["CONSTR_GENERATED", "CONSTR_IDENTITY"];
const HARMLESS = ["CONSTR_NOTNULL", "CONSTR_NULL", "CONSTR_DEFAULT", ...REWRITING];

function addColumn(table: string, column: ColumnDef): string[] {
  const name = `${table}.${column.colname}`;
  const constraints = getConstraints(column);
  const types = constraints.map(({ contype }) => contype ?? "");
  const faults: string[] = [];
  const defaultValue = constraints.find(({ contype }) => contype === "CONSTR_DEFAULT");
  if (types.includes("CONSTR_NOTNULL") && !defaultValue) {
    faults.push(`${name} has no default: the version before does not fill it`);
  }
  if (types.some((type) => REWRITING.includes(type)) || !isConstant(defaultValue?.raw_expr)) {
    faults.push(`${name} rewrites ${table}: add it without a default, and backfill it in batches`);
  }
  if (types.some((type) => !HARMLESS.includes(type))) {
    faults.push(`${name} comes with a constraint: add that not valid, and validate it afterwards`);
  }
  return faults;
}

function addConstraint(table: string, constraint: Constraint, progress: Progress): string[] {
  const name = constraint.conname ?? "a constraint";
  const type = constraint.contype ?? "";
  if (["CONSTR_UNIQUE", "CONSTR_PRIMARY"].includes(type)) {
    return constraint.indexname
      ? []
      : [`${name} builds an index: build it first, and add it using index`];
  }
  if (!["CONSTR_CHECK", "CONSTR_FOREIGN"].includes(type)) {
    return [`${name} of ${table} cannot be added without a lock`];
  }
  if (!constraint.skip_validation) {
    return [`${name} looks at all rows of ${table}: add it not valid, and validate it afterwards`];
  }
  progress.unvalidated.add(name);
  return [];
}

const validate: AlterRule = (table, { name = "" }, progress) => {
  progress.validated.add(table);
  return progress.unvalidated.has(name) && progress.transaction !== false
    ? [`${name} is validated while the table is locked for adding it: transaction = false`]
    : [];
};

type AlterRule = (table: string, command: AlterTableCmd, progress: Progress) => string[];

/** The changes that are allowed on a table in use. */
const ALTER_RULES: Partial<Record<string, AlterRule>> = {
  AT_AddColumn: (table, { def }) => addColumn(table, part<ColumnDef>(def, "ColumnDef")!),
  AT_DropColumn: (table, { name: column }, { name }) =>
    isContract(name) ? [] : [`drops ${table}.${column}, which the version before reads`],
  AT_AlterColumnType: (table, { name }) => [
    `changes the type of ${table}.${name}: add another column`,
  ],
  AT_SetNotNull: (table, { name }, { validated }) =>
    validated.has(table)
      ? []
      : [`${table}.${name} must have a value: add a check not valid, have it validated, then this`],
  AT_ColumnDefault: (table, { name: column, def }, { name }) =>
    def || isContract(name)
      ? []
      : [`the default of ${table}.${column} is what the version before relies on`],
  AT_AddConstraint: (table, { def }, progress) =>
    addConstraint(table, part<Constraint>(def, "Constraint")!, progress),
  AT_ValidateConstraint: validate,
  AT_DropConstraint: noFaults,
  AT_DropNotNull: noFaults,
  AT_SetStatistics: noFaults,
  AT_SetRelOptions: noFaults,
};

function alterColumns(table: string, command: AlterTableCmd, progress: Progress): string[] {
  const rule = ALTER_RULES[command.subtype ?? ""];
  if (rule) return rule(table, command, progress);
  return [`${command.subtype} of ${table} is not among what migrations may do`];
}

const alterTable: Rule<AlterTableStmt> = ({ relation, cmds = [] }, progress) => {
  const table = getTable(relation);
  if (progress.created.has(table)) return [];
  return cmds.flatMap((command) =>
    alterColumns(table, part<AlterTableCmd>(command, "AlterTableCmd")!, progress),
  );
};

const outsideTransaction = ({ transaction }: Progress): string[] =>
  transaction === false ? [] : ["what is done concurrently needs transaction = false"];

const createIndex: Rule<IndexStmt> = ({ idxname, relation, concurrent }, progress) => {
  if (progress.created.has(getTable(relation))) return [];
  if (concurrent) return outsideTransaction(progress);
  return [`the index ${idxname} locks ${getTable(relation)}: create it concurrently`];
};

const drop: Rule<DropStmt> = ({ removeType, concurrent }, progress) => {
  const objectType = (removeType ?? "").replace("OBJECT_", "").toLowerCase();
  if (objectType === "index") {
    return concurrent ? outsideTransaction(progress) : ["drops an index: do it concurrently"];
  }
  return isContract(progress.name) ? [] : [`drops a ${objectType}, which the version before needs`];
};

/** The rule accepts a change in small batches, which contains a limit. */
const change: Rule<UpdateStmt | DeleteStmt> = (body, { created }) => {
  const table = getTable(body.relation);
  if (created.has(table) || JSON.stringify(body).includes('"limitCount"')) return [];
  return [`changes all rows of ${table} at once: do it in batches`];
};

const createTable: Rule<CreateStmt> = ({ relation }, { created }) => {
  created.add(getTable(relation));
  return [];
};

const createTableAs: Rule<CreateTableAsStmt> = ({ into }, { created }) => {
  created.add(getTable(into?.rel));
  return [];
};

/** The statements that migrations may contain; all others are refused until a rule is added. */
const RULES: Record<string, Rule<never>> = {
  AlterTableStmt: alterTable,
  CommentStmt: noFaults,
  CreateFunctionStmt: noFaults,
  CreateStmt: createTable,
  CreateTableAsStmt: createTableAs,
  CreateTrigStmt: noFaults,
  DeleteStmt: change,
  DropStmt: drop,
  IndexStmt: createIndex,
  InsertStmt: noFaults,
  RenameStmt: () => ["renames something: the version before knows it by its old name"],
  SelectStmt: noFaults,
  UpdateStmt: change,
  VariableSetStmt: noFaults,
  ViewStmt: noFaults,
};

/** Finds changes inside a `with`, as batches contain them. */
function changesWithin(kind: string, body: unknown, progress: Progress): string[] {
  const text = JSON.stringify(body);
  const isChange = kind === "SelectStmt" && /"(UpdateStmt|DeleteStmt)"/.test(text);
  if (!isChange || text.includes('"limitCount"')) return [];
  return progress.created.size > 0 ? [] : ["changes all rows at once: do it in batches"];
}

/**
 * Finds the faults of a migration that runs while the previous version serves requests.
 * @param statements the statements in order
 */
export function findMigrationFaults(
  statements: readonly string[],
  options: MigrationOptions,
): string[] {
  const progress: Progress = {
    ...options,
    created: new Set(),
    unvalidated: new Set(),
    validated: new Set(),
  };
  return statements
    .flatMap((sql) => parseSync(sql).stmts ?? [])
    .flatMap(({ stmt }) => {
      const [kind, body] = open(stmt!);
      const rule = RULES[kind];
      if (!rule) return [`${kind} is not among what migrations may do`];
      return [...rule(body as never, progress), ...changesWithin(kind, body, progress)];
    });
}
