import { join, resolve } from "node:path";
import ts from "typescript";

const client = resolve(__dirname, "../client");
const messagesFolder = join(client, "shared/messages");

/** The files that replace or add to those on disk, by their path in the client. */
type Overrides = Record<string, string>;

/**
 * Matches packages that return our own types. The others take most of the time and contain no keys.
 */
const PACKAGES = /^(\.|react$|react-router)/;

/** Compiles the client without its tests, so that messages used only by tests count as unused. */
function createProgram(overrides: Overrides): ts.Program {
  const config = ts.readConfigFile(join(client, "tsconfig.json"), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config.config, ts.sys, client);
  const texts = new Map(
    Object.entries(overrides).map(([path, text]) => [join(client, path), text]),
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.resolveModuleNameLiterals = (literals, from, redirect, ours) =>
    literals.map(({ text }) =>
      PACKAGES.test(text)
        ? ts.resolveModuleName(text, from, ours, host, undefined, redirect)
        : { resolvedModule: undefined },
    );
  const sources = fileNames.filter((path) => !/\.test\.tsx?$/.test(path));
  return ts.createProgram(
    [...new Set([...sources, ...texts.keys()])],
    { ...options, types: [] },
    host,
  );
}

const listUnionMembers = (type: ts.Type): readonly ts.Type[] =>
  type.isUnion() ? type.types : [type];

/** Lists the string literals of a type; null for any other type, such as `string`. */
function listLiterals(type: ts.Type): string[] | null {
  const parts = listUnionMembers(type);
  const literals = parts.filter((part) => part.isStringLiteral());
  return literals.length === parts.length ? literals.map(({ value }) => value) : null;
}

/** Lists all combinations of a template's text with the possible values of its expressions. */
function expandTemplate(checker: ts.TypeChecker, node: ts.TemplateExpression): string[] | null {
  let texts = [node.head.text];
  for (const { expression, literal } of node.templateSpans) {
    const type = checker.getTypeAtLocation(expression);
    const values = listLiterals(checker.getBaseConstraintOfType(type) ?? type);
    if (!values) return null;
    texts = texts.flatMap((text) => values.map((value) => text + value + literal.text));
  }
  return texts;
}

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/**
 * Finds the message keys that the client does not use. A key is used if its text occurs as a key:
 * in a call of `t`, or in a table of keys. A key built from parts stands for all values of the
 * parts' types, which must therefore list the values that really occur.
 */
export function findUnusedMessages(overrides: Overrides = {}): string[] {
  const program = createProgram(overrides);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(join(messagesFolder, "Messages.ts"));
  const declaration = source?.statements.find(
    (node) => ts.isTypeAliasDeclaration(node) && node.name.text === "MessageKey",
  );
  const keys = declaration && listLiterals(checker.getTypeAtLocation(declaration));
  if (!keys) throw new Error("The message keys cannot be read from their type MessageKey.");
  const all = new Set(keys);
  const unused = new Set(keys);

  /** Returns true if a text looks like a key: most do not, and computing their types takes long. */
  const mayBeKey = (node: ts.StringLiteralLike | ts.TemplateExpression): boolean => {
    if (!ts.isTemplateExpression(node)) return all.has(node.text);
    const [start, end] = [node.head.text, node.templateSpans.at(-1)!.literal.text];
    return keys.some((key) => key.startsWith(start) && key.endsWith(end));
  };
  /** Returns true if only a key is allowed in a position. */
  const isKeyExpected = (node: ts.Expression): boolean => {
    const expected = checker.getContextualType(node);
    const bound = expected && (checker.getBaseConstraintOfType(expected) ?? expected);
    const literals = bound && listLiterals(checker.getNonNullableType(bound));
    return Boolean(literals?.length && literals.every((text) => all.has(text)));
  };
  const visit = (node: ts.Node): void => {
    if (isText(node) && mayBeKey(node) && isKeyExpected(node)) {
      const texts = ts.isTemplateExpression(node) ? expandTemplate(checker, node) : [node.text];
      texts?.forEach((text) => unused.delete(text));
    }
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) {
    const { fileName } = source;
    if (fileName.startsWith(`${client}/`) && !fileName.startsWith(`${messagesFolder}/`))
      visit(source);
  }
  return [...unused].sort();
}
