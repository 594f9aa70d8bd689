import { createRequire } from "node:module";

const load = createRequire(__filename);

/** Loads Sharp with the first picture, since it takes some megabytes. */
export function loadSharp(): typeof import("sharp") {
  const sharp = load("sharp") as typeof import("sharp");
  // The concurrency of one thread per picture leaves the others to requests; a cache is useless,
  // because each picture is read once.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
