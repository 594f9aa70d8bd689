import { isAcknowledged } from "./traffic.mjs";

const inWindow = (answers, from, to) =>
  answers.filter(({ begin, end }) => end > from && (begin ?? end) < to);

/** The number of seconds, counted from a moment, in which something failed. */
const secondsOfFailures = (failures, from) =>
  new Set(failures.map(({ end }) => Math.floor((end - from) / 1000))).size;

/** The longest time without an acknowledged write. */
function longestPause(writes, from, to) {
  const ends = writes.filter(isAcknowledged).map(({ end }) => end);
  const moments = [from, ...ends.filter((end) => end > from && end < to).sort((a, b) => a - b), to];
  return Math.max(...moments.slice(1).map((moment, i) => moment - moments[i]));
}

/**
 * Summarizes the traffic between two moments.
 * @param {{ reads: object[], writes: object[], load: object[] }} traffic
 */
export function measure(traffic, from, to) {
  const reads = inWindow(traffic.reads, from, to);
  const writes = inWindow(traffic.writes, from, to);
  const load = inWindow(traffic.load, from, to);
  const failedReads = reads.filter(({ status }) => status !== 200);
  const failedWrites = writes.filter((each) => !isAcknowledged(each));
  return {
    reads: reads.length,
    failedReads: failedReads.length,
    failedAgain: reads.filter(({ again }) => again !== 200).length,
    writes: writes.length,
    failedWrites: failedWrites.length,
    load: load.length,
    failedLoad: load.filter(({ status }) => status !== 200).length,
    degradedSeconds: secondsOfFailures([...failedReads, ...failedWrites], from),
    refusalSeconds: secondsOfFailures(failedWrites, from),
    writePauseMs: longestPause(traffic.writes, from, to),
    statuses: [...new Set([...failedReads, ...failedWrites].map(({ status }) => status))].sort(),
  };
}
