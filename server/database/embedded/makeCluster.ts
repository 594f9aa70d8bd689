import { PGlite } from "@electric-sql/pglite";
import { emptyCluster } from "./emptyCluster";

/** Creates the cluster from which new data directories are copied. The build runs this. */
async function makeCluster(): Promise<void> {
  const db = await PGlite.create({ dataDir: emptyCluster });
  await db.close();
}

void makeCluster();
