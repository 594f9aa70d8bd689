import { admin, another, type ExampleCall, member } from "./ExampleCall";

/** The calls for synonyms, which are for admins. */
export const synonymCalls: ExampleCall[] = [
  {
    act: "synonymGroups",
    client: { name: "SynonymsPage", statements: 2, as: "admin" },
    rest: "GET /synonyms",
    responses: { example: admin, stranger: member },
  },
  {
    act: "createSynonymGroup",
    client: { name: "CreateSynonyms", statements: 6, as: "admin" },
    variables: (_things, scene) => ({ input: { names: [scene.newName(), scene.newName()] } }),
    rest: "POST /synonyms",
    body: () => ({ synonyms: [another(), another()] }),
    responses: {
      example: admin,
      broken: { synonyms: ["Gnocchi"] },
      conflict: { body: { synonyms: ["Gnocchi", "Courgettes"] } },
      stranger: member,
    },
  },
  {
    act: "updateSynonymGroup",
    needs: ["synonyms"],
    client: { name: "UpdateSynonyms", statements: 7, as: "admin" },
    variables: ({ synonyms }, scene) => ({
      synonymId: synonyms,
      input: { names: [scene.newName(), scene.newName()] },
    }),
    rest: "PUT /synonyms/{synonymId}",
    body: () => ({ synonyms: [another(), another()] }),
    responses: {
      example: admin,
      broken: { synonyms: [] },
      conflict: { body: { synonyms: ["Gnocchi", "Courgettes"] } },
      stranger: member,
    },
  },
  {
    act: "deleteSynonymGroup",
    needs: ["synonyms"],
    client: { name: "DeleteSynonyms", statements: 3, as: "admin" },
    variables: ({ synonyms }) => ({ synonymId: synonyms }),
    rest: "DELETE /synonyms/{synonymId}",
    responses: { example: admin, stranger: member },
  },
];
