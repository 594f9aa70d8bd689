import type { GraphQLSchema } from "graphql";
import { getMetadataStorage } from "type-graphql";
import type { Rule } from "../../graphql/rules";
import { rootField } from "../operation";
import type { Route } from "../Route";

/** The callers that the rules of an operation's resolver allow; null if no login is needed. */
function describePermission(schema: GraphQLSchema, { document }: Route): string | null {
  const { name } = rootField(schema, document);
  const { queries, mutations } = getMetadataStorage();
  const guarded = [...queries, ...mutations].find(({ schemaName }) => schemaName === name);
  // The decorator takes rules, as `checkRules` does.
  const rules = (guarded?.roles as Rule[] | undefined)?.flat() ?? [];
  if (rules.length === 0) return null;
  const callers = rules.map((rule) => (rule.name === "user" ? "any logged-in user" : rule.name));
  return `Allowed for: ${callers.join(" or ")}.`;
}

/** The description of an operation: its permission, and what its example requires. */
export function describeOperation(schema: GraphQLSchema, route: Route): { description?: string } {
  const { requires } = route.example ?? {};
  const parts = [describePermission(schema, route), requires && `To try it out: ${requires}`];
  const description = parts.filter(Boolean).join("\n\n");
  return description ? { description } : {};
}
