import { makeApplication } from "./members/application.mjs";
import { migrate } from "./startCluster.mjs";

/**
 * Replaces the applications by another version one by one. Each finishes its requests while the balancer
 * switches to the others; the next one follows once the new one is ready. The database is migrated first.
 * @param {object} cluster of `startCluster`
 * @param {string} project the folder of the new build
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
