import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";

const client = resolve(__dirname, "../client");
const messagesFolder = join(client, "shared/messages");

/** The screens that are loaded together with the messages of en.more.ts. */
const MORE_SCREENS = join(client, "moreScreens.tsx");

/** What a module imports, at once or later, and the texts in it that may be keys. */
interface Module {
  imports: string[];
  texts: string[];
  /** How texts with values in them begin and end. */
  templates: [start: string, end: string][];
}

function readModule(file: string, text: string): Module {
  const module: Module = { imports: [], texts: [], templates: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [argument] = node.arguments;
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword && ts.isStringLiteral(argument!)) {
        module.imports.push(argument.text);
      }
    } else if (ts.isImportDeclaration(node)) {
      const isType = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      if (!isType) module.imports.push((node.moduleSpecifier as ts.StringLiteral).text);
    } else if (ts.isStringLiteralLike(node)) {
      module.texts.push(node.text);
    } else if (ts.isTemplateExpression(node)) {
      module.templates.push([node.head.text, node.templateSpans.at(-1)!.literal.text]);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return module;
}

/** The file of one of our modules; undefined for packages and styles. */
function findFile(from: string, path: string): string | undefined {
  const start = resolve(dirname(from), path);
  const isOurs = path.startsWith(".") && !start.startsWith(`${messagesFolder}/`);
  return isOurs ? [`${start}.ts`, `${start}.tsx`].find((file) => existsSync(file)) : undefined;
}

/**
 * Which of some message keys the public pages and what they open may use, each with a module that does. The
 * imports of main.tsx are followed except into the screens that are loaded with further messages.
 * @param overrides texts that stand in for those of files, by their path in the client
 */
export function findPublicMessages(
  keys: readonly string[],
  overrides: Readonly<Record<string, string>> = {},
): Map<string, string> {
  const all = new Set(keys);
  const used = new Map<string, string>();
  const files = new Set([join(client, "main.tsx")]);
  // It grows while it is walked.
  for (const file of files) {
    const name = relative(client, file);
    const module = readModule(file, overrides[name] ?? readFileSync(file, "utf8"));
    for (const path of module.imports) {
      const imported = findFile(file, path);
      if (imported && imported !== MORE_SCREENS) files.add(imported);
    }
    for (const text of module.texts) if (all.has(text)) used.set(text, name);
    // One that begins with a value may be any text.
    for (const [start, end] of module.templates.filter(([start]) => start.includes("."))) {
      const meant = keys.filter((key) => key.startsWith(start) && key.endsWith(end));
      for (const key of meant) used.set(key, name);
    }
  }
  return used;
}
