import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "../../findProgram.mjs";
import { NotInstalled } from "../../servers/throwAway.mjs";
import { familyOf } from "../../servers/processes.mjs";
import { Member } from "../Member.mjs";
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

  const list = applications.map((APPLICATION) => fill(template, { APPLICATION })).join("");
  writeFileSync(join(folder, "applications.conf"), list);
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
  return member;
}
