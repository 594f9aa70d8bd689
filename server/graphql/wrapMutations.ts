import type { GraphQLField, GraphQLSchema } from "graphql";
import type { Context } from "./context";

/**
 * Clears all loaders before each field of a mutation, and records its write afterwards. The fields of one document
 * run one after the other and share a context, so that data from one may be outdated after the next. The viewer's
 * next reads show the write, also on replicas.
 */
export function wrapMutations(schema: GraphQLSchema): GraphQLSchema {
  const fields: Record<string, GraphQLField<unknown, Context>> = schema
    .getMutationType()
    ?.getFields() ?? {};
  for (const field of Object.values(fields)) {
    const { resolve } = field;
    field.resolve = async (source, args, context, info) => {
      context.clearAll();
      try {
        return await resolve?.(source, args, context, info);
      } finally {
        // The write is recorded even after a failure, because the mutation may have written
        // something before.
        await context.recordWrite();
      }
    };
  }
  return schema;
}
