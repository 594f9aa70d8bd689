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
import { mergeableEntries, referenceEntries } from "../../shared/referenceKinds";
import { MAX_CHANGES, MAX_LISTED } from "../features/reviews/commonChanges";
import { limitNames } from "../config/limitSettings";
import { AppError, badInput } from "../errors";
import { cpuCost, MAX_COST } from "../graphql/cost";
import { shorten } from "./shorten";
import { statementEstimator } from "./statementCounts";

/** Limits for documents of clients: about twice the largest document of our own client. */
export const limits = {
  depth: 12,
  aliases: 20,
  directives: 30,
  tokens: 2_000,
  cost: MAX_COST,
  /** The maximum number of SQL statements that a document sends. */
  statements: 60,
  /** The maximum number of listed mistakes of a document. */
  errors: 10,
};

/** Returns the bounds of a type's lists of reference data. */
const boundLists = (type: string): Record<string, number> =>
  Object.fromEntries(
    referenceEntries.flatMap(([name, { maxListed }]) =>
      maxListed === null ? [] : [[`${type}.${name}`, maxListed] as const],
    ),
  );

/**
 * Upper bounds for the lists without pages; other lists are short. The bounds of introspection are averages, because
 * types refer to each other.
 */
export const listBounds: Record<string, number> = {
  "__Schema.types": 210,
  "__Type.fields": 10,
  "__Type.inputFields": 5,
  "__Type.enumValues": 5,
  "__Type.interfaces": 2,
  "__Type.possibleTypes": 5,
  "__Type.ofType": 0.6,
  "__Field.args": 2,
  "__Directive.args": 2,
  "Query.duplicates": 100,
  "Query.proposedIngredients": 100,
  "Query.synonymGroups": 1_000,
  "Query.viewerOwnIngredients": 500,
  "Query.coverOptions": 1 + coverDrawings.length,
  "Query.recommendedRecipes": 12,
  "Mutation.updateUsers": 100,
  "Query.usersByRoles": 1_000,
  "Query.viewerCookingRecipes": 12,
  "Query.viewerDeletedRecipes": 100,
  "Query.viewerSessions": 100,
  "SiteSettings.limits": 1 + limitNames.length,
  "Stats.days": 366,
  "RecipeEdge.matches": 3,
  "Suggestion.changes": 20,
  "Recipe.commonChanges": MAX_CHANGES,
  "CommonChange.reviews": MAX_LISTED,
  "Recipe.ingredients": maxCount.ingredients,
  "Recipe.lines": maxCount.lines,
  "Recipe.ownIngredients": maxCount.ingredients,
  "Recipe.photos": maxCount.photos,
  "Recipe.tags": maxCount.tags,
  "Recipe.equipment": maxCount.equipment,
  "Recipe.steps": 50,
  "RecipeStep.photos": maxCount.stepPhotos,
  "DiaryEntry.photos": maxCount.attachedPhotos,
  "Review.photos": maxCount.attachedPhotos,
  ...Object.fromEntries(mergeableEntries.map(([, { type }]) => [`${type}.aliases`, 2])),
  ...boundLists("Query"),
  ...boundLists("RecipeFacets"),
};
const SHORT_LIST = 10;

/** The introspection fields, which are always on `Query`. */
export const introspectionFields = new Set(["__schema", "__type"]);

/** The cost of a field of the schema, which is in memory, relative to a field from the database. */
const INTROSPECTION_PRICE = 0.3;

/** The arguments on which the cost depends: those of lists, and those of `@include` and `@skip`. */
export const costArguments: ReadonlySet<string> = new Set(["first", "if"]);

/** The minimum cost of a mutation, which writes in a transaction. */
const COST_OF_WRITING = cpuCost(6);

/**
 * The cost of a field is 1, or its declared `complexity`, plus the cost of its selection times the length of its
 * list.
 */
const estimator: ComplexityEstimator = (options) => {
  const { field, type } = options;
  const least = type.name === "Mutation" ? COST_OF_WRITING : 1;
  return Number(field.extensions["complexity"] ?? least) + estimateFieldCost(options);
};

function estimateFieldCost({
  args,
  childComplexity,
  field,
  type,
}: Parameters<ComplexityEstimator>[0]): number {
  if (introspectionFields.has(field.name)) return INTROSPECTION_PRICE * childComplexity;
  const returnType = isNonNullType(field.type) ? field.type.ofType : field.type;
  if (getNamedType(returnType).name.endsWith("Connection")) {
    return Math.max(1, Number(args["first"] ?? 1)) * childComplexity;
  }
  const length = listBounds[`${type.name}.${field.name}`];
  if (length !== undefined) return length * childComplexity;
  const isShortList = isListType(returnType) && field.name !== "edges";
  return (isShortList ? SHORT_LIST : 1) * childComplexity;
}

/**
 * The error for a document that is too complex. Its message contains no numbers; they are extensions.
 * @param measure for example `depth`
 */
export const makeLimitError = (
  measure: string,
  numbers: { limit: number; cost?: number; statements?: number },
) =>
  new AppError(
    "BAD_USER_INPUT",
    `This query is too complex: its ${measure} exceeds the limit.`,
    numbers,
  );

/** An operation whose variables are valid. */
type Operation = [
  schema: GraphQLSchema,
  query: DocumentNode,
  variables?: Record<string, unknown>,
  operationName?: string | undefined,
];

const estimate = (
  unitEstimator: ComplexityEstimator,
  ...[schema, query, variables = {}, operationName]: Operation
): number =>
  getComplexity({
    schema,
    query,
    variables,
    estimators: [unitEstimator],
    ...(operationName ? { operationName } : {}),
  });

/** Returns the complexity of an operation. */
export const estimateCost = (...operation: Operation): number => estimate(estimator, ...operation);

/** Returns the maximum number of SQL statements that an operation sends. */
export const estimateStatements = (...operation: Operation): number =>
  estimate(statementEstimator, ...operation);

/** Throws BAD_USER_INPUT for an operation that is too complex. */
export function checkCost(...operation: Operation): void {
  try {
    const cost = estimateCost(...operation);
    if (cost > limits.cost)
      throw makeLimitError("cost", { limit: limits.cost, cost: Math.ceil(cost) });
    const statements = estimateStatements(...operation);
    if (statements > limits.statements)
      throw makeLimitError("number of SQL statements", { limit: limits.statements, statements });
  } catch (error) {
    if (error instanceof AppError || !(error instanceof GraphQLError)) throw error;
    // The error is converted, because the library throws if a variable leaves a required argument
    // empty.
    throw badInput(shorten(error.message));
  }
}

/** Returns true if the limits allow an operation. */
export function isAffordable(...operation: Operation): boolean {
  try {
    checkCost(...operation);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
