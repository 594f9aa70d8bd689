import { buildSchema, findBreakingChanges } from "graphql";

/** A change that breaks clients of the last version. `name` is the changed type, field or operation. */
export interface BreakingChange {
  name: string;
  change: string;
}

/** The parts of a JSON schema in an OpenAPI document that clients rely on. */
interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

interface Content {
  content?: Record<string, { schema: JsonSchema }>;
}

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

const SUCCESS = /^2/;

/**
 * Matches identifiers in the descriptions of `findBreakingChanges`: `Query.recipes`, `Visibility`.
 */
const COORDINATE = /\b[A-Z]\w*[a-z]\w*(?:\.\w+)?/;

/**
 * The statements that hold for a document. A statement that disappears breaks clients, and so does a new
 * condition of an existing operation or field. `existing` has the names of all operations and fields.
 */
class Contract {
  readonly existing = new Set<string>();
  readonly promises = new Map<string, BreakingChange>();
  readonly conditions = new Map<string, BreakingChange & { of: string }>();

  constructor({ paths, components }: OpenApi) {
    for (const [name, schema] of Object.entries(components.schemas)) {
      this.addSchema(name, schema, "response");
    }
    for (const [path, operations] of Object.entries(paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        this.addOperation(`${method.toUpperCase()} ${path}`, operation);
      }
    }
  }

  private promise(name: string, fact: string) {
    this.existing.add(name);
    this.promises.set(`${name} ${fact}`, { name, change: `no longer: ${fact}` });
  }

  private require(name: string, fact: string, of: string) {
    this.conditions.set(`${name} ${fact}`, { name, change: `now: ${fact}`, of });
  }

  private addOperation(route: string, operation: Operation) {
    const { operationId, parameters, requestBody, responses } = operation;
    this.promise(operationId, route);
    for (const { name, in: place, required, schema } of parameters) {
      const parameter = `${operationId}.${name}`;
      this.promise(parameter, `parameter of the ${place}`);
      if (required) this.require(parameter, "required", operationId);
      this.addSchema(parameter, schema, "request");
    }
    for (const { schema } of Object.values(requestBody?.content ?? {})) {
      this.addSchema(operationId, schema, "request");
    }
    for (const [status, response] of Object.entries(responses)) {
      if (!SUCCESS.test(status)) continue;
      this.promise(operationId, `status ${status}`);
      for (const { schema } of Object.values(response.content ?? {})) {
        this.addSchema(operationId, schema, "response");
      }
    }
  }

  /**
   * Adds the statements of a schema. A request may accept more types and a response fewer; the
   * opposite breaks clients.
   */
  private addSchema(name: string, schema: JsonSchema, side: "request" | "response") {
    const types = [schema.$ref ?? schema.type ?? []].flat();
    for (const type of types) {
      if (side === "request") this.promise(name, `accepts ${type}`);
      else this.require(name, `can be ${type}`, name);
    }
    for (const value of schema.enum ?? []) this.promise(name, `${side} has the value ${value}`);
    for (const [property, inner] of Object.entries(schema.properties ?? {})) {
      this.promise(`${name}.${property}`, `in the ${side}`);
      this.addSchema(`${name}.${property}`, inner, side);
    }
    for (const property of schema.required ?? []) {
      if (side === "request") this.require(`${name}.${property}`, "required", name);
      else this.promise(`${name}.${property}`, "always in the response");
    }
    for (const inner of [schema.items ?? [], schema.anyOf ?? []].flat()) {
      this.addSchema(name, inner, side);
    }
  }
}

/** Compares two OpenAPI documents of Potluck, whose component schemas are those of responses. */
export function findOpenApiChanges(before: OpenApi, after: OpenApi): BreakingChange[] {
  const [old, current] = [new Contract(before), new Contract(after)];
  const broken = [...old.promises].filter(([fact]) => !current.promises.has(fact));
  const added = [...current.conditions].filter(
    ([fact, { of }]) => old.existing.has(of) && !old.conditions.has(fact),
  );
  return [...broken, ...added].map(([, { name, change }]) => ({ name, change }));
}

/** Compares two GraphQL schemas by the rules of the `graphql` package. */
export function findGraphqlChanges(before: string, after: string): BreakingChange[] {
  return findBreakingChanges(buildSchema(before), buildSchema(after)).map(({ description }) => ({
    name: COORDINATE.exec(description)?.[0] ?? description,
    change: description,
  }));
}

/** Returns the changes that the headings "Changed" and "Removed" of "Unreleased" do not name as inline code. */
export function findUnnamedChanges(changes: BreakingChange[], changelog: string): string[] {
  const unreleased = changelog.split(/^## /m).find((version) => version.startsWith("Unreleased"));
  const sections = (unreleased ?? "")
    .split(/^### /m)
    .filter((section) => /^(?:Changed|Removed)\n/.test(section));
  const names = new Set(sections.join("\n").match(/(?<=`)[\w.-]+(?=`)/g));
  return changes
    .filter(({ name }) => !names.has(name))
    .map(({ name, change }) => `${name}: ${change}`);
}
