import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "../built.mjs";

const RELEASE = "bookworm";
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";

/** Runs a program to its end, and returns its output. */
export const run = (program, args, options = {}) =>
  execFileSync(program, args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 2 ** 28,
    ...options,
  }).trim();

/** Reads the major version of Node from the Dockerfile. */
const nodeVersion = () =>
  /^FROM node:(\d+)/m.exec(readFileSync(join(PROJECT, "docker/Dockerfile"), "utf8"))[1];

/**
 * Makes a substitute for the official Node image, which needs an image registry. It is a minimal Debian with
 * Node and npm from npm, and the user `node`.
 * @param {string} folder an empty folder
 * @param {(...args: string[]) => string} buildah runs buildah
 * @returns {string} the image's name
 */
export function makeBase(folder, buildah) {
  const name = "localhost/node-base";
  const packages = join(folder, "packages");
  mkdirSync(packages);
  const install = [
    "install",
    "--no-save",
    "--ignore-scripts=false",
    "--prefix",
    packages,
    `node@${nodeVersion()}`,
    "npm@10",
  ];
  run("npm", install, { cwd: packages });
  const container = buildah("from", "scratch");
  const root = buildah("mount", container);
  run("debootstrap", ["--variant=minbase", "--include=ca-certificates", RELEASE, root]);
  run("chroot", [root, "useradd", "--uid", "1000", "--create-home", "node"]);
  const modules = join(root, "usr/local/lib/node_modules");
  mkdirSync(modules, { recursive: true });
  run("cp", ["-rL", join(packages, "node_modules/node/bin/node"), join(root, "usr/local/bin")]);
  run("cp", ["-a", join(packages, "node_modules/npm"), modules]);
  for (const program of ["npm", "npx"]) {
    const target = `../lib/node_modules/npm/bin/${program}-cli.js`;
    run("ln", ["-s", target, join(root, "usr/local/bin", program)]);
  }
  const config = ["--env", "PATH=/usr/local/bin:/usr/bin:/bin"];
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  // The certificates are copied, because the build must trust the same as npm does here.
  if (certificates) {
    copyFileSync(certificates, join(root, CERTIFICATES));
    config.push("--env", `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`);
  }
  buildah("config", ...config, container);
  buildah("commit", "--rm", container, name);
  return name;
}
