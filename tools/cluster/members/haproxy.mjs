import { findProgram } from "../../findProgram.mjs";
import { NotInstalled } from "../../servers/throwAway.mjs";
import { Member } from "../Member.mjs";
import { isListening } from "../probes.mjs";
import { writeConfiguration } from "../templates.mjs";
import { giveTo, makeFolder } from "../folders.mjs";

/** Makes a member that runs HAProxy with a configuration file. */
function makeMember({ folder: parent, user }, { name, template, values, port }) {
  const program = findProgram(["haproxy"], ["/usr/sbin"]);
  if (!program) throw new NotInstalled("HAProxy is not installed (apt-get install haproxy)");
  const folder = makeFolder(parent, name);
  const file = writeConfiguration(template, folder, values);
  giveTo(user, folder);
  return new Member({
    name,
    folder,
    user,
    command: [program, "-db", "-f", file],
    isReady: () => isListening(port),
  });
}

/** Makes the HAProxy of an application. */
export const makeHaproxy = (context, number, values) =>
  makeMember(context, {
    name: `haproxy${number}`,
    template: "haproxy.cfg",
    values,
    port: values.PRIMARY_PORT,
  });

/** Makes the HAProxy in front of the applications. */
export function makeBalancer(context, addresses) {
  const servers = addresses.map((address, i) => `server application${i + 1} ${address}`);
  return makeMember(context, {
    name: "balancer",
    template: "balancer.cfg",
    values: { ...context.values, APPLICATION_SERVERS: servers.join("\n") },
    port: context.values.HTTP_PORT,
  });
}
