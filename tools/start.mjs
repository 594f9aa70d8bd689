/** Starts the built application: `npm start`. Parts that are missing or out of date are built first. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "./build.mjs";
import { PROJECT, staleParts } from "./built.mjs";

const stale = staleParts();
if (stale.length > 0) {
  console.log(`Building the ${stale.join(" and the ")} …`);
  try {
    await build(stale);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
// In this very process, so that signals reach the server.
createRequire(import.meta.url)(join(PROJECT, "dist/server/main.js"));
