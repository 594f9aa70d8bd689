import { join, resolve } from "node:path";
import ts from "typescript";
import { indexedObjects } from "./indexedObjects";

const PROJECT = resolve(__dirname, "..");

/** The only file with direct lookups: it first checks that the object itself has the key. */
const GUARD = "shared/ownProperty.ts";

const isChecked = (file: string) =>
  /^(server|shared)\//.test(file) &&
  !/\.test\.ts$|^server\/(testing|conventions)\//.test(file) &&
  file !== GUARD;

it("The server looks up strings in objects only through a function that excludes inherited properties", () => {
  const configuration = ts.getParsedCommandLineOfConfigFile(
    join(PROJECT, "server/tsconfig.json"),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )!;
  const program = ts.createProgram(configuration.fileNames, configuration.options);
  expect(program.getSourceFiles().some(({ fileName }) => fileName.endsWith(GUARD))).toBe(true);
  expect(indexedObjects(program, PROJECT, isChecked)).toEqual([]);
}, 300_000);

describe("The check of lookups", () => {
  const check = (code: string): string[] => {
    const options: ts.CompilerOptions = { strict: true, target: ts.ScriptTarget.ES2022 };
    const host = ts.createCompilerHost(options);
    const { getSourceFile } = host;
    host.getSourceFile = (file, ...others) =>
      file === "/code.ts"
        ? ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true)
        : getSourceFile.call(host, file, ...others);
    return indexedObjects(ts.createProgram(["/code.ts"], options, host), "/", () => true);
  };

  it.each([
    ["table[key]", "declare const table: Record<string, number>, key: string; table[key];"],
    ["table[key]", "declare const table: { a: number }, key: any; table[key];"],
    ["table[key]", "function read<K extends string>(table: Record<K, 1>, key: K) { table[key]; }"],
    ["table[key]", "declare const table: Record<string, number>, key: string; table[key] = 1;"],
    ["table[key as 'a']", "declare const table: { a: 1 }, key: string; table[key as 'a'];"],
    ["key in table", "declare const table: object, key: string; key in table;"],
  ])("finds %s in %s", (position, code) => {
    expect(check(code)).toEqual([`code.ts:1: ${position}`]);
  });

  it.each([
    'declare const table: { a: number; b: number }, key: "a" | "b"; table[key];',
    "declare const list: number[], i: number; list[i];",
    "declare const table: Map<string, number>, key: string; table.get(key);",
    'declare const table: { a: number }; table["a"];',
    "declare const table: Record<`T.${string}`, number>, key: `T.${string}`; table[key];",
  ])("accepts %s", (code) => {
    expect(check(code)).toEqual([]);
  });
});
