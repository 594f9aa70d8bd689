import {
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
} from "graphql";
import { ownProperty } from "../../shared/ownProperty";

/** The query or mutation of an operation that has only one; null for others. */
export function onlyField(
  schema: GraphQLSchema,
  document: DocumentNode,
): { field: GraphQLField<unknown, unknown>; node: FieldNode } | null {
  const operation = getOperationAST(document);
  const [node, ...more] = operation?.selectionSet.selections ?? [];
  if (!operation || node?.kind !== Kind.FIELD || more.length > 0) return null;
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  const field = ownProperty(fields, node.name.value);
  return field ? { field, node } : null;
}
