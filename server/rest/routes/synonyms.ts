import { synonymsBody } from "../openapi/mergeSchemas";
import { array } from "../openapi/schemaBuilders";
import { ref } from "../openapi/schemas";
import { created, json, noContent } from "../responses";
import type { RestRequest } from "../RestRequest";
import { type Resource, route } from "../Route";
import { bodyList, toText } from "../values";
import {
  CreateSynonymGroupDocument,
  DeleteSynonymGroupDocument,
  SynonymGroupsDocument,
  UpdateSynonymGroupDocument,
} from "./synonyms.generated";

const variables = (request: RestRequest) => ({
  input: { names: bodyList(request, ["synonyms"], (word) => toText(word)) ?? [] },
});
const fields = { names: "synonyms" };

export const synonyms: Resource = {
  name: "Synonyms",
  description: "Words of the same meaning, by which recipes are found, for admins",
  routes: [
    route("GET /synonyms", SynonymGroupsDocument, {
      operationId: "listSynonyms",
      summary: "List the groups of synonyms by their first word",
      response: json(array(ref("SynonymGroup")), ({ synonymGroups }) => synonymGroups),
    }),
    route("POST /synonyms", CreateSynonymGroupDocument, {
      operationId: "createSynonyms",
      summary: "Add a group of synonyms",
      variables,
      body: synonymsBody,
      fields,
      response: created(
        ref("SynonymGroup"),
        ({ createSynonymGroup }) => createSynonymGroup,
        ({ synonymId }) => `/synonyms/${synonymId}`,
      ),
    }),
    route("PUT /synonyms/:synonymId", UpdateSynonymGroupDocument, {
      operationId: "updateSynonyms",
      summary: "Replace the words of a group of synonyms",
      example: { requires: "choose words that are in no other group." },
      variables,
      body: synonymsBody,
      fields,
      response: json(ref("SynonymGroup"), ({ updateSynonymGroup }) => updateSynonymGroup),
    }),
    route("DELETE /synonyms/:synonymId", DeleteSynonymGroupDocument, {
      operationId: "deleteSynonyms",
      summary: "Delete a group of synonyms",
      example: { requires: "call `createSynonyms` first." },
      response: noContent,
    }),
  ],
};
