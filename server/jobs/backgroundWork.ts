import type { Server } from "node:http";
import type { DataSource } from "typeorm";
import { startVacuum } from "../database/embedded/startVacuum";
import { purgeCookingProgress } from "../features/cooking/purgeCookingProgress";
import { purgeImports } from "../features/imports/purgeImports";
import { startImports } from "../features/imports/startImports";
import { purgeMerges } from "../features/merges/purgeMerges";
import { sweepPhotos } from "../features/photos/sweepPhotos";
import { purgeDeletedRecipes } from "../features/recipes/purgeDeletedRecipes";
import { purgeOwnIngredients } from "../features/reference/ownIngredients";
import { purgeSessions } from "../features/auth/session/purgeSessions";
import { watchSettings } from "../features/siteSettings/watchSettings";
import { type Sweep, startSweeps } from "../lib/startSweeps";
import { startMail } from "./mail/startMail";
import type { Services } from "../services";

/**
 * Starts the work that no request waits for: mail, imports, deleting expired rows and files, and vacuuming.
 * @returns a function that stops it
 */
export function startBackgroundWork(
  db: DataSource,
  services: Services,
  server: Server,
): () => Promise<void> {
  const sweeps: Sweep[] = [
    { name: "expired recipes", deleteSome: () => purgeDeletedRecipes(db) },
    { name: "unused own ingredients", deleteSome: () => purgeOwnIngredients(db) },
    { name: "expired sessions", deleteSome: () => purgeSessions(db, services.config) },
    { name: "expired imports", deleteSome: () => purgeImports(db) },
    { name: "expired merges", deleteSome: () => purgeMerges(db) },
    { name: "expired cooking progress", deleteSome: () => purgeCookingProgress(db) },
    { name: "unused photos", deleteSome: () => sweepPhotos(db, services) },
  ];
  const stops = [
    startMail(db, services, server),
    watchSettings(db, services, server),
    startImports(db, services, server),
    startSweeps(sweeps, services.log, server),
    ...(services.config.embedded ? [startVacuum(db, services.log, server)] : []),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
