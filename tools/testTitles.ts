import ts from "typescript";

const SUITES = ["describe", "test.describe"];
const TESTS = ["it", "test"];

/** Reads the title in the source; a template keeps its placeholders. */
function readTitle(node: ts.Node | undefined, source: ts.SourceFile): string | null {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText(source).slice(1, -1) : null;
}

/** Reads the called function, without the arguments of `each`. */
function readCallee({ expression }: ts.CallExpression, source: ts.SourceFile): string {
  const each = ts.isCallExpression(expression) && expression.expression;
  if (each && ts.isPropertyAccessExpression(each) && each.name.text === "each") {
    return each.expression.getText(source);
  }
  return expression.getText(source);
}

/**
 * Lists the titles of the tests in a file, each prefixed by its blocks: "A list › is sorted".
 * Skipped tests are omitted.
 */
export function testTitles(text: string): string[] {
  const source = ts.createSourceFile("tests.ts", text, ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const visit = (node: ts.Node, enclosing: readonly string[]): void => {
    let inside = enclosing;
    if (ts.isCallExpression(node)) {
      const callee = readCallee(node, source);
      const title = readTitle(node.arguments[0], source);
      if (/\.(skip|fixme|todo|failing|fail)$/.test(callee)) return;
      if (title !== null && SUITES.includes(callee)) inside = [...enclosing, title];
      if (title !== null && TESTS.includes(callee)) titles.push([...enclosing, title].join(" › "));
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, []);
  return titles;
}
