import { createGroup } from "../../features/synonyms/synonyms";
import type { StatementScene } from "../statementScene";
import { admin, another, type ExampleCall, member } from "./ExampleCall";

const makeNames = (scene: StatementScene) => [scene.newName(), scene.newName()];

/** Adds a group for one call. */
const addGroup = async (scene: StatementScene): Promise<number> =>
  (await createGroup(scene.server.database.db, makeNames(scene))).synonymId;

/** The shipped groups in documented requests: one is changed, the other is deleted. */
const [CHANGED, DELETED] = [1, 2];

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
    variables: (_things, scene) => ({ input: { names: makeNames(scene) } }),
    rest: "POST /synonyms",
    body: () => ({ synonyms: [another(), another()] }),
    responses: {
      example: admin,
      broken: { synonyms: ["Gnocchi"] },
      conflict: { body: { synonyms: ["Gnocchi", "Potatoes"] } },
      stranger: member,
    },
  },
  {
    act: "updateSynonymGroup",
    client: { name: "UpdateSynonyms", statements: 7, as: "admin" },
    variables: async (_things, scene) => ({
      synonymId: await addGroup(scene),
      input: { names: makeNames(scene) },
    }),
    rest: "PUT /synonyms/{synonymId}",
    ids: () => ({ synonymId: CHANGED }),
    body: () => ({ synonyms: [another(), another()] }),
    responses: {
      example: admin,
      broken: { synonyms: [] },
      conflict: { body: { synonyms: ["Gnocchi", "Potatoes"] } },
      stranger: member,
    },
  },
  {
    act: "deleteSynonymGroup",
    client: { name: "DeleteSynonyms", statements: 3, as: "admin" },
    variables: async (_things, scene) => ({ synonymId: await addGroup(scene) }),
    rest: "DELETE /synonyms/{synonymId}",
    ids: () => ({ synonymId: DELETED }),
    responses: { example: admin, stranger: member },
  },
];
