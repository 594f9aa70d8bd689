/** The command line of the built application: `npm run potluck -- --help`. */
import { runBuilt } from "./runBuilt.mjs";

await runBuilt("cli.js", ["server"]);
