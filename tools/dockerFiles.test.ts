import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DockerfileParser } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import { parseDocument } from "yaml";

const project = resolve(__dirname, "..");
const read = (file: string) => readFileSync(join(project, "docker", file), "utf8");

const dockerfile = read("Dockerfile");
const compose = read("compose.yaml");
const example = read(".env.example");

/** What is wrong with a Dockerfile, as far as that can be seen without building it. */
function faultsOfDockerfile(text: string): string[] {
  const file = DockerfileParser.parse(text);
  const froms = file.getFROMs();
  const stages = froms.map((from) => from.getBuildStage());
  const loose = froms.filter(
    (from) => !stages.includes(from.getImage()) && !from.getImageTag() && !from.getImageDigest(),
  );
  const sources = file
    .getCOPYs()
    .filter((copy) => !copy.getFromFlag())
    .flatMap((copy) => copy.getArguments().slice(0, -1))
    .map((argument) => argument.getValue());
  const users = file.getInstructions().filter((each) => each.getKeyword() === "USER");
  const user = users.at(-1)?.getArgumentsContent();
  return [
    ...validate(text).map(({ message }) => (typeof message === "string" ? message : message.value)),
    ...loose.map((from) => `${from.getImage()} has no version`),
    ...sources
      .filter((path) => !existsSync(join(project, path)))
      .map((path) => `no ${path} to copy`),
    ...(user && user !== "root" && user !== "0" ? [] : ["runs as root"]),
  ];
}

/** What is wrong with the settings that compose.yaml asks for and .env.example explains. */
function faultsOfSettings(asking: string, explaining: string): string[] {
  const { errors, warnings } = parseDocument(asking);
  const values = new Map(
    [...explaining.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
  );
  const asked = [...asking.matchAll(/\$\{([A-Z0-9_]+)(:?[-?+])?/g)];
  const names = asked.map(([, name]) => name!);
  const secrets = asked.filter(([, name]) => /^(JWT_SECRET|POSTGRES_PASSWORD)$/.test(name!));
  return [
    ...[...errors, ...warnings].map(({ message }) => message),
    ...names.filter((name) => !values.has(name)).map((name) => `${name} is not explained`),
    ...[...values.keys()]
      .filter((name) => !names.includes(name))
      .map((name) => `no use of ${name}`),
    ...secrets
      .filter(([, name, kind]) => kind !== ":?" || values.get(name!) !== "")
      .map(([, name]) => `${name} has a default`),
  ];
}

describe("The Dockerfile", () => {
  it("is in order", () => {
    expect(faultsOfDockerfile(dockerfile)).toEqual([]);
  });

  it.each([
    ["an unknown instruction", "WORKDIR", "WORKDIRECTORY", "WORKDIRECTORY"],
    ["a file that is not there", ".npmrc ./", ".missing ./", "no .missing to copy"],
    ["the user root", "USER node", "USER root", "runs as root"],
    ["any version of an image", "node:22-bookworm-slim", "node", "node has no version"],
  ])("is refused with %s", (_what, from, to, fault) => {
    expect(dockerfile).toContain(from);
    expect(faultsOfDockerfile(dockerfile.replace(from, to)).join("\n")).toContain(fault);
  });
});

describe("The settings of compose.yaml", () => {
  it("are those that .env.example explains, and no secret has a default", () => {
    expect(faultsOfSettings(compose, example)).toEqual([]);
  });

  it.each([
    ["YAML that cannot be read", "services:", "services: {", "flow"],
    ["a setting that is not explained", "${SMTP_URL:-}", "${SMTP:-}", "SMTP is not explained"],
    ["a setting that is not used", "${SMTP_URL:-}", "", "no use of SMTP_URL"],
    ["a secret with a default", "${JWT_SECRET:?", "${JWT_SECRET:-", "JWT_SECRET has a default"],
  ])("are refused with %s", (_what, from, to, fault) => {
    expect(compose).toContain(from);
    expect(faultsOfSettings(compose.replace(from, to), example).join("\n")).toContain(fault);
  });

  it("are refused with an example of a secret that people would keep", () => {
    const copied = example.replace("JWT_SECRET=", "JWT_SECRET=secret");
    expect(faultsOfSettings(compose, copied)).toEqual(["JWT_SECRET has a default"]);
  });
});
