import type { GraphQLField, GraphQLSchema } from "graphql";
import type { Context } from "./context";

/**
 * Clears all loaders before each field of a mutation. The fields of one document are executed one after the
 * other and share a context: what one has read may be outdated once the next has written.
 */
export function clearBetweenMutations(schema: GraphQLSchema): GraphQLSchema {
  const fields: Record<string, GraphQLField<unknown, Context>> = schema
    .getMutationType()
    ?.getFields() ?? {};
  for (const field of Object.values(fields)) {
    const { resolve } = field;
    field.resolve = (source, args, context, info) => {
      context.clearAll();
      return resolve?.(source, args, context, info);
    };
  }
  return schema;
}
