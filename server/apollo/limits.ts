import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  isListType,
  isNonNullType,
} from "graphql";
import { type ComplexityEstimator, getComplexity } from "graphql-query-complexity";
import { coverDrawings } from "../../shared/coverDrawings";
import { maxCount } from "../../shared/inputLimits";
import { badInput } from "../errors";
import { shorten } from "./shorten";
import { statementEstimator } from "./statementCounts";

/** What a document from outside may ask for: about twice what our own client's largest needs. */
export const limits = {
  depth: 12,
  aliases: 20,
  directives: 30,
  tokens: 2_000,
  cost: 32_000,
  /** How many SQL statements a document sends at most. */
  statements: 46,
  /** How many mistakes of a document are listed. */
  errors: 10,
};

/**
 * How long the lists without pages can get; others are short. Those of introspection are as long as
 * on average, and a type leads on to another one as often.
 */
export const listBounds: Record<string, number> = {
  "__Schema.types": 140,
  "__Type.fields": 10,
  "__Type.inputFields": 5,
  "__Type.enumValues": 5,
  "__Type.interfaces": 2,
  "__Type.possibleTypes": 5,
  "__Type.ofType": 0.6,
  "__Field.args": 2,
  "__Directive.args": 2,
  "Query.categories": 100,
  "Category.aliases": 2,
  "Ingredient.aliases": 2,
  "Tag.aliases": 2,
  "Query.duplicates": 100,
  "Query.coverOptions": 1 + coverDrawings.length,
  "Query.ingredients": 1_000,
  "Query.tags": 200,
  "Query.usersByRoles": 1_000,
  "Query.viewerDeletedRecipes": 100,
  "Query.viewerSessions": 100,
  "RecipeFacets.categories": 100,
  "RecipeFacets.ingredients": 1_000,
  "RecipeFacets.tags": 200,
  "Stats.days": 366,
  "RecipeEdge.matches": 3,
  "Recipe.ingredients": maxCount.ingredients,
  "Recipe.photos": maxCount.photos,
  "Recipe.tags": maxCount.tags,
  "RecipeSection.steps": 50,
};
const SHORT_LIST = 10;

/** The introspection fields, which are always on `Query`. */
export const introspectionFields = new Set(["__schema", "__type"]);

/** The schema is in memory: a field of it costs a fraction of one that the database has to find. */
const INTROSPECTION_PRICE = 0.3;

/** The arguments that the cost depends on: those of lists, and those of `@include` and `@skip`. */
export const costArguments: ReadonlySet<string> = new Set(["first", "if"]);

/** A field costs 1 and what is below it, as many times as its list is long. */
const estimator: ComplexityEstimator = ({ args, childComplexity, field, type }) => {
  if (introspectionFields.has(field.name)) return 1 + INTROSPECTION_PRICE * childComplexity;
  const returned = isNonNullType(field.type) ? field.type.ofType : field.type;
  if (getNamedType(returned).name.endsWith("Connection")) {
    return 1 + Math.max(1, Number(args["first"] ?? 1)) * childComplexity;
  }
  const length = listBounds[`${type.name}.${field.name}`];
  if (length !== undefined) return 1 + length * childComplexity;
  const isShortList = isListType(returned) && field.name !== "edges";
  return 1 + (isShortList ? SHORT_LIST : 1) * childComplexity;
};

export const tooMuch = () => badInput("This query is too complex.");

/** An operation whose variables are valid. */
type Operation = [
  schema: GraphQLSchema,
  query: DocumentNode,
  variables?: Record<string, unknown>,
  operationName?: string | undefined,
];

const estimate = (
  by: ComplexityEstimator,
  ...[schema, query, variables = {}, operationName]: Operation
): number =>
  getComplexity({
    schema,
    query,
    variables,
    estimators: [by],
    ...(operationName ? { operationName } : {}),
  });

/** The complexity of an operation. */
export const costOf = (...operation: Operation): number => estimate(estimator, ...operation);

/** How many SQL statements an operation sends at most. */
export const statementsOf = (...operation: Operation): number =>
  estimate(statementEstimator, ...operation);

/** Whether the limits allow an operation. */
export const isAffordable = (...operation: Operation): boolean =>
  costOf(...operation) <= limits.cost && statementsOf(...operation) <= limits.statements;

/** Throws BAD_USER_INPUT for an operation that is too complex. */
export function checkCost(...operation: Operation): void {
  if (!isAffordableIfReadable(...operation)) throw tooMuch();
}

/** Arguments are coerced here; the library throws if a variable leaves a required one empty. */
function isAffordableIfReadable(...operation: Operation): boolean {
  try {
    return isAffordable(...operation);
  } catch (error) {
    throw error instanceof GraphQLError ? badInput(shorten(error.message)) : error;
  }
}
