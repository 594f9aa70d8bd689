import { measure } from "./target.mjs";

const MOST_REFUSED_MS = 50;
const MOST_MS = 100;

/** The number of runs: the CPU clock has steps of 10 ms, and a new server still compiles. */
const RUNS = 4;

/** The time after which a single run shows that a document takes too long. */
const LONG_MS = 1_000;

let serial = 0;

const isRefusal = (status, text) =>
  status === 400 && !text.startsWith('{"data"') && /too complex|cost|syntax/i.test(text);

/**
 * Measures a GraphQL document several times with different names, so that no cache applies.
 * @param {(prefix: string) => { query: string, variables?: object }} make
 */
export async function measureDocument(target, role, make) {
  const sendDocument = async () => target.graphql(role, make(`n${++serial}x`)).catch(() => null);
  let last = await sendDocument();
  let runs = 0;
  const measurement = await measure(target, async () => {
    const begin = performance.now();
    do {
      last = await sendDocument();
      runs++;
    } while (last && runs < RUNS && performance.now() - begin < LONG_MS);
  });
  if (!last) {
    await target.replace();
    return { ...measurement, result: "no answer", bound: `${MOST_MS} ms`, most: 0, isKept: false };
  }
  const isRefused = isRefusal(last.status, last.text);
  const most = last.status === 400 ? MOST_REFUSED_MS : MOST_MS;
  const cpu = measurement.cpu / runs;
  return {
    result: isRefused ? `refused (${last.status})` : last.status,
    isRefused,
    cpu,
    mainCpu: measurement.mainCpu / runs,
    ms: measurement.ms / runs,
    silence: measurement.silence,
    most,
    bound: `${most} ms of CPU`,
    isKept: cpu <= most,
  };
}
