import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { enScreens } from "../client/shared/messages/en.screens";

const client = resolve(__dirname, "../client");

/** The screens that are loaded together with the texts of en.screens.ts. */
const SCREENS = join(client, "lazyScreens.tsx");

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g;

/** Matches a text or a template that begins as keys do, such as `history.title` or `history.facts.${name}`. */
const KEY = /["`](\w+\.[\w.]*)(["`]|\$\{)/g;

interface Branch {
  readonly [name: string]: string | Branch;
}

const listKeys = (branch: Branch, path = ""): string[] =>
  Object.entries(branch).flatMap(([name, inside]) =>
    typeof inside === "string" ? [path + name] : listKeys(inside, `${path}${name}.`),
  );

const keys = listKeys(enScreens);

/** Texts of files by their paths in the client, which replace those on disk. */
type Overrides = Readonly<Record<string, string>>;

/**
 * Finds texts of en.screens.ts that the public pages use, or the code that these pages load later. The function
 * follows all imports of main.tsx except into the screens.
 */
function findUses(overrides: Overrides = {}): [start: string, file: string][] {
  const uses: [string, string][] = [];
  const files = new Set([join(client, "main.tsx")]);
  // The set grows during the iteration.
  for (const file of files) {
    const name = relative(client, file);
    const code = overrides[name] ?? readFileSync(file, "utf8");
    for (const [, path] of code.matchAll(IMPORT)) {
      const start = resolve(dirname(file), path!);
      const imported = [`${start}.ts`, `${start}.tsx`].find((each) => existsSync(each));
      const isText = imported && dirname(imported) === join(client, "shared/messages");
      if (imported && !isText && imported !== SCREENS) files.add(imported);
    }
    for (const [, start, end] of code.matchAll(KEY)) {
      const isUsed = (key: string) =>
        end === "${" ? key.startsWith(start!) : key === start || key.startsWith(`${start!}_`);
      if (keys.some(isUsed)) uses.push([start!, name]);
    }
  }
  return uses;
}

describe("The texts of the screens that are loaded on demand", () => {
  test("are not used by public pages", () => {
    expect(findUses()).toEqual([]);
  });

  test("are found where a public page, or code that it loads later, uses one", () => {
    const overrides = {
      "pages/HomePage.tsx": 'import { a } from "../shared/brand"; t("register.title");',
      "shared/brand.ts": 'const load = () => import("./ids"); t(`forbidden.${name}`);',
      "shared/ids.ts": 'export const key = "imports.title";',
      "pages/LoginPage.tsx": 't("forgotPassword.title");',
    };
    expect(findUses(overrides)).toEqual(
      expect.arrayContaining([
        ["register.title", "pages/HomePage.tsx"],
        ["forbidden.", "shared/brand.ts"],
        ["imports.title", "shared/ids.ts"],
      ]),
    );
    expect(findUses(overrides).map(([start]) => start)).not.toContain("forgotPassword.title");
  });
});
