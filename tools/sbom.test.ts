import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const PROJECT = resolve(__dirname, "..");

interface Sbom {
  bomFormat: string;
  metadata: { component: { type: string; name: string; version: string } };
  components: { name: string; version: string; hashes?: object[] }[];
}

interface Package {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const run = (...args: string[]) =>
  execFileSync(process.execPath, [join(PROJECT, "tools/sbom.mjs"), ...args], {
    encoding: "utf8",
    maxBuffer: 16 * 1024 * 1024,
  });
const packageJson = JSON.parse(readFileSync(join(PROJECT, "package.json"), "utf8")) as Package;

const listPackages = ({ components }: Sbom) =>
  components.map((each) => `${each.name}@${each.version}`);

describe("The software bill of materials", () => {
  it("names the application, and all its dependencies with versions and hashes", () => {
    const sbom = JSON.parse(run()) as Sbom;
    expect(sbom.bomFormat).toBe("CycloneDX");
    const { name, version } = packageJson;
    expect(sbom.metadata.component).toMatchObject({ type: "application", name, version });
    const dependencies = Object.entries(packageJson.dependencies);
    expect(listPackages(sbom)).toEqual(
      expect.arrayContaining(dependencies.map(([each, pinned]) => `${each}@${pinned}`)),
    );
    const names = sbom.components.map((each) => each.name);
    expect(names).toEqual(expect.arrayContaining(["react-dom", "scheduler", "workbox-core"]));
    expect(names.filter((each) => ["jest", "vite", "workbox-build"].includes(each))).toEqual([]);
    expect(sbom.components.filter(({ hashes }) => !hashes?.length)).toEqual([]);
  });

  it("includes development dependencies on request", () => {
    const packages = listPackages(JSON.parse(run("--all")) as Sbom);
    expect(packages).toContain(`jest@${packageJson.devDependencies["jest"]}`);
  });

  it("counts licenses on request, and each package has a license", () => {
    const lines = run("--licenses").trimEnd().split("\n");
    expect(lines[0]).toMatch(/^ *\d+ {2}MIT$/);
    expect(lines.filter((line) => /unknown|UNLICENSED/i.test(line))).toEqual([]);
  });
});
