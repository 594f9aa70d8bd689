import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from "typeorm";

const toSnakeCase = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();
const getTableName = (table: Table | string) =>
  (typeof table === "string" ? table : table.name).split(".").at(-1) ?? "";
const joinName = (prefix: string, table: Table | string, columns: string[]) =>
  [prefix, getTableName(table), ...columns].join("_");

/**
 * The naming of the schema: snake case for columns, and readable names for constraints, by which
 * errors are translated.
 */
export class SnakeNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(property: string, custom: string | undefined, prefixes: string[]) {
    return toSnakeCase([...prefixes, custom ?? property].join("_"));
  }
  override relationName(property: string) {
    return toSnakeCase(property);
  }
  override joinColumnName(relation: string, column: string) {
    return toSnakeCase(`${relation}_${column}`);
  }
  override primaryKeyName(table: Table | string) {
    return joinName("pk", table, []);
  }
  override uniqueConstraintName(table: Table | string, columns: string[]) {
    return joinName("uq", table, columns);
  }
  override foreignKeyName(table: Table | string, columns: string[]) {
    return joinName("fk", table, columns);
  }
  override indexName(table: Table | string, columns: string[]) {
    return joinName("ix", table, columns);
  }
  override checkConstraintName(table: Table | string, expression: string) {
    return joinName("ck", table, [
      /\w+/.exec(expression.replace(/char_length|btrim/g, ""))?.[0] ?? "",
    ]);
  }
}
