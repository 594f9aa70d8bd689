/** Checks the files in docker/ without running Docker: `node tools/dockerFiles.mjs [folder]`. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { validate } from "dockerfile-utils";
import { parseDocument } from "yaml";

const project = process.argv[2] ?? ".";
const read = (path) => readFileSync(join(project, path), "utf8");

const hasVersion = (image) => /[:@]/.test(image) && !image.endsWith(":latest");

/** Problems that the linter finds, and those specific to this project. */
function* dockerfileFaults(path) {
  const text = read(path);
  for (const { range, message } of validate(text)) {
    yield `${path}:${range.start.line + 1}: ${message}`;
  }
  const instructions = text
    .replaceAll("\\\n", " ")
    .split("\n")
    .map((line) => /^([A-Z]+)\s+(.*)$/.exec(line))
    .filter(Boolean)
    .map(([, name, rest]) => ({ name, rest }));
  const of = (name) => instructions.filter((each) => each.name === name).map(({ rest }) => rest);

  for (const sources of of("COPY").filter((rest) => !rest.startsWith("--from="))) {
    for (const source of sources.split(/\s+/).slice(0, -1)) {
      if (!existsSync(join(project, source))) yield `${path}: COPY source ${source} does not exist`;
    }
  }
  const user = of("USER").at(-1);
  if (!user || user === "root" || user === "0") yield `${path}: the container runs as root`;
  if (of("HEALTHCHECK").length !== 1) yield `${path}: expected exactly one HEALTHCHECK`;
  const stages = of("FROM").map((rest) => /\sAS\s+(\S+)$/i.exec(rest)?.[1]);
  for (const image of of("FROM").map((rest) => rest.split(" ")[0])) {
    if (!stages.includes(image) && !hasVersion(image)) yield `${path}: ${image} has no version tag`;
  }
}

/** Problems with the services and the variables that they use. */
function* composeFaults(path, examplePath) {
  const document = parseDocument(read(path));
  for (const { message } of [...document.errors, ...document.warnings]) yield `${path}: ${message}`;
  if (document.errors.length > 0) return;
  const { services = {}, volumes = {} } = document.toJS();
  for (const [name, service] of Object.entries(services)) {
    if (!service.image && !service.build) yield `${path}: ${name} has no image`;
    if (service.image && !hasVersion(service.image))
      yield `${path}: the image of ${name} has no version tag`;
    if (service.build && !existsSync(join(project, service.build.dockerfile ?? ""))) {
      yield `${path}: the Dockerfile of ${name} does not exist`;
    }
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      if (!services[other]) yield `${path}: ${name} depends on ${other}, which does not exist`;
      else if (condition === "service_healthy" && !services[other].healthcheck) {
        yield `${path}: ${name} waits for ${other} to be healthy, but ${other} has no healthcheck`;
      }
    }
    for (const volume of service.volumes ?? []) {
      const [source] = volume.split(":");
      if (!/^[./]/.test(source) && !(source in volumes))
        yield `${path}: volume ${source} is not defined`;
    }
  }

  const example = new Map(
    [...read(examplePath).matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  const asked = [...read(path).matchAll(/\$\{([A-Z0-9_]+)(:?[-?+])?/g)];
  for (const [, name, kind] of asked) {
    if (!example.has(name)) yield `${examplePath}: ${name} is used in ${path} but not documented`;
    if (/^(JWT_SECRET|POSTGRES_PASSWORD)$/.test(name)) {
      if (kind !== ":?") yield `${path}: ${name} must be required, as in \${${name}:?…}`;
      if (example.get(name)) yield `${examplePath}: ${name} must not have a default value`;
    }
  }
  for (const name of example.keys()) {
    if (!asked.some(([, each]) => each === name)) yield `${examplePath}: ${name} is not used`;
  }
}

const faults = [
  ...dockerfileFaults("docker/Dockerfile"),
  ...composeFaults("docker/compose.yaml", "docker/.env.example"),
];
for (const fault of new Set(faults)) console.error(fault);
if (faults.length === 0) console.log("The Docker files are valid.");
process.exitCode = faults.length === 0 ? 0 : 1;
