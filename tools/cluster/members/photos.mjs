import { existsSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "../../built.mjs";
import { NotInstalled } from "../../servers/throwAway.mjs";
import { Member } from "../Member.mjs";
import { isListening } from "../probes.mjs";
import { makeFolder } from "../folders.mjs";

const PACKAGES = join(PROJECT, "tools/cluster/node_modules");

/** Makes an S3 server for photos, with its bucket. */
export function makePhotoStore({ folder: parent, values }) {
  const program = join(PACKAGES, "s3rver/bin/s3rver.js");
  if (!existsSync(program)) {
    throw new NotInstalled("s3rver is not installed (npm ci --prefix tools/cluster)");
  }
  const folder = makeFolder(parent, "photos");
  const port = values.PHOTOS_PORT;
  const options = ["--address", values.LISTEN, "--port", `${port}`, "--directory", folder];
  return new Member({
    name: "photos",
    folder,
    command: [
      process.execPath,
      program,
      ...options,
      "--configure-bucket",
      "potluck",
      "--no-vhost-buckets",
    ],
    isReady: () => isListening(port),
  });
}
