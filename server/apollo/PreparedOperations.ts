import type { ApolloServerPlugin } from "@apollo/server";
import { type DocumentNode, type GraphQLSchema, Kind, visit } from "graphql";
import { LRUCache } from "lru-cache";
import type { Context } from "../graphql/context";
import { execute, type Operation, prepareOperation } from "../graphql/execute";
import { compilePrefetch, type PrefetchStatements } from "../graphql/prefetch";
import { checkVariables } from "./checkVariables";
import { costArguments, introspectionFields, isAffordable } from "./limits";
import { publicMutations } from "./sessionRules";
import { ownProperty } from "../../shared/ownProperty";

/** The maximum number of stored characters of documents: several hundred documents of the usual size. */
const MAX_CHARACTERS = 1_000_000;

/** The maximum number of stored costs per operation, one for each combination of page sizes. */
const MAX_COSTS = 100;

type Variables = Readonly<Record<string, unknown>>;

/** An operation that Apollo Server has parsed, validated and executed before. */
export interface PreparedOperation extends Operation {
  /** Returns true if the limits allow the operation with these variables. */
  isAllowed(variables: Variables): boolean;
  prefetch: PrefetchStatements;
}

/**
 * Stores operations by the text of their document, so that each is parsed and validated once. Every
 * check that depends on a request is repeated for each request.
 */
export class PreparedOperations {
  private readonly byText = new LRUCache<string, PreparedOperation>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_operation, text) => text.length || 1,
  });

  constructor(private readonly schema: GraphQLSchema) {}

  /**
   * Stores operations that Apollo Server executes, which are therefore valid and within the limits. Despite its type,
   * `operation` is undefined if the document has no operation of the requested name.
   */
  readonly plugin: ApolloServerPlugin<Context> = {
    requestDidStart: async () => ({
      executionDidStart: async ({ source, document, operation }) => {
        if (operation && isPreparable(document)) this.byText.set(source, this.prepare(document));
      },
    }),
  };

  /** Finds the operation of a document, if it has the requested name. */
  find(text: string, name: string | undefined): PreparedOperation | undefined {
    const operation = this.byText.get(text);
    return name === undefined || operation?.definition.name?.value === name ? operation : undefined;
  }

  /** Executes an operation that is allowed with these variables. */
  run(operation: PreparedOperation, variables: Variables, context: Context) {
    return execute(operation, variables, context);
  }

  private prepare(document: DocumentNode): PreparedOperation {
    const { schema } = this;
    const operation = prepareOperation(schema, document);
    const names = findCostVariables(document);
    const affordability = new LRUCache<string, boolean>({ max: MAX_COSTS });
    const isAffordableWith = (variables: Variables) => {
      const key = JSON.stringify(names.map((name) => ownProperty(variables, name)));
      const isWithinLimits = affordability.get(key) ?? isAffordable(schema, document, variables);
      affordability.set(key, isWithinLimits);
      return isWithinLimits;
    };
    return {
      ...operation,
      prefetch: compilePrefetch(schema, document),
      isAllowed(variables) {
        try {
          checkVariables(schema, operation.definition, variables);
          return isAffordableWith(variables);
        } catch {
          return false;
        }
      },
    };
  }
}

/**
 * Returns true for a document with a single operation that neither reads the schema nor logs in. Apollo Server's
 * plugins guard those.
 */
function isPreparable(document: DocumentNode): boolean {
  let hasExcludedField = false;
  visit(document, {
    Field({ name: { value } }) {
      if (publicMutations.has(value) || introspectionFields.has(value)) hasExcludedField = true;
    },
  });
  const isOperation = ({ kind }: { kind: Kind }) => kind === Kind.OPERATION_DEFINITION;
  return !hasExcludedField && document.definitions.filter(isOperation).length === 1;
}

/** Finds the names of the variables on which the cost of a document depends. */
function findCostVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Argument({ name, value }) {
      if (value.kind === Kind.VARIABLE && costArguments.has(name.value))
        names.add(value.name.value);
    },
  });
  return [...names];
}
