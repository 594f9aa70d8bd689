import { measure } from "./target.mjs";

const MOST_REFUSED_MS = 50;
const MOST_MS = 100;

/** The clock of the system counts CPU in steps of 10 ms, and a server that has just started compiles. */
const RUNS = 4;

/** No more runs are needed to see that a document takes too long. */
const LONG_MS = 1_000;

let serial = 0;

const isRefusal = (status, text) =>
  status === 400 && !text.startsWith('{"data"') && /too complex|cost|syntax/i.test(text);

/**
 * Measures a document of GraphQL several times, with other names each time: nothing of it is prepared.
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
