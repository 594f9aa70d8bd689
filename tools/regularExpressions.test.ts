import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { type Fault, findFaults, findPatternUses, type Pattern } from "./regularExpressions";

const PROJECT = resolve(__dirname, "..");

/** The application's files, without tests and generated files. */
const files = execFileSync("git", ["ls-files", "server", "shared", "client"], { cwd: PROJECT })
  .toString()
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => !/\.test\.tsx?$|\.generated\.ts$|^server\/(testing|conventions)\//.test(file));

/**
 * The files with quadratic patterns, and the reason for accepting them. The code limits the text to
 * 1,000 characters, or the text is not from a user.
 */
const BOUNDED: Readonly<Record<string, string>> = {
  "server/features/auth/session/describeDevice.ts":
    "reads the first 1,000 characters of the header",
  "server/pages/pageSecurity.ts": "reads the built index.html, once at the start",
  "server/pages/rendering/startScript.ts": "reads the built index.html, once at the start",
  "server/pages/rendering/makePage.ts": "reads the built index.html, once at the start",
};

const isBounded = (file: string, { type, degree }: Fault) =>
  type === "polynomial" &&
  (degree === 2 || /^server\/pages\/rendering\//.test(file)) &&
  file in BOUNDED;

/** The calls of functions that build patterns, with a sample text. */
const calls: Readonly<
  Record<string, (module: Record<string, (...parameters: unknown[]) => unknown>) => unknown>
> = {
  "shared/stepLines/findNamedLines.ts": ({ findNamedLines }) =>
    findNamedLines!("Chop the red onion.", [{ name: "Red onion" }]),
  "server/features/exports/markIngredients.ts": ({ markMentions }) =>
    markMentions!(["Chop the onion."], [{ name: "Onion (red)" }], [[]], String),
  "server/http/cookies.ts": ({ readCookie }) => readCookie!({ headers: {} }, "name", {}),
  "shared/preferenceCookies.ts": ({ storedPreference }) => storedPreference!("", "name"),
};

interface CapturedPattern extends Pattern {
  /** The call stack at which the pattern was created. */
  stack: string;
}

/** Captures the patterns built by modules while loading, and by the calls above. */
function capturePatterns(modules: readonly string[]): CapturedPattern[] {
  const capturedPatterns: CapturedPattern[] = [];
  const Real = RegExp;
  const spy = jest.spyOn(globalThis, "RegExp").mockImplementation((source, flags) => {
    const pattern = new Real(source, flags);
    capturedPatterns.push({
      source: pattern.source,
      flags: pattern.flags,
      stack: new Error().stack ?? "",
    });
    return pattern;
  });
  // The constants are those that the client's build defines.
  Object.assign(globalThis, { __BRAND__: "Potluck" });
  try {
    for (const file of modules) {
      const module = jest.requireActual<Parameters<(typeof calls)[string]>[0]>(
        resolve(PROJECT, file),
      );
      calls[file]?.(module);
    }
  } finally {
    spy.mockRestore();
  }
  return capturedPatterns;
}

interface LocatedPattern extends Pattern {
  location: string;
  file: string;
}

function findPatterns(): { patterns: LocatedPattern[]; unseen: string[] } {
  const uses = files.flatMap((file) => findPatternUses(PROJECT, file));
  const dynamicUses = uses.filter(({ pattern }) => !pattern);
  const capturedPatterns = capturePatterns([...new Set(dynamicUses.map(({ file }) => file))]);
  const patterns: LocatedPattern[] = [];
  const unseen: string[] = [];
  for (const { file, from, to, pattern } of uses) {
    const location = `${file}:${from}`;
    const isHere = ({ stack }: CapturedPattern) =>
      [...stack.matchAll(/\/((?:server|shared|client)\/[^:()]+):(\d+):/g)]
        .slice(0, 1)
        .some(([, path, line]) => path === file && Number(line) >= from && Number(line) <= to);
    const here = pattern ? [pattern] : capturedPatterns.filter(isHere);
    if (here.length === 0) unseen.push(location);
    patterns.push(...here.map(({ source, flags }) => ({ source, flags, location, file })));
  }
  return { patterns, unseen };
}

describe("The regular expressions of the application", () => {
  const { patterns, unseen } = findPatterns();

  it("are all created while modules are loaded or while functions are called", () => {
    expect(unseen).toEqual([]);
  });

  it("take time linear in the length of the text, or read bounded texts", () => {
    const unique = [
      ...new Map(patterns.map((each) => [`/${each.source}/${each.flags}`, each])).values(),
    ];
    const faults = findFaults(unique);
    const wrong = unique.flatMap(({ file, location, source, flags }, index) => {
      const fault = faults[index];
      return !fault || isBounded(file, fault)
        ? []
        : [`${location} /${source}/${flags} ${fault.type} ${fault.degree} ${fault.attack}`];
    });
    expect(wrong).toEqual([]);
  }, 600_000);

  it("are checked by an analyzer that detects faults", () => {
    const read = (code: string) =>
      findPatternUses("", "code.ts", code).map(({ pattern }) => pattern!);
    const faults = findFaults(read(String.raw`[/^(a+)+$/, /\s+$/, /(?<!\s)\s+$/, /^a*$/g]`));
    expect(faults.map((fault) => fault?.type ?? null)).toEqual([
      "exponential",
      "polynomial",
      null,
      null,
    ]);
  }, 600_000);
});
