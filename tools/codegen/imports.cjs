const { readdirSync, readFileSync } = require("node:fs");
const { dirname, resolve } = require("node:path");
const ts = require("typescript");

/** Parses a module into a syntax tree with parent links. */
const parse = (file) =>
  ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);

/** Finds the imports from generated modules: the local name, the file, and the name there. */
function generatedImports(source) {
  const imports = [];
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const path = statement.moduleSpecifier.text;
    if (!path.endsWith(".generated")) continue;
    const file = `${resolve(dirname(source.fileName), path)}.ts`;
    const { name, namedBindings } = statement.importClause ?? {};
    if (name) imports.push({ local: name.text, file, name: "default" });
    if (!namedBindings) continue;
    if (ts.isNamespaceImport(namedBindings)) {
      imports.push({ local: namedBindings.name.text, file, name: "*" });
    } else {
      for (const { name: local, propertyName } of namedBindings.elements) {
        imports.push({ local: local.text, file, name: (propertyName ?? local).text });
      }
    }
  }
  return imports;
}

/** Lists the modules of a folder without tests, whose uses do not count. */
const modulesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test\.tsx?|d\.ts)$/.test(file))
    .map((file) => resolve(folder, file));

const isGenerated = (file) => file.endsWith(".generated.ts");

module.exports = { generatedImports, isGenerated, modulesIn, parse };
