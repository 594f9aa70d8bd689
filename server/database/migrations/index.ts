import { FirstTables1795238784054 } from "./1795238784054-FirstTables";
import { ReferenceVersions1795250400000 } from "./1795250400000-ReferenceVersions";

/** All migrations, oldest first. */
export const migrations = [FirstTables1795238784054, ReferenceVersions1795250400000];
