import { getMetadataStorage } from "type-graphql";
import type { Rule } from "./rules";

/** Describes the callers for whom a query or mutation is allowed; null if no login is needed. */
export function describePermission(name: string): string | null {
  const { queries, mutations } = getMetadataStorage();
  const field = [...queries, ...mutations].find(({ schemaName }) => schemaName === name);
  // The cast is safe, because the decorator takes rules, as `checkRules` does.
  const rules = (field?.roles as Rule[] | undefined)?.flat() ?? [];
  if (rules.length === 0) return null;
  const callers = rules.map(({ name }) => (name === "user" ? "any logged-in user" : name));
  return `Allowed for: ${callers.join("; ")}.`;
}
