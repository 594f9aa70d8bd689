import { relative } from "node:path";
import ts from "typescript";
import { generatedImports, isGenerated, modulesIn, parse } from "./imports.cjs";

/** A generated module: its declarations, and the sources of its imports. */
interface Generated {
  declarations: Map<string, ts.Statement>;
  exported: string[];
  imported: Map<string, { file: string; name: string }>;
}

const listNames = (statement: ts.Statement): string[] => {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  if (ts.isTypeAliasDeclaration(statement)) return [statement.name.text];
  return ts.isExportAssignment(statement) ? ["default"] : [];
};

const isExported = (statement: ts.Statement) =>
  ts.isExportAssignment(statement) ||
  (ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true);

function readGenerated(source: ts.SourceFile): Generated {
  const declared = source.statements.flatMap((statement) =>
    listNames(statement).map((name) => ({ name, statement })),
  );
  return {
    declarations: new Map(declared.map(({ name, statement }) => [name, statement])),
    exported: declared.filter(({ statement }) => isExported(statement)).map(({ name }) => name),
    imported: new Map(
      generatedImports(source).map(({ local, file, name }) => [local, { file, name }]),
    ),
  };
}

/** Finds the references in a declaration, with `Namespace.Name` as one. */
function referencesIn(node: ts.Node): string[] {
  if (ts.isQualifiedName(node)) return [node.getText()];
  if (ts.isIdentifier(node)) {
    const { parent } = node;
    const isKey =
      (ts.isPropertySignature(parent) || ts.isPropertyAssignment(parent)) && parent.name === node;
    return isKey ? [] : [node.text];
  }
  const names: string[] = [];
  ts.forEachChild(node, (child) => void names.push(...referencesIn(child)));
  return names;
}

/**
 * Finds the exports of a folder's generated modules that no hand-written module needs, directly or
 * indirectly; tests do not count. Each is `file: name`.
 */
export function deadExports(folder: string): string[] {
  const sources = modulesIn(folder).map(parse);
  const generated = new Map(
    sources
      .filter(({ fileName }) => isGenerated(fileName))
      .map((source) => [source.fileName, readGenerated(source)]),
  );
  const neededNames = new Set<string>();

  const need = (file: string, name: string) => {
    const key = `${relative(folder, file)}: ${name}`;
    const module = generated.get(file);
    const declaration = module?.declarations.get(name);
    if (!module || !declaration || neededNames.has(key)) return;
    neededNames.add(key);
    for (const reference of referencesIn(declaration)) {
      const [first = "", second] = reference.split(".");
      const from = module.imported.get(first);
      if (from) need(from.file, second ?? from.name);
      else need(file, first);
    }
  };

  for (const source of sources.filter(({ fileName }) => !isGenerated(fileName))) {
    for (const { file, name } of generatedImports(source)) {
      const all = name === "*" ? (generated.get(file)?.exported ?? []) : [name];
      for (const each of all) need(file, each);
    }
  }
  return [...generated]
    .flatMap(([file, { exported }]) => exported.map((name) => `${relative(folder, file)}: ${name}`))
    .filter((key) => !neededNames.has(key))
    .sort();
}
