import { findProgram } from "../../findProgram.mjs";
import { NotInstalled } from "../../servers/throwAway.mjs";
import { Member } from "../Member.mjs";
import { isListening } from "../probes.mjs";
import { writeConfiguration } from "../templates.mjs";
import { giveTo, makeFolder } from "../folders.mjs";

/** Makes the PgBouncer of an application. */
export function makePgbouncer({ folder: parent, user }, number, values) {
  const program = findProgram(["pgbouncer"], ["/usr/sbin"]);
  if (!program) throw new NotInstalled("PgBouncer is not installed (apt-get install pgbouncer)");
  const name = `pgbouncer${number}`;
  const folder = makeFolder(parent, name);
  const file = writeConfiguration("pgbouncer.ini", folder, { ...values, RUN: folder });
  writeConfiguration("users.txt", folder, values);
  giveTo(user, folder);
  return new Member({
    name,
    folder,
    user,
    command: [program, file],
    isReady: () => isListening(values.PGBOUNCER_PORT),
  });
}
