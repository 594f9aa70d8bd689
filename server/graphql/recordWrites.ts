import type { GraphQLField, GraphQLSchema } from "graphql";
import type { Context } from "./context";

/** Has whoever calls a mutation see what it has written, whichever replica they read from next. */
export function recordWrites(schema: GraphQLSchema): GraphQLSchema {
  const fields: Record<string, GraphQLField<unknown, Context>> = schema
    .getMutationType()
    ?.getFields() ?? {};
  for (const field of Object.values(fields)) {
    const { resolve } = field;
    field.resolve = async (source, args, context, info) => {
      try {
        return await resolve?.(source, args, context, info);
      } finally {
        // One that has failed may have written something before.
        await context.recordWrite();
      }
    };
  }
  return schema;
}
