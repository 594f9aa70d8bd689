import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DockerfileParser } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import { parse, parseDocument } from "yaml";
import { readConfig, variableNames } from "../server/config/config";

const project = resolve(__dirname, "..");
const read = (file: string) => readFileSync(join(project, "docker", file), "utf8");

const dockerfile = read("Dockerfile");
const application = read("application.yaml");
const compose = read("compose.yaml");
const example = read(".env.example");

const dockerfiles = ["Dockerfile", "cluster/Dockerfile"];
const composeFolders = ["", "cluster/"];

/** Matches the digest that pins an image. */
const PINNED = /@sha256:[0-9a-f]{64}$/;

/** Finds the errors of a Dockerfile that are visible without building it. */
function faultsOfDockerfile(text: string): string[] {
  const file = DockerfileParser.parse(text);
  const froms = file.getFROMs();
  const stages = froms.map((from) => from.getBuildStage());
  const loose = froms.filter(
    (from) => !stages.includes(from.getImage()) && !PINNED.test(from.getImage() ?? ""),
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
    ...loose.map((from) => `${from.getImage()} has no digest`),
    ...sources
      .filter((path) => !existsSync(join(project, path)))
      .map((path) => `no ${path} to copy`),
    ...(user && user !== "root" && user !== "0" ? [] : ["runs as root"]),
  ];
}

interface Service {
  image?: string;
  build?: object;
  mem_limit?: string;
  extends?: { file: string };
  env_file?: unknown;
  environment?: Record<string, string | null>;
}
interface Compose {
  services: Record<string, Service>;
}

/** Reads the base service that the application's services extend in both files. */
const base = (text: string) => (parse(text) as Compose).services["application"]!;

/** Merges a service with the one it extends, as Compose does. */
const mergeServices = (service: Service, extended: Service): Service =>
  service.extends?.file.endsWith("application.yaml")
    ? {
        ...extended,
        ...service,
        environment: { ...extended.environment, ...service.environment },
      }
    : service;

/** The settings that a container gets from its image, or that name files in it. */
const SET_BY_IMAGE = ["HOST", "PORT", "DATA_DIR"];
const missingNames = variableNames.filter(
  (name) => !SET_BY_IMAGE.includes(name) && !name.endsWith("_FILE"),
);

