import { readFileSync, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { until } from "../../tools/cluster/startCluster.mjs";
import { isWhole } from "./faults.mjs";
import { OUTAGES } from "./outages.mjs";
import { printTable } from "./report.mjs";
import { startVisitors } from "./visitors.mjs";

const WARM_UP_MS = 5_000;
const WARNING = 40;

const HEAD = [
  "outage",
  "visitors read",
  "logins",
  "writes",
  "own writes, read at once",
  "uploads",
  "photos",
  "slowest",
  "the log says",
];
const NAMES = ["reads", "logins", "writes", "fresh", "uploads", "photos"];

/** Counts the responses by status: `200 × 12, 503 × 3`. */
function countStatuses(answers) {
  const counts = new Map();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => String(a).localeCompare(String(b)))
    .map(([status, count]) => `${status === 0 ? "none" : status} × ${count}`)
    .join(", ");
}

/** Warnings and errors in the log since a position, without repetitions. */
function warningsSince(file, position) {
  const lines = readFileSync(file).subarray(position).toString().split("\n");
  const logLines = lines
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level >= WARNING)
    .map(({ msg, replica, reason, err }) =>
      [msg, replica && "…", reason, err?.cause?.message ?? err?.message].filter(Boolean).join(": "),
    );
  return new Set(logLines.map((text) => text.replaceAll(/127\.0\.0\.1:\d+/g, "…")));
}

/** Checks that a server hangs or fails; refusing an impossible request is not a defect. */
const isDefect = ({ status }) => status === 0 || status === 500 || status === "stale";

async function measureOutage(cluster, visitors, { title, begin, awayMs }) {
  await until(() => isWhole(cluster), "the topology is not whole");
  const positions = cluster.applications.map(({ logFile }) => statSync(logFile).size);
  const from = performance.now();
  const mend = await begin(cluster);
  await sleep(awayMs);
  const to = performance.now();
  const answers = visitors.answers.filter((each) => each.end > from && each.begin < to);
  const warnings = new Set(
    cluster.applications.flatMap(({ logFile }, i) => [...warningsSince(logFile, positions[i])]),
  );
  await mend();
  const slowest = Math.max(...answers.map((each) => each.end - each.begin));
  const row = [
    title,
    ...NAMES.map((name) => countStatuses(answers.filter((each) => each.name === name))),
    `${(slowest / 1000).toFixed(1)} s`,
    [...warnings].map((text) => `\`${text}\``).join("; ") || "nothing",
  ];
  console.log(row.join(" | "));
  return { row, isGood: !answers.some(isDefect) };
}

/**
 * Makes each dependency of the topology fail, and prints the visitors' responses and the log.
 * @returns true if nothing hung, no response was a 500 and every read contained the preceding write
 */
export async function measureOutages(cluster) {
  const visitors = await startVisitors(cluster);
  await sleep(WARM_UP_MS);
  const results = [];
  for (const outage of OUTAGES) results.push(await measureOutage(cluster, visitors, outage));
  await visitors.stop();
  printTable(
    results.map(({ row }) => row),
    HEAD,
  );
  return results.every(({ isGood }) => isGood);
}
