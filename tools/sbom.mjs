/**
 * Prints the application's components as a CycloneDX document from package-lock.json: `npm run --silent sbom
 * > potluck.cdx.json`. `--all` adds development packages; `--licenses` prints the number of packages per
 * license instead.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { PROJECT } from "./built.mjs";

const FORMAT = ["--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only"];

const read = (file) => JSON.parse(readFileSync(join(PROJECT, file), "utf8"));

/** Lists the packages that are not only for development, as `name@version`. */
function usedPackages() {
  const entries = Object.entries(read("package-lock.json").packages);
  const packages = entries.filter(([, { dev }]) => !dev);
  return new Set(
    packages.map(
      ([path, { name, version }]) => `${name ?? path.split("node_modules/").at(-1)}@${version}`,
    ),
  );
}

/**
 * Lists the packages that the client imports: the build bundles them, and production does not
 * install them.
 */
function bundledPackages() {
  const { devDependencies } = read("package.json");
  const files = readdirSync(join(PROJECT, "client"), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(PROJECT, "client", name), "utf8"));
  const isImported = (name) =>
    files.some((text) => text.includes(` "${name}"`) || text.includes(` "${name}/`));
  return Object.entries(devDependencies)
    .filter(([name]) => isImported(name))
    .map(([name, version]) => `${name}@${version}`);
}

/** Adds the dependencies of bundled packages to a set. */
function addBundled(packages, { components, dependencies }) {
  const label = ({ name, version }) => `${name}@${version}`;
  const labels = new Map(components.map((each) => [each["bom-ref"], label(each)]));
  const dependsOn = new Map(dependencies.map((each) => [each.ref, each.dependsOn ?? []]));
  const bundled = new Set(bundledPackages());
  const references = [...labels.keys()].filter((ref) => bundled.has(labels.get(ref)));
  const visited = new Set(references);
  // The loop includes entries that are added to the set during the iteration.
  for (const ref of visited) {
    packages.add(labels.get(ref));
    for (const each of dependsOn.get(ref) ?? []) visited.add(each);
  }
}

/** @param {{ all?: boolean }} options `all` includes development packages */
export function makeSbom({ all = false } = {}) {
  // The shell is needed on Windows, where npm is a script.
  const options = { cwd: PROJECT, maxBuffer: 2 ** 26, shell: process.platform === "win32" };
  const output = execFileSync("npm", ["sbom", ...FORMAT], {
    ...options,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const sbom = JSON.parse(output);
  // The name is replaced, because npm uses the directory's name.
  sbom.metadata.component.name = read("package.json").name;
  if (all) return sbom;
  // The packages are filtered here, because `--omit=dev` also omits packages shared by the
  // application and a tool.
  const packages = usedPackages();
  addBundled(packages, sbom);
  const components = sbom.components.filter(({ name, version }) =>
    packages.has(`${name}@${version}`),
  );
  const references = new Set(components.map((component) => component["bom-ref"]));
  references.add(sbom.metadata.component["bom-ref"]);
  const dependencies = sbom.dependencies
    .filter(({ ref }) => references.has(ref))
    .map(({ ref, dependsOn = [] }) => ({
      ref,
      dependsOn: dependsOn.filter((each) => references.has(each)),
    }));
  return { ...sbom, components, dependencies };
}

/** Reads the licenses of a component as an SPDX expression; "unknown" without any. */
export const readLicense = ({ licenses = [] }) =>
  licenses
    .map(({ expression, license }) => expression ?? license.id ?? license.name)
    .join(" AND ") || "unknown";

function overview({ components }) {
  const counts = new Map();
  for (const license of components.map(readLicense)) {
    counts.set(license, (counts.get(license) ?? 0) + 1);
  }
  const sortedCounts = [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b));
  return sortedCounts
    .map(([license, count]) => `${String(count).padStart(5)}  ${license}`)
    .join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const options = { all: { type: "boolean" }, licenses: { type: "boolean" } };
  const { values } = parseArgs({ options });
  const sbom = makeSbom(values);
  console.log(values.licenses ? overview(sbom) : JSON.stringify(sbom, null, 2));
}
