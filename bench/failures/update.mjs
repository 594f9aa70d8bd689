import { replaceApplications } from "../../tools/cluster/replaceApplications.mjs";
import { makeNextVersion } from "./nextVersion.mjs";

/** Replaces every application by the next version, which migrates the database first. */
export const rollingUpdate = {
  name: "update",
  title: "rolling update to the next version, with a migration",
  losesNothing: true,
  awayMs: 0,
  async prepare(cluster) {
    const project = makeNextVersion(cluster.folder);
    return {
      member: "the next version",
      strike: () => replaceApplications(cluster, project),
      mend: () => undefined,
    };
  },
};
