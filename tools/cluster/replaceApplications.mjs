import { makeApplication } from "./members/application.mjs";
import { migrate } from "./startCluster.mjs";

/**
 * Replaces the applications by those of another version, one by one: each finishes what it was sent, the balancer turns to
 * the others as soon as it takes no more, and the next is replaced once the new one is ready. The database is migrated before.
 * @param {object} cluster of `startCluster`
 * @param {string} project the folder whose build is to run
 */
export async function replaceApplications(cluster, project) {
  const { applications, env, place: context, sets } = cluster;
  await migrate(context, sets[0], env, project);
  for (const [i, former] of applications.entries()) {
    await former.stop();
    applications[i] = makeApplication(context, i + 1, sets[i], env, project);
    applications[i].start();
    await applications[i].untilReady();
  }
}
