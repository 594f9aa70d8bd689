import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** A use of a regular expression. */
export interface PatternUse {
  file: string;
  /** The first and last line of the use. */
  from: number;
  to: number;
  /** The pattern; undefined if the code builds it. */
  pattern?: Pattern;
}

/** A regular expression as text. */
export interface Pattern {
  source: string;
  flags: string;
}

/** The growth of a pattern's time that is more than linear. */
export interface Fault {
  type: "polynomial" | "exponential" | "unknown";
  degree: number;
  /** A slow text as a JavaScript literal. */
  attack: string;
}

const isConstructor = (node: ts.Node): boolean =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === "RegExp";

function readLiteral(literal: string): Pattern {
  const end = literal.lastIndexOf("/");
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
}

/** Finds the regular expressions of a file, by its path in a folder. */
export function findPatternUses(
  folder: string,
  file: string,
  text = readFileSync(join(folder, file), "utf8"),
): PatternUse[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const uses: PatternUse[] = [];
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    const location = { file, from: lineAt(node.getStart(source)), to: lineAt(node.getEnd()) };
    if (ts.isRegularExpressionLiteral(node))
      uses.push({ ...location, pattern: readLiteral(node.text) });
    if (isConstructor(node)) uses.push(location);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

/** Matches a list of four words or more. */
const WORDS = /(?:[\p{L}'’ -]|\\[s.])+(?:\|(?:[\p{L}'’ -]|\\[s.])+){3,}/gu;

/**
 * Shortens the word lists of a pattern, because the analyzer would try each word. The growth of its time does
 * not depend on their number.
 */
const withFewWords = ({ source, flags }: Pattern): Pattern => ({
  source: source.replace(WORDS, (list) => {
    const words = list.split("|");
    return [...words.slice(0, 2), words.at(-1)].join("|");
  }),
  flags,
});

/**
 * Analyzes patterns.
 * @returns their faults; null for linear ones
 */
export function findFaults(patterns: readonly Pattern[]): (Fault | null)[] {
  const input = JSON.stringify(patterns.map(withFewWords));
  const program = join(__dirname, "analyzeRegularExpressions.mjs");
  const { stdout, stderr, status } = spawnSync(process.execPath, [program], {
    input,
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as (Fault | null)[];
}
