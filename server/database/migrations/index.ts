import { FirstTables1795238784054 } from "./1795238784054-FirstTables";
import { PasswordResetsAndOutbox1795250000000 } from "./1795250000000-PasswordResetsAndOutbox";

/** All migrations, oldest first. */
export const migrations = [FirstTables1795238784054, PasswordResetsAndOutbox1795250000000];
