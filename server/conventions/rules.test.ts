import { type GraphQLSchema, isInterfaceType, isObjectType } from "graphql";
import { getMetadataStorage } from "type-graphql";
import type { Rule } from "../graphql/rules";
import { makeSchema } from "../apollo/schema";
import { declaredErrors } from "../graphql/throws";

/** Mutations that must work without a login. */
const OPEN_MUTATIONS = [
  "completeLogin",
  "completeOpenIdLogin",
  "confirmEmail",
  "createFirstAdmin",
  "linkOpenIdLogin",
  "login",
  "loginWithPasskey",
  "register",
  "requestPasswordReset",
  "resetPassword",
  "startOpenIdLogin",
  "unsubscribe",
];

interface Guarded {
  schemaName: string;
  roles?: Rule[];
}

let schema: GraphQLSchema;
beforeAll(() => {
  schema = makeSchema();
});

const rulesOf = ({ schemaName, roles }: Guarded) => [
  schemaName,
  roles
    ?.flat()
    .map(({ name }) => name)
    .join(" or ") ?? "anyone",
];

describe("The permissions", () => {
  it("are declared for every mutation", () => {
    const { mutations } = getMetadataStorage();
    // The set excludes declarations of Jest's global setup, with which a single process shares the
    // metadata.
    const open = new Set(
      mutations.filter(({ roles }) => !roles).map(({ schemaName }) => schemaName),
    );
    expect([...open].sort()).toEqual(OPEN_MUTATIONS);
  });

  it("match the table", () => {
    const { mutations, queries } = getMetadataStorage();
    const table = (guarded: Guarded[]) => Object.fromEntries(guarded.map(rulesOf).sort());
    expect({ queries: table(queries), mutations: table(mutations) }).toMatchSnapshot();
  });

  it("are never declared on a field without a resolver, which would ignore them silently", () => {
    const { objectTypes, fields } = getMetadataStorage();
    const ignored = fields.filter(({ roles, middlewares, simple, target }) => {
      const type = objectTypes.find((each) => each.target === target);
      return (simple ?? type?.simpleResolvers) && (roles || middlewares?.length);
    });
    expect(ignored).toEqual([]);
  });
});

describe("The errors of a field", () => {
  const rootFields = () => ({
    ...schema.getQueryType()!.getFields(),
    ...schema.getMutationType()!.getFields(),
  });

  it("are declared if an access rule guards it", () => {
    const fields = rootFields();
    const { mutations, queries } = getMetadataStorage();
    const missing = [...queries, ...mutations].flatMap(({ schemaName, roles }) => {
      const rules = (roles ?? []).flat() as Rule[];
      if (rules.length === 0) return [];
      const isForAnyUser = rules.some(({ name }) => name === "user");
      const codes = ["UNAUTHENTICATED" as const, ...(isForAnyUser ? [] : ["FORBIDDEN" as const])];
      const declared = declaredErrors(fields[schemaName]!);
      return codes
        .filter((code) => !declared.includes(code))
        .map((code) => `${schemaName}: ${code}`);
    });
    expect(missing).toEqual([]);
  });

  it("are at the end of its description", () => {
    for (const field of Object.values(rootFields())) {
      const [, listed] = field.description!.split("\n\nErrors: ");
      expect([field.name, listed?.split(", ") ?? []]).toEqual([field.name, declaredErrors(field)]);
    }
    expect(schema.getMutationType()!.getFields()["banUser"]!.description).toMatch(
      /\n\nErrors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT$/,
    );
  });
});

describe("The schema", () => {
  it("describes every type, field and argument", () => {
    const silent: string[] = [];
    for (const type of Object.values(schema.getTypeMap())) {
      if (type.name.startsWith("__") || ["Query", "Mutation"].includes(type.name)) continue;
      if (!type.description) silent.push(type.name);
    }
    for (const type of Object.values(schema.getTypeMap())) {
      if (type.name.startsWith("__") || !(isObjectType(type) || isInterfaceType(type))) continue;
      for (const field of Object.values(type.getFields())) {
        if (!field.description) silent.push(`${type.name}.${field.name}`);
        for (const argument of field.args) {
          if (!argument.description) silent.push(`${type.name}.${field.name}(${argument.name})`);
        }
      }
    }
    expect(silent).toEqual([]);
  });

  it("has no path from a query to a secret", () => {
    // The root types are excluded, because their fields are operations; the types below are checked
    // later.
    const roots = [schema.getQueryType(), schema.getMutationType()];
    const names = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && !roots.includes(type)
        ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
        : [],
    );
    expect(names.filter((name) => /password|hash|secret/i.test(name))).toEqual([]);
    expect(names.filter((name) => /token$/i.test(name))).toEqual(["LoginPayload.token"]);
  });
});
