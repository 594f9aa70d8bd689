import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toSnakeCase } from "../../shared/changeCase";
import { mergeableEntries, referenceEntries, hasSeveral } from "../../shared/referenceKinds";
import { FACET_LETTERS } from "../features/recipes/conditions";

/** Reads the text of a function of the database. */
const read = (name: string) =>
  readFileSync(join(__dirname, "../database/functions", `${name}.sql`), "utf8");

/** The functions that list kinds by hand, with the text that they contain for a kind. */
const places: [place: string, parts: [kind: string, part: string][]][] = [
  [
    "refresh_terms",
    referenceEntries.map(([name, { letter, key }]) => [name, `'${letter}' || ${toSnakeCase(key)}`]),
  ],
  [
    "refuse_names_as_aliases",
    mergeableEntries.map(([kind, { name }]) => [
      name,
      `join ${toSnakeCase(name)} k on c.kind = '${kind}'`,
    ]),
  ],
  [
    "recipe_documents",
    referenceEntries.map(([name, kind]) => [
      name,
      hasSeveral(kind) ? `'${kind.letter}' || ` : `'${kind.letter}' || r.`,
    ]),
  ],
];

describe.each(places)("The function %s", (place, parts) => {
  it.each(parts)("contains %s", (_kind, part) => {
    expect(read(place)).toContain(part);
  });
});

it("Each kind of facet has its own letter", () => {
  const letters = [
    ...referenceEntries.map(([, { letter }]) => letter),
    ...Object.values(FACET_LETTERS),
  ];
  expect(new Set(letters).size).toBe(letters.length);
});
