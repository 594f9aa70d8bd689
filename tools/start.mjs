/** Starts the built application: `npm start`. */
import { PARTS } from "./built.mjs";
import { runBuilt } from "./runBuilt.mjs";

await runBuilt("main.js", Object.keys(PARTS));
