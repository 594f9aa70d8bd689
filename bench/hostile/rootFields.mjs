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

/** Mutations that would end the sessions of the other inputs. */
const ENDING = new Set(["Mutation.logout", "Mutation.endOtherSessions"]);

const shapes = Object.keys(argumentChoices).flatMap((args) =>
  SELECTION_DEPTHS.map((depth) => ({ args, depth })),
);

const excess = ({ cpu, most }) => cpu - most;

/** The costliest document shape for all roles. */
const oneField = (field) => ({
  name: `${TIMES} aliases of ${field.name}`,
  async run(target) {
    const all = [];
    const seenFields = new Set();
    for (const shape of shapes) {
      const make = (prefix) =>
        makeRootFieldDocument(schema, field, { ...shape, times: TIMES, prefix });
      const { query } = make("a");
      if (seenFields.has(query)) continue;
      seenFields.add(query);
      for (const role of ROLES) {
        const measurement = await measureDocument(target, role, make);
        const result = `${measurement.result} as ${role}, depth ${shape.depth}, ${shape.args} arguments`;
        all.push({ ...measurement, result });
        if (!measurement.isKept) return all.at(-1);
        // A refusal does not depend on the sender's role.
        if (measurement.isRefused) break;
      }
    }
    return all.sort((a, b) => excess(b) - excess(a))[0];
  },
});

export const rootFields = listRootFields(schema)
  .filter(({ name }) => !ENDING.has(name))
  .map(oneField);
