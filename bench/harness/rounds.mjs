import { setTimeout as sleep } from "node:timers/promises";
import { ask, mustBeEqual } from "./compare.mjs";
import { load, requestBytes } from "./load.mjs";
import { readCpuMs, cpuOfFamily } from "./processes.mjs";
import { mean, median, quantile, spread } from "./statistics.mjs";
import { mustListTheSame } from "./wholeList.mjs";

const WARM_UP_SECONDS = 2;
const DRAIN_MS = 200;
const CONNECTIONS = 8;
const COMPARED_BODIES = 5;

/** Compares the first answers of all servers with those of the first server. */
async function checkBodies(workload, turns, bench) {
  const [reference, ...others] = turns;
  const describeAnswer = ({ server }, i) =>
    `Answer ${i + 1} of ${server.name} to "${workload.name}"`;
  if (workload.isWholeList) {
    for (const turn of others) await mustListTheSame(describeAnswer(turn, 0), reference, turn);
    return;
  }
  const readAnswers = async ({ server, request }) => {
    const answers = [];
    for (let i = 0; i < COMPARED_BODIES; i++) answers.push((await ask(server, request(i))).body);
    await workload.reset?.(bench);
    return answers;
  };
  const expected = await readAnswers(reference);
  for (const turn of others) {
    const answers = await readAnswers(turn);
    for (const [i, answer] of answers.entries()) {
      const shaped = bench.shapes[turn.server.name]?.[workload.name]?.(answer) ?? answer;
      mustBeEqual(describeAnswer(turn, i), expected[i], shaped, workload.masked);
    }
  }
}

/** Runs one server for a while and measures the cost of each request. */
export async function runRound({ server, bytesOf }, { connections = CONNECTIONS }, seconds, bench) {
  const before = { server: readCpuMs(server.pid), postgres: cpuOfFamily(bench.database.pid) };
  const { times, sent, failures } = await load({
    port: server.port,
    connections,
    seconds,
    request: bytesOf,
  });
  await sleep(DRAIN_MS);
  return {
    sent,
    failures,
    failed: Object.values(failures).reduce((sum, count) => sum + count, 0) / sent,
    // The share of one concurrent request: the inverse of responses per millisecond.
    msEach: mean(times) / connections,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cpu: (readCpuMs(server.pid) - before.server) / times.length,
    // The CPU time of a closing connection is briefly counted by no process.
    cpuOfPostgres: Math.max(0, cpuOfFamily(bench.database.pid) - before.postgres) / times.length,
  };
}

/** Converts requests to bytes, with a cache for repeated ones. */
export function asBytes(request) {
  const responses = new Map();
  return (i) => {
    const requestKey = request(i);
    let response = responses.get(requestKey);
    if (!response) {
      response = { bytes: requestBytes(requestKey), untimed: requestKey.untimed };
      // Storing requests that never repeat would fill the memory.
      if (responses.size < 1_000) responses.set(requestKey, response);
    }
    return response;
  };
}

/**
 * Measures a workload on all its servers alternately in several rounds, so that other load on the machine
 * affects all of them.
 * @param {import("../workloads/compared.mjs").ComparedWorkload} workload
 */
export async function measureInRounds(workload, bench, { rounds, seconds, log }) {
  const servers = [];
  for (const name of workload.servers) {
    const server = await bench.server(name);
    if (server) servers.push(server);
  }
  const turns = [];
  for (const server of servers) {
    const request = await workload.requests(server, bench);
    turns.push({ server, request, bytesOf: asBytes(request) });
  }
  if (workload.sameBodies !== false) await checkBodies(workload, turns, bench);
  for (const turn of turns) {
    await runRound(turn, workload, WARM_UP_SECONDS, bench);
    await workload.reset?.(bench);
  }
  const results = new Map(turns.map(({ server }) => [server.name, []]));
  for (let round = 1; round <= rounds; round++) {
    log(`${workload.name}: round ${round} of ${rounds}`);
    for (const turn of turns) {
      results.get(turn.server.name).push(await runRound(turn, workload, seconds, bench));
      await workload.reset?.(bench);
    }
  }
  return summarize(results);
}

/** Medians over the rounds, and ratios to the first server within each round. */
function summarize(results) {
  const [reference] = results.values();
  return [...results].map(([name, rounds]) => {
    const middle = (key) => median(rounds.map((round) => round[key]));
    const ratio = (key) => spread(rounds.map((round, i) => round[key] / reference[i][key]));
    return {
      name,
      requestsPerSecond: 1000 / middle("msEach"),
      p50: middle("p50"),
      p99: middle("p99"),
      failed: Math.max(...rounds.map((round) => round.failed)),
      cpu: middle("cpu"),
      cpuOfPostgres: middle("cpuOfPostgres"),
      timeRatio: ratio("msEach"),
      cpuRatio: ratio("cpu"),
      rounds,
    };
  });
}