/** Matches passwords that only their own service receives. */
const OTHERS = /\$\{(POSTGRES_PASSWORD|REPLICATION_PASSWORD)\b/;

/**
 * Finds the faults of a service's environment: a service of the application gets all settings, and
 * only those.
 */
function faultsOfEnvironment(name: string, { environment = {}, env_file: files }: Service) {
  if (!/^(application|migration)/.test(name)) return [];
  const settings = Object.keys(environment);
  return [
    ...(files ? [`${name} gets variables of other services`] : []),
    ...missingNames
      .filter((each) => !settings.includes(each))
      .map((each) => `${name} does not get ${each}`),
    ...settings
      .filter((each) => !variableNames.includes(each) && each !== "NODE_ENV")
      .map((each) => `${name} gets ${each}, which is no setting`),
    ...Object.entries(environment)
      .filter(([, value]) => OTHERS.test(value ?? ""))
      .map(([each]) => `${name} gets the password of another service in ${each}`),
  ];
}

/** Finds the faults of the services of a compose file. */
function faultsOfServices({ services }: Compose, extended: Service): string[] {
  return Object.entries(services).flatMap(([name, settings]) => {
    const service = mergeServices(settings, extended);
    return [
      ...(service.build || PINNED.test(service.image ?? "")
        ? []
        : [`the image of ${name} has no digest`]),
      ...(service.mem_limit ? [] : [`${name} has no limit of memory`]),
      ...faultsOfEnvironment(name, service),
    ];
  });
}

/** Finds the differences between the settings of compose.yaml and those of .env.example. */
function faultsOfSettings(asking: string, explaining: string, extending = application): string[] {
  const document = parseDocument(asking, { merge: true });
  const { errors, warnings } = document;
  const values = new Map(
    [...explaining.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
  );
  const references = [...(asking + extending).matchAll(/\$\{([A-Z0-9_]+)(:?[-?+])?/g)];
  // The names are those without a value, which Compose forwards.
  const passedNames = Object.entries(base(extending).environment ?? {})
    .filter(([, value]) => value === null)
    .map(([name]) => name);
  const names = [...references.map(([, name]) => name!), ...passedNames];
  const secrets = references.filter(
    ([, name]) =>
      /^JWT_SECRET$|_(PASSWORD|SECRET)$/.test(name!) && !/^(ADMIN|PHOTOS_S3)_/.test(name!),
  );
  return [
    ...[...errors, ...warnings].map(({ message }) => message),
    ...(errors.length > 0 ? [] : faultsOfServices(document.toJS() as Compose, base(extending))),
    ...references
      .map(([, name]) => name!)
      .filter((name) => !values.has(name))
      .map((name) => `${name} is not explained`),
    ...[...values.keys()]
      .filter((name) => !names.includes(name))
      .map((name) => `no use of ${name}`),
    ...secrets
      .filter(([, name, kind]) => kind !== ":?" || values.get(name!) !== "")
      .map(([, name]) => `${name} has a default`),
  ];
}

describe("The Dockerfile", () => {
  it("has no faults", () => {
    for (const file of dockerfiles) {
      expect({ file, faults: faultsOfDockerfile(read(file)) }).toEqual({ file, faults: [] });
    }
  });

  it("builds an image that refuses the published password", () => {
    const stage = DockerfileParser.parse(dockerfile).getENVs().at(-1);
    const environment = Object.fromEntries(
      stage!.getProperties().map((each) => [each.getName(), each.getUnescapedValue() ?? ""]),
    );
    expect(environment["HOST"]).toBe("0.0.0.0");
    expect(readConfig(environment)).toMatchObject({ embedded: true, demoLogins: false });
  });

  it.each([
    ["an unknown instruction", "WORKDIR", "WORKDIRECTORY", "WORKDIRECTORY"],
    ["a file that is not there", ".npmrc ./", ".missing ./", "no .missing to copy"],
    ["the user root", "USER node", "USER root", "runs as root"],
    ["any image of a version", /@sha256:\w+/, "", "node:22-bookworm-slim has no digest"],
  ])("is refused if it has %s", (_what, from, to, fault) => {
    expect(dockerfile).toMatch(from);
    expect(faultsOfDockerfile(dockerfile.replace(from, to)).join("\n")).toContain(fault);
  });
});

describe("The settings of compose.yaml", () => {
  it("are exactly those that .env.example explains, and no secret has a default", () => {
    for (const folder of composeFolders) {
      const asking = read(`${folder}compose.yaml`);
      const faults = faultsOfSettings(asking, read(`${folder}.env.example`));
      expect({ folder, faults }).toEqual({ folder, faults: [] });
    }
  });

  it.each([
    ["YAML that cannot be read", "services:", "services: {", "flow"],
    ["a setting that is not explained", "${PUBLISH:-", "${PORTS:-", "PORTS is not explained"],
    ["a setting that is not used", "${PUBLISH:-127.0.0.1:4000}", "4000", "no use of PUBLISH"],
    ["an image that changes", /@sha256:\w+/, "", "the image of database has no digest"],
    ["a service without bounds", /mem_limit: .*/, "", "database has no limit of memory"],
    ["all variables", "    ports:", "    env_file: .env\n    ports:", "gets variables of other"],
    [
      "the password of the superuser",
      "${APPLICATION_PASSWORD:?",
      "${POSTGRES_PASSWORD:?",
      "application gets the password of another service in DATABASE_URL",
    ],
    ["a secret with a default", "${JWT_SECRET:?", "${JWT_SECRET:-", "JWT_SECRET has a default"],
  ])("are refused if they have %s", (_what, from, to, fault) => {
    expect(compose).toMatch(from);
    expect(faultsOfSettings(compose.replace(from, to), example).join("\n")).toContain(fault);
  });

  it.each([
    ["a setting that is held back", "      SMTP_URL:\n", "", "does not get SMTP_URL"],
    ["a variable that is no setting", "SMTP_URL:", "SMTP:", "gets SMTP, which is no setting"],
    ["an application without bounds", /mem_limit: .*/, "", "application has no limit of memory"],
  ])("are refused with %s", (_what, from, to, fault) => {
    expect(application).toMatch(from);
    const faults = faultsOfSettings(compose, example, application.replace(from, to));
    expect(faults.join("\n")).toContain(fault);
  });

  it("are refused if .env.example has a value for a secret", () => {
    const filledExample = example.replace("JWT_SECRET=", "JWT_SECRET=secret");
    expect(faultsOfSettings(compose, filledExample)).toEqual(["JWT_SECRET has a default"]);
  });
});
