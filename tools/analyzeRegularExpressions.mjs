/**
 * Analyzes the patterns in the JSON on standard input. A separate process, because the analyzer's helper
 * process would keep Jest running.
 */
import { readFileSync } from "node:fs";
import { check } from "recheck";

/** The number of patterns analyzed at once. */
const AT_ONCE = 4;

/** Bounds on the analysis in steps, not in time, so that the result does not depend on the machine's load. */
const BOUNDS = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  maxAttackStringSize: 4_000,
  attackLimit: 5_000_000,
  incubationLimit: 4_000,
  maxIteration: 2,
  maxGenerationSize: 15,
  maxInitialGenerationSize: 40,
  mutationSize: 10,
  crossoverSize: 5,
};

/** The growth of a pattern's time and a text that shows it; null if linear. */
async function findFault({ source, flags }) {
  const result = await check(source, flags, BOUNDS);
  if (result.status === "safe") return null;
  if (result.status === "unknown") return { type: "unknown", degree: 0, attack: "" };
  const { type, degree = 0 } = result.complexity;
  return { type, degree, attack: result.attack.pattern };
}

const patterns = JSON.parse(readFileSync(0, "utf8"));
const faults = [];
let next = 0;
const work = async () => {
  while (next < patterns.length) {
    const index = next++;
    faults[index] = await findFault(patterns[index]);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, work));
console.log(JSON.stringify(faults));
process.exit(0);
