import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { enScreens } from "../client/shared/messages/en.screens";

const client = resolve(__dirname, "../client");

/** The screens that are loaded together with the texts of en.screens.ts. */
const SCREENS = join(client, "lazyScreens.tsx");

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g;

/** Matches a text or a template that begins as keys do, such as `history.` or `history.facts.NAME`. */
const KEY = /["`](\w+)\.[\w.]*(?:["`]|\$\{)/g;

/** Texts of files by their paths in the client, which replace those on disk. */
type Overrides = Readonly<Record<string, string>>;

/**
 * Finds the parts of en.screens.ts that the public pages use, and the code that these pages load later. The
 * function follows all imports of main.tsx except into the screens.
 */
function findUses(overrides: Overrides = {}): [part: string, file: string][] {
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
    for (const [, part] of code.matchAll(KEY)) {
      if (Object.hasOwn(enScreens, part!)) uses.push([part!, name]);
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
        ["register", "pages/HomePage.tsx"],
        ["forbidden", "shared/brand.ts"],
        ["imports", "shared/ids.ts"],
      ]),
    );
    expect(findUses(overrides).map(([part]) => part)).not.toContain("forgotPassword");
  });
});
