import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from "graphql";
import { ownProperty } from "../../shared/ownProperty";

const operationOf = ({ definitions }: DocumentNode): OperationDefinitionNode =>
  definitions.find(
    (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
  )!;

/** Whether an operation takes a variable. */
export const takesVariable = (document: DocumentNode, name: string): boolean =>
  operationOf(document).variableDefinitions?.some(({ variable }) => variable.name.value === name) ??
  false;

/** The query or mutation that an operation runs. */
export function rootField(
  schema: GraphQLSchema,
  document: DocumentNode,
): GraphQLField<unknown, unknown> {
  const { operation, selectionSet } = operationOf(document);
  const [selection] = selectionSet.selections;
  const name = selection?.kind === Kind.FIELD ? selection.name.value : "";
  // The document was validated when the server started.
  return ownProperty(schema.getRootType(operation)!.getFields(), name)!;
}
