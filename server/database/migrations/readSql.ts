import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Reads SQL of a migration. The files in `sql` are as frozen as the migrations that execute them. */
export const readSql = (name: string): string =>
  readFileSync(join(__dirname, "sql", `${name}.sql`), "utf8");
