import { makeDataSource } from "./server/database/dataSource";
import { entities } from "./server/features/entities";

/** The data source of TypeORM's command line: the server that `DATABASE_URL` names. */
const url = process.env["DATABASE_URL"];
if (!url) throw new Error("Set DATABASE_URL to the PostgreSQL server whose schema you work on.");

export default makeDataSource({ url }, { entities });
