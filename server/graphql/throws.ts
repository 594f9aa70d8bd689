import type { GraphQLField, GraphQLSchema } from "graphql";
import { Extensions } from "type-graphql";
import type { ErrorCode } from "../errors";

type AnyField = GraphQLField<unknown, unknown>;

/**
 * Declares the errors that a query or mutation may fail with, beyond those that any request may meet.
 * The schema's descriptions list them, and so does the OpenAPI document.
 */
export const Throws = (...codes: ErrorCode[]) => Extensions({ errors: codes });

/** Returns the errors that `Throws` declares for a field. */
export const declaredErrors = ({ extensions }: AnyField): readonly ErrorCode[] =>
  // The cast is safe, because only the decorator above writes this extension.
  (extensions["errors"] as readonly ErrorCode[] | undefined) ?? [];

/** Adds the declared errors to the descriptions of queries and mutations. */
export function describeErrors(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values<AnyField>(type?.getFields() ?? {})) {
      const codes = declaredErrors(field);
      if (codes.length > 0)
        field.description = `${field.description}\n\nErrors: ${codes.join(", ")}`;
    }
  }
  return schema;
}
