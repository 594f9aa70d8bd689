import { createRequire } from "node:module";

const load = createRequire(__filename);

/** Loaded with the first picture: a library of some megabytes. */
export function loadSharp(): typeof import("sharp") {
  const sharp = load("sharp") as typeof import("sharp");
  // One thread a picture leaves the others to requests, and a cache serves no picture twice.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
