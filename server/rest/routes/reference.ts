import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { parse } from "graphql";
import { capitalize } from "../../../shared/changeCase";
import {
  type ReferenceKindDeclaration,
  type ReferenceKindName,
  referenceEntries,
} from "../../../shared/referenceKinds";
import { array, object } from "../openapi/schemaBuilders";
import { nameSchema, restKinds, toNameField } from "../openapi/referenceSchemas";
import { ref } from "../openapi/schemas";
import { created, json, noContent } from "../responses";
import type { RestRequest } from "../RestRequest";
import { type Resource, route } from "../Route";
import { toText } from "../values";
import { ownProperty } from "../../../shared/ownProperty";

type Id = { id: number };
type Input = { input: { name: string } };
type Version = { version?: number | null | undefined };

/** An item with REST's names for its ID and name. */
type Item = Record<string, unknown>;

/** Makes the operations of a kind, which differ only in names. */
function makeDocuments(name: ReferenceKindName, kind: ReferenceKindDeclaration) {
  const { type, one, key } = kind;
  const { moreFields = {} } = restKinds[name];
  const fields = `${key} ${toNameField(key)}: name ${Object.keys(moreFields).join(" ")}`;
  const edited = `${key}: $id, input: $input, version: $version`;
  // The cast is safe, because the root fields in makeReferenceResolver.ts have the same types for
  // all kinds.
  return {
    list: parse(`query ${capitalize(name)} { items: ${name} { ${fields} } }`) as TypedDocumentNode<
      { items: Item[] },
      Record<string, never>
    >,
    get: parse(
      `query ${type}($id: Int!) { item: ${one}(${key}: $id) { ${fields} version } }`,
    ) as TypedDocumentNode<{ item: Item & { version: number } }, Id>,
    create: parse(
      `mutation Create${type}($input: ${type}Input!) { item: create${type}(input: $input) { ${fields} } }`,
    ) as TypedDocumentNode<{ item: Item }, Input>,
    update: parse(
      `mutation Update${type}($id: Int!, $input: ${type}Input!, $version: Int) {
        item: update${type}(${edited}) { ${fields} }
      }`,
    ) as TypedDocumentNode<{ item: Item }, Id & Input & Version>,
    delete: parse(
      `mutation Delete${type}($id: Int!) { delete${type}(${key}: $id) }`,
    ) as TypedDocumentNode<unknown, Id>,
  };
}

/** Makes the five routes of a kind. */
function makeResource(kindName: ReferenceKindName, kind: ReferenceKindDeclaration): Resource {
  const { type, key: idField, path, words } = kind;
  const { description, examples } = restKinds[kindName];
  const nameField = toNameField(idField);
  const documents = makeDocuments(kindName, kind);
  const name = capitalize(words.all);
  const items = words.all;
  const itemPath: `/${string}` = `${path}/:${idField}`;
  const id = ({ params }: RestRequest) => ({ id: Number(params[idField]) });
  const input = ({ body }: RestRequest) => ({
    input: { name: toText(ownProperty(body, nameField)) },
  });
  const nameBody = {
    body: object({ [nameField]: nameSchema(kindName) }),
    fields: { name: nameField },
  };
  const plural = capitalize(kindName);
  const routes = [
    route(`GET ${path}`, documents.list, {
      operationId: `list${plural}`,
      summary: `List all ${items}`,
      response: json(array(ref(type)), (data) => data.items),
    }),
    route(`GET ${itemPath}`, documents.get, {
      operationId: `get${type}`,
      summary: `Get one of the ${words.several}`,
      variables: id,
      response: json(ref(type), ({ item: { version: _version, ...item } }) => item),
      version: ({ item }) => item.version,
    }),
    route(`POST ${path}`, documents.create, {
      operationId: `create${type}`,
      summary: `Add to the ${items}`,
      example: { body: { [nameField]: examples.name } },
      variables: input,
      ...nameBody,
      response: created(
        ref(type),
        ({ item }) => item,
        (item) => `${path}/${String(item[idField])}`,
      ),
    }),
    route(`PUT ${itemPath}`, documents.update, {
      operationId: `update${type}`,
      summary: `Rename one of the ${words.several}`,
      example: { body: { [nameField]: examples.newName } },
      variables: (request) => ({ ...id(request), ...input(request) }),
      ...nameBody,
      response: json(ref(type), ({ item }) => item),
    }),
    route(`DELETE ${itemPath}`, documents.delete, {
      operationId: `delete${type}`,
      summary: `Delete one of the ${words.several} that no recipe uses`,
      example: {
        parameters: { [idField]: examples.nextId },
        requires: `call \`create${type}\` first.`,
      },
      variables: id,
      response: noContent,
    }),
  ];
  return { name, description, routes };
}

/** The routes of all kinds of reference data. */
export const reference: Resource[] = referenceEntries.map(([name, kind]) =>
  makeResource(name, kind),
);
