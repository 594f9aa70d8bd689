import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { maxDirectivesRule } from "@escape.tech/graphql-armor-max-directives";
import {
  type DocumentNode,
  validate,
  type ValidationContext,
  type ValidationRule,
  visit,
} from "graphql";
import { introspectionFields, limits, makeLimitError } from "./limits";

/** Reports a validation error; the library would throw, which leads to a 500. */
const limit = (measure: string, n: number) => ({
  n,
  exposeLimits: false,
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null) =>
      context?.reportError(makeLimitError(measure, { limit: n })),
  ],
});

const breadthRules: ValidationRule[] = [
  maxAliasesRule(limit("number of aliases", limits.aliases)),
  maxDirectivesRule(limit("number of directives", limits.directives)),
];

const depth: ValidationRule = maxDepthRule(limit("depth", limits.depth));

/**
 * Removes the introspection fields of a document, whose depth graphql-js limits with its own rule.
 */
const skipIntrospection = (document: DocumentNode): DocumentNode =>
  visit(document, {
    Field: (node) =>
      introspectionFields.has(node.name.value) ? { ...node, selectionSet: undefined } : undefined,
  });

/**
 * Checks the limits before the variables are available. A document that exceeds them is not
 * validated further, because other rules compare every field with all others of its name.
 */
export const limitRule: ValidationRule = (context) => ({
  Document(document) {
    const schema = context.getSchema();
    const [error] = [
      ...validate(schema, document, breadthRules),
      ...validate(schema, skipIntrospection(document), [depth]),
    ];
    if (!error) return undefined;
    context.reportError(error);
    // All later rules validate this empty document instead.
    return { ...document, definitions: [] };
  },
});
