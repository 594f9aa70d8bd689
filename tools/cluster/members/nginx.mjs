import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "../../findProgram.mjs";
import { NotInstalled } from "../../servers/throwAway.mjs";
import { familyOf, Member } from "../Member.mjs";
import { isListening } from "../probes.mjs";
import { fill, TEMPLATES, writeConfiguration } from "../templates.mjs";
import { giveTo, makeFolder } from "../folders.mjs";

/** nginx, before the applications. */
export function makeNginx({ folder: parent, user, values }, applications) {
  const program = findProgram(["nginx"], ["/usr/sbin"]);
  if (!program) throw new NotInstalled("nginx is not installed (apt-get install nginx)");
  const folder = makeFolder(parent, "nginx");
  const file = writeConfiguration("nginx.conf", folder, { ...values, RUN: folder });
  const template = readFileSync(join(TEMPLATES, "applications.conf"), "utf8");

  /** Lists the applications, without those that are being replaced. */
  const list = (down = []) => {
    const servers = applications.map((APPLICATION) => {
      const server = fill(template, { APPLICATION });
      return down.includes(APPLICATION) ? server.replace(/;/, " down;") : server;
    });
    writeFileSync(join(folder, "applications.conf"), servers.join(""));
  };
  list();
  giveTo(user, folder);
  const member = new Member({
    name: "nginx",
    folder,
    user,
    command: [program, "-c", file, "-e", "stderr", "-g", "daemon off;"],
    diesBy: "TERM",
    isReady: () => isListening(values.HTTP_PORT),
  });
  /** The processes that serve. */
  member.workers = () => familyOf(member.pid).slice(1);
  /** Sends no more requests to some of the applications; those under way are finished. */
  member.takeOut = (down) => {
    list(down);
    process.kill(member.pid, "SIGHUP");
  };
  return member;
}
