import { FirstTables1795238784054 } from "./1795238784054-FirstTables";

/** All migrations, oldest first. */
export const migrations = [FirstTables1795238784054];
