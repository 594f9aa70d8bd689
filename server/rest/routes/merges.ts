import { ownProperty } from "../../../shared/ownProperty";
import { findChoice, describeChoices, toRestEnum } from "../enums";
import {
  aliasBody,
  kindQuery,
  kinds,
  mergeBody,
  mergeQuery,
  rejectBody,
} from "../openapi/mergeSchemas";
import { id as idSchema, array } from "../openapi/schemaBuilders";
import { ref } from "../openapi/schemas";
import { queryId, queryInteger, queryText } from "../query";
import { created, json, noContent } from "../responses";
import { invalidId, type RestRequest } from "../RestRequest";
import { always, type Resource, route } from "../Route";
import { toId, toText } from "../values";
import {
  AliasesDocument,
  CreateAliasDocument,
  CreateMergeDocument,
  DeleteAliasDocument,
  DuplicatesDocument,
  type MergeFieldsFragment,
  MergePreviewDocument,
  MergesDocument,
  RejectDuplicateDocument,
  UndoMergeDocument,
} from "./merges.generated";

type Kind = (typeof kinds)[number];

/**
 * Reads the kind in upper or lower case. Any other value, or a missing kind in a body, adds an
 * issue.
 */
function toKind(request: RestRequest, text: string | null): Kind {
  const kind = findChoice(kinds, text);
  if (!kind) request.addIssue(describeChoices("Kind", kinds), "kind");
  return kind ?? kinds[0];
}

const readBodyKind = (request: RestRequest) => toKind(request, toText(request.body["kind"]));

/** Reads an ID from the body. Any other value adds an issue. */
function readBodyId(request: RestRequest, name: string): number {
  const id = toId(ownProperty(request.body, name));
  if (!id) request.addIssue(invalidId(name), name);
  return id;
}

function queryKind(request: RestRequest): Kind {
  const text = queryText(request, "kind");
  return text === null ? kinds[0] : toKind(request, text);
}

/** Reads an ID from the query; 0, which no row has, if it is missing. */
const readQueryId = (request: RestRequest, name: string) => queryId(request, name) ?? 0;

const DEFAULT_PAIRS = 50;
const MAX_PAIRS = 100;

const flatten = (merge: MergeFieldsFragment) => ({ ...merge, kind: toRestEnum(merge.kind) });

const location = ({ mergeId }: { mergeId: number }) => `/admin/merges/${mergeId}`;

export const merges: Resource = {
  name: "Merges",
  description: "Merging of ingredients, tags and categories, for admins",
  routes: [
    route("GET /admin/merges", MergesDocument, {
      operationId: "listMerges",
      summary: "List the merges of the last 30 days, newest first",
      unpaged: always,
      response: json(array(ref("Merge")), (data) =>
        data.merges.edges.map(({ node }) => flatten(node)),
      ),
    }),
    route("GET /admin/merges/preview", MergePreviewDocument, {
      operationId: "previewMerge",
      summary: "Preview the effects of a merge",
      example: { parameters: { mergedId: 2, intoId: 1 } },
      variables: (request) => ({
        kind: queryKind(request),
        mergedId: readQueryId(request, "mergedId"),
        intoId: readQueryId(request, "intoId"),
      }),
      query: mergeQuery,
      requiredQuery: ["mergedId", "intoId"],
      response: json(ref("MergePreview"), ({ mergePreview }) => mergePreview),
    }),
    route("POST /admin/merges", CreateMergeDocument, {
      operationId: "createMerge",
      summary: "Merge one into another: recipes follow, and the name becomes an alias",
      variables: (request) => ({
        kind: readBodyKind(request),
        mergedId: readBodyId(request, "mergedId"),
        intoId: readBodyId(request, "intoId"),
      }),
      body: mergeBody,
      response: created(ref("Merge"), ({ createMerge }) => flatten(createMerge), location),
    }),
    route("POST /admin/merges/:mergeId/undo", UndoMergeDocument, {
      operationId: "undoMerge",
      summary: "Undo a merge, except in recipes that were edited since",
      example: { requires: "call `createMerge` first." },
      response: json(ref("UndoneMerge"), ({ undoMerge: { item, ...counts } }) => ({
        ...item,
        ...counts,
      })),
    }),
    route("GET /admin/duplicates", DuplicatesDocument, {
      operationId: "listDuplicates",
      summary: "List pairs that are likely the same, the likeliest and most used first",
      variables: (request) => ({
        kind: queryKind(request),
        first: queryInteger(request, "first", DEFAULT_PAIRS),
      }),
      query: {
        ...kindQuery,
        first: {
          type: "integer",
          format: "int32",
          minimum: 1,
          maximum: MAX_PAIRS,
          description: `The number of pairs; ${DEFAULT_PAIRS} if omitted.`,
        },
      },
      response: json(array(ref("DuplicatePair")), ({ duplicates }) =>
        duplicates.map(({ reason, ...pair }) => ({ reason: toRestEnum(reason), ...pair })),
      ),
    }),
    route("POST /admin/duplicates/reject", RejectDuplicateDocument, {
      operationId: "rejectDuplicate",
      summary: "Remember that two are not the same",
      variables: (request) => ({
        kind: readBodyKind(request),
        oneId: readBodyId(request, "oneId"),
        otherId: readBodyId(request, "otherId"),
      }),
      body: rejectBody,
      response: noContent,
    }),
    route("GET /admin/aliases", AliasesDocument, {
      operationId: "listAliases",
      summary: "List the aliases of an ingredient, a tag or a category",
      example: { parameters: { itemId: 1 } },
      variables: (request) => ({ kind: queryKind(request), id: readQueryId(request, "itemId") }),
      query: { ...kindQuery, itemId: idSchema("The ID of what has the aliases.") },
      requiredQuery: ["itemId"],
      response: json(array(ref("Alias")), ({ mergeableItem }) => mergeableItem.aliases),
    }),
    route("POST /admin/aliases", CreateAliasDocument, {
      operationId: "createAlias",
      summary: "Add an alias to an ingredient, a tag or a category",
      variables: (request) => ({
        kind: readBodyKind(request),
        id: readBodyId(request, "itemId"),
        input: { name: toText(request.body["aliasName"]) },
      }),
      body: aliasBody,
      fields: { name: "aliasName" },
      response: created(
        ref("Alias"),
        ({ createAlias }) => createAlias,
        ({ aliasId }) => `/admin/aliases/${aliasId}`,
      ),
    }),
    route("DELETE /admin/aliases/:aliasId", DeleteAliasDocument, {
      operationId: "deleteAlias",
      summary: "Remove an alias",
      example: { requires: "call `createAlias` first." },
      response: noContent,
    }),
  ],
};
