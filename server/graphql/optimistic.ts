import type { DocumentNode, GraphQLSchema } from "graphql";
import { Extensions } from "type-graphql";
import { onlyField } from "./onlyField";

/**
 * Lets a mutation be executed for whom the database last said the viewer is. It writes by `Context.write`, which confirms
 * that in the same transaction, and the write has the rules about what it is about as its condition. Where the assumption
 * does not hold, or anything fails before the write, the operation is executed again for the viewer as they are now.
 */
export const Optimistic = () => Extensions({ optimistic: true });

/** Whether all that an operation does is one such mutation. */
export const isOptimistic = (schema: GraphQLSchema, document: DocumentNode): boolean =>
  onlyField(schema, document)?.field.extensions["optimistic"] === true;
