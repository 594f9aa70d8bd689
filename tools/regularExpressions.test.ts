import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { type Fault, findFaults, findPlaces, type Pattern } from "./regularExpressions";

const PROJECT = resolve(__dirname, "..");

/** The files of the application: no tests, and nothing that is generated. */
const files = execFileSync("git", ["ls-files", "server", "shared", "client"], { cwd: PROJECT })
  .toString()
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => !/\.test\.tsx?$|\.generated\.ts$|^server\/(testing|conventions)\//.test(file));

/**
 * Patterns of quadratic time, by their file: where the code bounds the length of the text to 1,000 characters, or why it is
 * no text of a user.
 */
const BOUNDED: Readonly<Record<string, string>> = {
  "server/features/auth/session/deviceName.ts": "reads the first 1,000 characters of the header",
  "server/pages/pageSecurity.ts": "reads the built index.html, once at the start",
  "server/pages/rendering/startScript.ts": "reads the built index.html, once at the start",
  "server/pages/rendering/makePage.ts": "reads the built index.html, once at the start",
};

const isBounded = (file: string, { type, degree }: Fault) =>
  type === "polynomial" &&
  (degree === 2 || /^server\/pages\/rendering\//.test(file)) &&
  file in BOUNDED;

/** Calls of the functions that put patterns together, with a text each. */
const calls: Readonly<
  Record<string, (module: Record<string, (...parameters: unknown[]) => unknown>) => unknown>
> = {
  "client/features/cooking/cookMode/linesOf.ts": ({ linesOf }) =>
    linesOf!("Chop the red onion.", [{ name: "Red onion" }]),
  "server/features/exports/markIngredients.ts": ({ markIngredients }) =>
    markIngredients!(["Chop the onion."], [{ name: "Onion (red)" }], {
      text: String,
      mention: (_line: unknown, words: string) => words,
    }),
  "server/http/cookies.ts": ({ readCookie }) => readCookie!({ headers: {} }, "name", {}),
  "shared/preferenceCookies.ts": ({ storedPreference }) => storedPreference!("", "name"),
};

interface Made extends Pattern {
  /** Where it was made, in the order of the calls. */
  stack: string;
}

/** The patterns that modules put together while they are loaded, and in the calls above. */
function captureMade(modules: readonly string[]): Made[] {
  const made: Made[] = [];
  const Real = RegExp;
  const spy = jest.spyOn(globalThis, "RegExp").mockImplementation((source, flags) => {
    const pattern = new Real(source, flags);
    made.push({ source: pattern.source, flags: pattern.flags, stack: new Error().stack ?? "" });
    return pattern;
  });
  // Defined by the build of the client.
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
  return made;
}

interface Found extends Pattern {
  place: string;
  file: string;
}

function findPatterns(): { patterns: Found[]; unseen: string[] } {
  const places = files.flatMap((file) => findPlaces(PROJECT, file));
  const put = places.filter(({ pattern }) => !pattern);
  const made = captureMade([...new Set(put.map(({ file }) => file))]);
  const patterns: Found[] = [];
  const unseen: string[] = [];
  for (const { file, from, to, pattern } of places) {
    const place = `${file}:${from}`;
    const isHere = ({ stack }: Made) =>
      [...stack.matchAll(/\/((?:server|shared|client)\/[^:()]+):(\d+):/g)]
        .slice(0, 1)
        .some(([, path, line]) => path === file && Number(line) >= from && Number(line) <= to);
    const here = pattern ? [pattern] : made.filter(isHere);
    if (here.length === 0) unseen.push(place);
    patterns.push(...here.map(({ source, flags }) => ({ source, flags, place, file })));
  }
  return { patterns, unseen };
}

describe("The regular expressions of the application", () => {
  const { patterns, unseen } = findPatterns();

  it("are all made while a module is loaded or called here", () => {
    expect(unseen).toEqual([]);
  });

  it("take a time that grows with the length of the text", () => {
    const unique = [
      ...new Map(patterns.map((each) => [`/${each.source}/${each.flags}`, each])).values(),
    ];
    const faults = findFaults(unique);
    const wrong = unique.flatMap(({ file, place, source, flags }, index) => {
      const fault = faults[index];
      return !fault || isBounded(file, fault)
        ? []
        : [`${place} /${source}/${flags} ${fault.type} ${fault.degree} ${fault.attack}`];
    });
    expect(wrong).toEqual([]);
  }, 600_000);

  it("are checked by an analyser that finds faults", () => {
    const read = (code: string) => findPlaces("", "code.ts", code).map(({ pattern }) => pattern!);
    const faults = findFaults(read(String.raw`[/^(a+)+$/, /\s+$/, /(?<!\s)\s+$/, /^a*$/g]`));
    expect(faults.map((fault) => fault?.type ?? null)).toEqual([
      "exponential",
      "polynomial",
      null,
      null,
    ]);
  }, 600_000);
});
