import { findProgram } from "../../findProgram.mjs";
import { NotInstalled } from "../../servers/throwAway.mjs";
import { memberNumbers } from "../addresses.mjs";
import { Member } from "../Member.mjs";
import { isAnswering } from "../probes.mjs";
import { writeConfiguration } from "../templates.mjs";
import { giveTo, makeFolder } from "../folders.mjs";

/** Makes the members of etcd, which stores Patroni's primary. */
export function makeEtcd({ folder: parent, user, values }) {
  const program = findProgram(["etcd"]);
  if (!program) throw new NotInstalled("etcd is not installed (apt-get install etcd-server)");
  return memberNumbers("etcd").map((number) => {
    const name = `etcd${number}`;
    const folder = makeFolder(parent, name);
    const port = values[`ETCD${number}_PORT`];
    const file = writeConfiguration("etcd.yaml", folder, {
      ...values,
      NAME: name,
      DATA: makeFolder(folder, "data"),
      ETCD_PORT: port,
      ETCD_PEER_PORT: values[`ETCD${number}_PEER_PORT`],
    });
    giveTo(user, folder);
    return new Member({
      name,
      folder,
      user,
      command: [program, "--config-file", file],
      isReady: () => isAnswering(`http://127.0.0.1:${port}/health`),
    });
  });
}
