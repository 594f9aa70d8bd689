import type { ApolloServerPlugin } from "@apollo/server";
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import { LRUCache } from "lru-cache";
import type { Context } from "../graphql/context";
import { checkVariables } from "./checkVariables";
import { costArguments, costOf, introspectionFields, limits } from "./limits";
import { publicMutations } from "./sessionRules";

/** How many characters of documents are stored: several hundred documents of the usual size. */
const MAX_CHARACTERS = 1_000_000;

/** How many costs are stored per operation, one for each combination of page sizes. */
const MAX_COSTS = 100;

type Variables = Readonly<Record<string, unknown>>;

/** An operation that Apollo Server has parsed, validated and executed before. */
export interface PreparedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** Whether the limits allow the operation with these variables. */
  isAllowed(variables: Variables): boolean;
  /** The compiled query, from its first use on; null for a mutation. */
  compiled?: CompiledQuery | null;
}

/**
 * Operations by the text of their document, so that each is parsed and validated once. Everything that
 * depends on a request is checked for each of them.
 */
export class PreparedOperations {
  private readonly byText = new LRUCache<string, PreparedOperation>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_operation, text) => text.length || 1,
  });

  constructor(private readonly schema: GraphQLSchema) {}

  /** Stores operations that Apollo Server executes, and so has found valid and within the limits. */
  readonly plugin: ApolloServerPlugin<Context> = {
    requestDidStart: async () => ({
      executionDidStart: async ({ source, document, operation }) => {
        if (isPreparable(document)) this.byText.set(source, this.prepare(document, operation));
      },
    }),
  };

  /** The operation of a document, unless its name is another. */
  find(text: string, name: string | undefined): PreparedOperation | undefined {
    const prepared = this.byText.get(text);
    return name === undefined || prepared?.operation.name?.value === name ? prepared : undefined;
  }

  /** The result of an operation that is allowed with these variables. */
  async run(
    prepared: PreparedOperation,
    variableValues: Variables,
    contextValue: Context,
  ): Promise<ExecutionResult> {
    const { schema } = this;
    const { document } = prepared;
    const compiled = (prepared.compiled ??= this.compile(prepared));
    if (!compiled) return execute({ schema, document, variableValues, contextValue });
    const { data, errors } = await compiled.query(undefined, contextValue, variableValues);
    return { data, ...(errors && { errors: errors.map(withExtensions) }) };
  }

  /** Not before a document comes again: compiling takes longer than executing it once. */
  private compile({ document, operation }: PreparedOperation): CompiledQuery | null {
    if (operation.operation !== OperationTypeNode.QUERY) return null;
    const compiled = compileQuery(this.schema, document, operation.name?.value);
    return isCompiledQuery(compiled) ? compiled : null;
  }

  private prepare(document: DocumentNode, operation: OperationDefinitionNode): PreparedOperation {
    const { schema } = this;
    const names = variablesOfCost(document);
    const allowed = new LRUCache<string, boolean>({ max: MAX_COSTS });
    const isAffordable = (variables: Variables) => {
      const key = JSON.stringify(names.map((name) => variables[name]));
      const known = allowed.get(key) ?? costOf(schema, document, variables) <= limits.cost;
      allowed.set(key, known);
      return known;
    };
    return {
      document,
      operation,
      isAllowed(variables) {
        try {
          checkVariables(schema, operation, variables);
          return isAffordable(variables);
        } catch {
          return false;
        }
      },
    };
  }
}

/** Errors of compiled queries lack the extensions that graphql-js always sets. */
const withExtensions = (error: GraphQLError): GraphQLError =>
  Object.create(error, {
    extensions: { value: { ...error.extensions }, enumerable: true },
  }) as GraphQLError;

/**
 * Whether a document has a single operation, which neither reads the schema nor logs in: what guards
 * those is left to Apollo Server.
 */
function isPreparable(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field({ name: { value } }) {
      if (publicMutations.has(value) || introspectionFields.has(value)) found = true;
    },
  });
  const isOperation = ({ kind }: { kind: Kind }) => kind === Kind.OPERATION_DEFINITION;
  return !found && document.definitions.filter(isOperation).length === 1;
}

/** The names of the variables that the cost of a document depends on. */
function variablesOfCost(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Argument({ name, value }) {
      if (value.kind === Kind.VARIABLE && costArguments.has(name.value))
        names.add(value.name.value);
    },
  });
  return [...names];
}
