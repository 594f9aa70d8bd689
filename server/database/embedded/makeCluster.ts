import { PGlite } from "@electric-sql/pglite";
import { emptyCluster } from "./emptyCluster";

/** Creates the cluster that new data directories are copied from. The build runs it. */
async function makeCluster(): Promise<void> {
  const db = await PGlite.create({ dataDir: emptyCluster });
  await db.close();
}

void makeCluster();
