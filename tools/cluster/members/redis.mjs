import { findProgram } from "../../findProgram.mjs";
import { NotInstalled } from "../../servers/throwAway.mjs";
import { memberNumbers } from "../addresses.mjs";
import { Member } from "../Member.mjs";
import { ask, isListening } from "../probes.mjs";
import { writeConfiguration } from "../templates.mjs";
import { giveTo, makeFolder } from "../folders.mjs";

/** Makes a Redis master and its replica. */
export function makeRedis({ folder: parent, user, values }) {
  const program = findProgram(["redis-server"]);
  if (!program) throw new NotInstalled("Redis is not installed (apt-get install redis-server)");
  return memberNumbers("redis").map((number) => {
    const name = `redis${number}`;
    const folder = makeFolder(parent, name);
    const port = values[`REDIS${number}_PORT`];
    const redisValues = { ...values, DATA: folder, REDIS_PORT: port };
    const file = writeConfiguration("redis.conf", folder, redisValues);
    giveTo(user, folder);
    const first = `${values.REDIS1_HOST} ${values.REDIS1_PORT}`;
    const member = new Member({
      name,
      folder,
      user,
      command: [program, file, ...(number === 1 ? [] : ["--replicaof", first])],
      isReady: () => isListening(port),
    });
    member.isPrimary = async () => {
      const answer = await ask(port, `AUTH ${values.REDIS_PASSWORD}\r\nROLE\r\n`).catch(() => "");
      return answer.includes("master");
    };
    return member;
  });
}

/** Makes the Sentinels, which elect a new master if theirs fails. */
export function makeSentinels({ folder: parent, user, values }) {
  const program = findProgram(["redis-sentinel"]);
  if (!program)
    throw new NotInstalled("Redis Sentinel is not installed (apt-get install redis-sentinel)");
  return memberNumbers("sentinel").map((number) => {
    const name = `sentinel${number}`;
    const folder = makeFolder(parent, name);
    const port = values[`SENTINEL${number}_PORT`];
    const redisValues = { ...values, DATA: folder, SENTINEL_PORT: port };
    const file = writeConfiguration("sentinel.conf", folder, redisValues);
    giveTo(user, folder);
    return new Member({
      name,
      folder,
      user,
      command: [program, file],
      isReady: () => isListening(port),
    });
  });
}
