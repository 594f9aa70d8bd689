import { makeApplication } from "./members/application.mjs";
import { migrate, until } from "./startCluster.mjs";

/**
 * Replaces the applications by those of another version, one by one: nginx sends them nothing more, they finish what
 * they are doing, and the new one gets requests once it is ready. The database is migrated before.
 * @param {object} cluster of `startCluster`
 * @param {string} project the folder whose build is to run
 */
export async function replaceApplications(cluster, project) {
  const { addresses, applications, env, nginx, place, sets } = cluster;
  await migrate(place, sets[0], env, project);
  for (const [i, address] of addresses.entries()) {
    const former = nginx.workers();
    nginx.takeOut([address]);
    await until(
      async () => !nginx.workers().some((pid) => former.includes(pid)),
      "nginx still serves as before",
    );
    await applications[i].stop();
    applications[i] = makeApplication(place, i + 1, sets[i], env, project);
    applications[i].start();
    await applications[i].untilReady();
    nginx.takeOut([]);
  }
}
