import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { deadExports } from "./codegen/deadExports";

it.each(["client", "server/rest"])("The generated exports of %s are all used", (folder) => {
  expect(deadExports(resolve(__dirname, "..", folder))).toEqual([]);
});

describe("An unused export is found", () => {
  let folder: string;

  const write = (path: string, ...lines: string[]) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), lines.join("\n"));
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "generated-"));
    write("schema.generated.ts", "export type Used = string;", "export type Dead = string;");
    write(
      "pages/Soup.generated.ts",
      'import type * as Schema from "../schema.generated";',
      'import type { Part } from "../Part.generated";',
      "export type SoupData = { name: Schema.Used; part: Part };",
      'export const SoupDocument = { kind: "Document" } as unknown as SoupData;',
      "export const useSoup = () => SoupDocument;",
      "export const DishDocument = {};",
      "export const useDish = () => DishDocument;",
    );
    write(
      "Part.generated.ts",
      "export type Part = string;",
      "const made = {};",
      "export default made;",
    );
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("together with the exports that only it used", () => {
    write("pages/Soup.tsx", 'import { useSoup } from "./Soup.generated";');
    expect(deadExports(folder)).toEqual([
      "Part.generated.ts: default",
      "pages/Soup.generated.ts: DishDocument",
      "pages/Soup.generated.ts: useDish",
      "schema.generated.ts: Dead",
    ]);
  });

  it("even if a test uses it", () => {
    write("pages/Soup.tsx", 'import { useSoup } from "./Soup.generated";');
    write("pages/Dish.test.ts", 'import { useDish } from "./Soup.generated";');
    expect(deadExports(folder)).toContain("pages/Soup.generated.ts: useDish");
  });

  it("without reports of used exports", () => {
    write("pages/Soup.tsx", 'import { useDish, useSoup } from "./Soup.generated";');
    write(
      "all.ts",
      'import * as all from "./schema.generated";',
      'import made from "./Part.generated";',
    );
    expect(deadExports(folder)).toEqual([]);
  });
});
