import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from "graphql";
import { ownProperty } from "../../shared/ownProperty";

const findOperation = ({ definitions }: DocumentNode): OperationDefinitionNode =>
  definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION,
  )!;

/** Returns true if an operation takes a variable. */
export const takesVariable = (document: DocumentNode, name: string): boolean =>
  findOperation(document).variableDefinitions?.some(
    ({ variable }) => variable.name.value === name,
  ) ?? false;

/** Finds the query or mutation that an operation runs. */
export function findRootField(
  schema: GraphQLSchema,
  document: DocumentNode,
): GraphQLField<unknown, unknown> {
  const { operation, selectionSet } = findOperation(document);
  const [selection] = selectionSet.selections;
  const name = selection?.kind === Kind.FIELD ? selection.name.value : "";
  // The cast is safe, because the document was validated when the server started.
  return ownProperty(schema.getRootType(operation)!.getFields(), name)!;
}
