import { en } from "../client/shared/messages/en";
import { enMore } from "../client/shared/messages/en.more";
import { findPublicMessages } from "./publicMessages";

interface Branch {
  readonly [name: string]: string | Branch;
}

/** The keys of a catalogue; the forms of a plural have one. */
const keysOf = (branch: Branch, path = ""): string[] =>
  Object.entries(branch).flatMap(([name, inside]) =>
    typeof inside === "string"
      ? [path + name.replace(/_(one|other)$/, "")]
      : keysOf(inside, `${path}${name}.`),
  );

const more = [...new Set(keysOf(enMore))];

describe("The messages that are loaded with the screens that need them", () => {
  test("are not used by the public pages, nor by what these open", () => {
    expect([...findPublicMessages(more)]).toEqual([]);
  });

  test("are found where a public page, or what it opens, uses one", () => {
    const overrides = {
      "pages/HomePage.tsx": 'import { a } from "../shared/brand"; t("register.title");',
      "shared/brand.ts": 'const load = () => import("./ids"); t(`forbidden.${name}`);',
      "shared/ids.ts": 'export const key = "imports.title";',
      "pages/LoginPage.tsx": 't("forgotPassword.title");',
    };
    const found = findPublicMessages(more, overrides);
    expect(found.get("register.title")).toBe("pages/HomePage.tsx");
    expect(found.get("forbidden.title")).toBe("shared/brand.ts");
    expect(found.get("imports.title")).toBe("shared/ids.ts");
    expect(found.has("forgotPassword.title")).toBe(false);
  });
});

test("No key is in both files", () => {
  const first = new Set(keysOf(en));
  expect(more.filter((key) => first.has(key))).toEqual([]);
});
