import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "../../findProgram.mjs";
import { listFamily } from "../../servers/processes.mjs";
import { NotInstalled } from "../../servers/throwAway.mjs";
import { memberNumbers } from "../addresses.mjs";
import { Member } from "../Member.mjs";
import { isAnswering } from "../probes.mjs";
import { TEMPLATES, writeConfiguration } from "../templates.mjs";
import { giveTo, makeFolder } from "../folders.mjs";

/** Reads the process ID of PostgreSQL, which outlives the Patroni that started it. */
function readPostmasterPid(data) {
  const file = join(data, "postmaster.pid");
  if (!existsSync(file)) return [];
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  try {
    // The name is checked, because the file survives a killed server and another process may have
    // received its ID.
    const isPostgres = readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(data);
    return isPostgres ? listFamily(pid) : [];
  } catch {
    return [];
  }
}

/** Makes three PostgreSQL servers with Patroni. */
export function makeDatabases({ folder: parent, user, values }) {
  const program = findProgram(["patroni"]);
  if (!program) throw new NotInstalled("Patroni is not installed (apt-get install patroni)");
  return memberNumbers("database").map((number) => {
    const name = `database${number}`;
    const folder = makeFolder(parent, name);
    const data = makeFolder(folder, "data");
    const port = values[`DATABASE${number}_PATRONI_PORT`];
    const file = writeConfiguration("patroni.yaml", folder, {
      ...values,
      NAME: name,
      DATA: data,
      RUN: folder,
      PATRONI_PORT: port,
      POSTGRES_PORT: values[`DATABASE${number}_PORT`],
      CREATE_DATABASE: join(TEMPLATES, "createDatabase.sh"),
    });
    giveTo(user, folder);
    const member = new Member({
      name,
      folder,
      user,
      command: [program, file],
      diesBy: "TERM",
      env: { APPLICATION_PASSWORD: values.APPLICATION_PASSWORD },
      isReady: () => isAnswering(`http://127.0.0.1:${port}/health`),
      others: () => readPostmasterPid(data),
    });
    /** Returns true if the member is the primary, according to Patroni. */
    member.isPrimary = () => isAnswering(`http://127.0.0.1:${port}/primary`).catch(() => false);
    member.isSynchronous = () =>
      isAnswering(`http://127.0.0.1:${port}/synchronous`).catch(() => false);
    return member;
  });
}
