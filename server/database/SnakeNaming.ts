import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from "typeorm";

const snake = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();
const tableOf = (table: Table | string) =>
  (typeof table === "string" ? table : table.name).split(".").at(-1) ?? "";
const joined = (prefix: string, table: Table | string, columns: string[]) =>
  [prefix, tableOf(table), ...columns].join("_");

/** Plain snake case, and names of constraints that a person and an error translation can read. */
export class SnakeNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(property: string, custom: string | undefined, prefixes: string[]) {
    return snake([...prefixes, custom ?? property].join("_"));
  }
  override relationName(property: string) {
    return snake(property);
  }
  override joinColumnName(relation: string, column: string) {
    return snake(`${relation}_${column}`);
  }
  override primaryKeyName(table: Table | string) {
    return joined("pk", table, []);
  }
  override uniqueConstraintName(table: Table | string, columns: string[]) {
    return joined("uq", table, columns);
  }
  override foreignKeyName(table: Table | string, columns: string[]) {
    return joined("fk", table, columns);
  }
  override indexName(table: Table | string, columns: string[]) {
    return joined("ix", table, columns);
  }
  override checkConstraintName(table: Table | string, expression: string) {
    return joined("ck", table, [
      /\w+/.exec(expression.replace(/char_length|btrim/g, ""))?.[0] ?? "",
    ]);
  }
}
