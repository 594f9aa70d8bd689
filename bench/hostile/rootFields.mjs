import { createRequire } from "node:module";
import { measureDocument } from "./measureDocument.mjs";

const require = createRequire(import.meta.url);
const { makeSchema } = require("../../server/apollo/schema.ts");
const {
  argumentChoices,
  makeRootFieldDocument,
  listRootFields,
  SELECTION_DEPTHS,
} = require("../../server/testing/rootFieldDocuments.ts");

const TIMES = 20;
const ROLES = ["anonymous", "member", "contributor", "admin"];

const schema = makeSchema();

/** Mutations that end the sessions of the other inputs. */
const ENDING = new Set(["Mutation.logout", "Mutation.endOtherSessions"]);

const shapes = Object.keys(argumentChoices).flatMap((args) =>
  SELECTION_DEPTHS.map((depth) => ({ args, depth })),
);

const excess = ({ cpu, most }) => cpu - most;

/** The costliest of all shapes of a document, for all roles. */
const oneField = (field) => ({
  name: `${TIMES} aliases of ${field.name}`,
  async run(target) {
    const all = [];
    const seen = new Set();
    for (const shape of shapes) {
      const make = (prefix) =>
        makeRootFieldDocument(schema, field, { ...shape, times: TIMES, prefix });
      const { query } = make("a");
      if (seen.has(query)) continue;
      seen.add(query);
      for (const role of ROLES) {
        const measured = await measureDocument(target, role, make);
        const result = `${measured.result} as ${role}, depth ${shape.depth}, ${shape.args} arguments`;
        all.push({ ...measured, result });
        if (!measured.isKept) return all.at(-1);
        // The refusal of a document does not depend on the role of its sender.
        if (measured.isRefused) break;
      }
    }
    return all.sort((a, b) => excess(b) - excess(a))[0];
  },
});

export const rootFields = listRootFields(schema)
  .filter(({ name }) => !ENDING.has(name))
  .map(oneField);
