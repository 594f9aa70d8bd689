import { createRequire } from "node:module";
import { parse } from "graphql";
import { measureDocument } from "./measureDocument.mjs";

const require = createRequire(import.meta.url);
const { checkCost } = require("../../server/apollo/limits.ts");
const { makeSchema } = require("../../server/graphql/schema.ts");
const {
  argumentChoices,
  makeRootFieldDocument,
  rootFieldsOf,
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

function isAllowed({ query, variables }) {
  try {
    checkCost(schema, parse(query), variables);
    return true;
  } catch {
    return false;
  }
}

/** How often the limits let a document select a field. */
function mostTimes(field, shape) {
  let times = TIMES;
  while (times > 0 && !isAllowed(makeRootFieldDocument(schema, field, { ...shape, times })))
    times--;
  return times;
}

const excess = ({ cpu, most }) => cpu - most;

/** The costliest of all shapes of a document, for all roles. */
const oneField = (field) => ({
  name: `aliases of ${field.name}`,
  async run(target) {
    const all = [];
    const seen = new Set();
    for (const shape of shapes) {
      const most = mostTimes(field, shape);
      for (const times of new Set([TIMES, most])) {
        const make = (prefix) => makeRootFieldDocument(schema, field, { ...shape, times, prefix });
        const { query } = make("a");
        // One that is allowed once is not multiplied.
        if (times < 2 || seen.has(query)) continue;
        seen.add(query);
        // Documents are refused whoever sends them.
        for (const role of times > most ? ["anonymous"] : ROLES) {
          const measured = await measureDocument(target, role, make);
          const { depth, args } = shape;
          const result = `${measured.result}: ${times} as ${role}, depth ${depth}, ${args} arguments`;
          all.push({ ...measured, result });
          if (!measured.isKept) return all.at(-1);
        }
      }
    }
    return all.sort((a, b) => excess(b) - excess(a))[0];
  },
});

export const rootFields = rootFieldsOf(schema)
  .filter(({ name }) => !ENDING.has(name))
  .map(oneField);
