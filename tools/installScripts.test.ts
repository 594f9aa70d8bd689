import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const project = resolve(__dirname, "..");
const read = (file: string) => readFileSync(join(project, file), "utf8");

interface LockedPackage {
  hasInstallScript?: boolean;
}

/** The packages with an install script, and the reason for each. */
const reasons: Record<string, string> = {
  "@apollo/protobufjs":
    "a dependency of @apollo/server; the script warns of version ranges in the package.json of a project",
  "@parcel/watcher":
    "for code generation only; the script compiles the program where no compiled one is published",
  "@swc/core":
    "for tests only; the script downloads WebAssembly where no compiled program is published",
  "tesseract.js": "reads photos of recipe cards; the script prints how to donate",
};

/** The packages that report installations. */
const TELEMETRY = ["@scarf/scarf"];

const { packages } = JSON.parse(read("package-lock.json")) as {
  packages: Record<string, LockedPackage>;
};
const readPackageName = (path: string) => path.slice(path.lastIndexOf("node_modules/") + 13);

it("Each package with an install script has a documented reason", () => {
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => readPackageName(path));
  expect([...new Set(names)].sort()).toEqual(Object.keys(reasons));
});

it("The packages do not report their installation", () => {
  const names = new Set(Object.keys(packages).map(readPackageName));
  expect(TELEMETRY.filter((name) => names.has(name))).toEqual([]);
});

it("The configuration of npm disables scripts of packages", () => {
  expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m);
});
