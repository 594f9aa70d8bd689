import { FirstTables1795238784054 } from "./1795238784054-FirstTables";
import { PeopleAndDevices1795255200000 } from "./1795255200000-PeopleAndDevices";

/** All migrations, oldest first. */
export const migrations = [FirstTables1795238784054, PeopleAndDevices1795255200000];
