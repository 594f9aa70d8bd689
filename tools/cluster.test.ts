import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "yaml";

const folder = resolve(__dirname, "../docker/cluster");
const read = (file: string) => readFileSync(join(folder, file), "utf8");

interface Service {
  command?: string[];
  environment: Record<string, string>;
}

const { services } = parse(read("compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
};

/** Finds the placeholders of a template. */
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\$\{([A-Z][A-Z0-9_]*)\}/g)].map(([, name]) => name!))].sort();

/** The templates of the programs that start.sh runs. */
const TEMPLATES: Record<string, string[]> = {
  etcd: ["etcd.yaml"],
  patroni: ["patroni.yaml"],
  haproxy: ["haproxy.cfg"],
  pgbouncer: ["pgbouncer.ini", "users.txt"],
  redis: ["redis.conf"],
  sentinel: ["sentinel.conf"],
  balancer: ["balancer.cfg"],
};

/** The variables that the servers' image sets. */
const imageValues = [...read("Dockerfile").matchAll(/([A-Z_]+)=\//g)].map(([, name]) => name!);

const servers = Object.entries(services).filter(
  ([, { command }]) => command && TEMPLATES[command[0]!],
);

describe("The containers of the topology", () => {
  it.each(servers)("have all required values: %s", (_name, service) => {
    const requiredNames = TEMPLATES[service.command![0]!]!.flatMap((file) =>
      placeholders(read(file)),
    );
    const values = [...Object.keys(service.environment), ...imageValues];
    expect(requiredNames.filter((name) => !values.includes(name))).toEqual([]);
  });

  it("use all templates", () => {
    const usedFiles = Object.values(TEMPLATES).flat();
    const others = ["compose.yaml", "Dockerfile", "createDatabase.sh", "start.sh"];
    const files = readdirSync(folder).filter((name) => !name.startsWith("."));
    expect(files.filter((name) => !usedFiles.includes(name) && !others.includes(name))).toEqual([]);
  });
});

/** Returns a value after Compose has replaced every variable by its name. */
const resolved = (value: string) =>
  value.replace(/\$\{([A-Z0-9_]+)(:[-?][^}]*)?\}/g, (_whole, name: string) => name);

/** Runs a script that imports modules that Jest cannot load, and parses its output. */
function run(script: string): unknown {
  const cluster = pathToFileURL(resolve(__dirname, "cluster")).href;
  const importing = `
    import { TOPOLOGY } from "${cluster}/addresses.mjs";
    import { applicationSettings } from "${cluster}/members/application.mjs";
    import { fill } from "${cluster}/templates.mjs";
    ${script}`;
  const options = ["--input-type=module", "-e", importing];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as unknown;
}

describe("The topology on one computer", () => {
  it("has as many members as there are containers", () => {
    const topology = run("console.log(JSON.stringify(TOPOLOGY))") as Record<string, number>;
    const counted = Object.keys(topology).map((kind): [string, number] => {
      const names = Object.keys(services).filter((name) => name.replace(/\d$/, "") === kind);
      return [kind, names.length];
    });
    expect(topology).toEqual(Object.fromEntries(counted));
  });

  it.each([1, 2])("gives application %i the settings that its container has", (number) => {
    const values = {
      LISTEN: "0.0.0.0",
      APPLICATION_PASSWORD: "APPLICATION_PASSWORD",
      DATABASE1: "database1:5432",
      DATABASE2: "database2:5432",
      DATABASE3: "database3:5432",
      PGBOUNCERS: "pgbouncer1:6432,pgbouncer2:6432",
      REDIS_PASSWORD: "REDIS_PASSWORD",
      HAPROXY_HOST: `haproxy${number}`,
      REDIS_PRIMARY_PORT: 6379,
      PHOTOS_HOST: "photos",
      PHOTOS_PORT: 9000,
      PHOTOS_KEY: "potluck",
      PHOTOS_SECRET: "PHOTOS_SECRET",
      JWT_SECRET: "JWT_SECRET",
      PUBLIC_URL: "PUBLIC_URL",
      WORKERS: "WORKERS",
    };
    const { environment } = services[`application${number}`]!;
    const settings = run(
      `console.log(JSON.stringify(applicationSettings(${JSON.stringify(values)})))`,
    );
    expect(settings).toEqual(
      Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, resolved(value)]),
      ),
    );
  });

  it("replaces all values of a template, and leaves no placeholder", () => {
    expect(run('console.log(JSON.stringify(fill("a ${PORT} $host", { PORT: 1 })))')).toBe(
      "a 1 $host",
    );
    expect(() => run('fill("${PORT}", {})')).toThrow("There is no value for PORT.");
  });
});
