import { relative } from "node:path";
import ts from "typescript";

/** Returns true for strings without a narrower type, each of which may be an inherited name. */
function isAnyString(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnionOrIntersection()) return type.types.some((each) => isAnyString(each, checker));
  if (type.flags & ts.TypeFlags.TypeParameter) {
    const constraint = checker.getBaseConstraintOfType(type);
    return !constraint || isAnyString(constraint, checker);
  }
  return (type.flags & (ts.TypeFlags.String | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

/** Strips type casts from an expression. */
const withoutCasts = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? withoutCasts(node.expression)
    : node;

/** Reads the key of a lookup: `object[key]` or `key in object`. */
function readKey(node: ts.Node): ts.Expression | null {
  if (ts.isElementAccessExpression(node)) return withoutCasts(node.argumentExpression);
  const isIn = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword;
  return isIn ? withoutCasts(node.left) : null;
}

/**
 * The lookups of arbitrary strings in objects, as `file:line: expression`.
 * @param isChecked selects the files
 */
export function indexedObjects(
  program: ts.Program,
  folder: string,
  isChecked: (file: string) => boolean,
): string[] {
  const checker = program.getTypeChecker();
  return program.getSourceFiles().flatMap((source) => {
    const file = relative(folder, source.fileName);
    const lookups: string[] = [];
    if (source.isDeclarationFile || !isChecked(file)) return lookups;
    const visit = (node: ts.Node): void => {
      const key = readKey(node);
      if (key && isAnyString(checker.getTypeAtLocation(key), checker)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        lookups.push(`${file}:${line + 1}: ${node.getText(source).replace(/\s+/g, " ")}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return lookups;
  });
}
