import type { SourceFile } from "typescript";

/** A name that a module imports from a generated one; "*" for all of them. */
interface GeneratedImport {
  local: string;
  file: string;
  name: string;
}

export function generatedImports(source: SourceFile): GeneratedImport[];
export function isGenerated(file: string): boolean;
export function modulesIn(folder: string): string[];
export function parse(file: string): SourceFile;
