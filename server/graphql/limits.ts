import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { maxDirectivesRule } from "@escape.tech/graphql-armor-max-directives";
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  isListType,
  isNonNullType,
  type ValidationContext,
  type ValidationRule,
} from "graphql";
import { type ComplexityEstimator, getComplexity } from "graphql-query-complexity";
import { badInput } from "../errors";

/** What a document from outside may ask for: about twice what our own client's largest needs. */
export const limits = { depth: 12, aliases: 20, directives: 30, tokens: 2_000, cost: 26_000 };

/** How long the lists without pages can get; others are short. */
const listBounds: Record<string, number> = {
  "Figures.days": 366,
  "Recipe.ingredients": 100,
  "Recipe.photos": 12,
  "Recipe.tags": 50,
  "RecipeSection.steps": 50,
};
const SHORT_LIST = 10;

/** A field costs 1 and what is below it, as many times as its list is long. */
const estimator: ComplexityEstimator = ({ args, childComplexity, field, type }) => {
  const returned = isNonNullType(field.type) ? field.type.ofType : field.type;
  if (getNamedType(returned).name.endsWith("Connection")) {
    return 1 + Math.max(1, Number(args["first"] ?? 1)) * childComplexity;
  }
  if (!isListType(returned) || field.name === "edges") return 1 + childComplexity;
  return 1 + (listBounds[`${type.name}.${field.name}`] ?? SHORT_LIST) * childComplexity;
};

/** How much work a document asks for. */
export const costOf = (
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown> = {},
  operationName?: string,
): number =>
  getComplexity({
    schema,
    query,
    variables,
    estimators: [estimator],
    ...(operationName ? { operationName } : {}),
  });

/** Throws BAD_USER_INPUT for a document that asks for too much, or that its variables do not fit. */
export function checkCost(...asked: Parameters<typeof costOf>): void {
  if (costIfReadable(...asked) > limits.cost) {
    throw badInput("This query asks for too much at once.");
  }
}

/** The library reads the variables first, and throws what GraphQL has to say of them. */
function costIfReadable(...asked: Parameters<typeof costOf>): number {
  try {
    return costOf(...asked);
  } catch (error) {
    throw error instanceof GraphQLError ? badInput(error.message) : error;
  }
}

/** The library would throw, which answers 500; a rule of GraphQL reports instead. */
const options = {
  exposeLimits: false,
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null) =>
      context?.reportError(badInput("This query asks for too much at once.")),
  ],
};

/** The rules that a document must pass before it runs. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({ n: limits.depth, ignoreIntrospection: true, ...options }),
  maxAliasesRule({ n: limits.aliases, ...options }),
  maxDirectivesRule({ n: limits.directives, ...options }),
];
