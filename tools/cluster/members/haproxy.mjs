import { findProgram } from "../../findProgram.mjs";
import { NotInstalled } from "../../servers/throwAway.mjs";
import { Member } from "../Member.mjs";
import { isListening } from "../probes.mjs";
import { writeConfiguration } from "../templates.mjs";
import { giveTo, makeFolder } from "../folders.mjs";

/** The HAProxy beside an application. */
export function makeHaproxy({ folder: parent, user }, number, values) {
  const program = findProgram(["haproxy"], ["/usr/sbin"]);
  if (!program) throw new NotInstalled("HAProxy is not installed (apt-get install haproxy)");
  const name = `haproxy${number}`;
  const folder = makeFolder(parent, name);
  const file = writeConfiguration("haproxy.cfg", folder, values);
  giveTo(user, folder);
  return new Member({
    name,
    folder,
    user,
    command: [program, "-db", "-f", file],
    isReady: () => isListening(values.PRIMARY_PORT),
  });
}
