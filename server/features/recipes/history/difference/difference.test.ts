import fc from "fast-check";
import type { ContentLine, NamedItem, RecipeContent } from "../RecipeContent";
import { applyChanges } from "./applyChanges";
import { findChanges } from "./findChanges";

const item = (max: number) =>
  fc.integer({ min: 1, max }).map((id): NamedItem => ({ id, name: `Item ${id}` }));
const items = fc
  .uniqueArray(item(6), { maxLength: 4, selector: ({ id }) => id })
  .map((list) => list.sort((one, other) => one.id - other.id));
const word = fc.constantFrom("1", "2", "½", "g", "chopped");
const text = (words: readonly string[], separator: string, minLength = 0) =>
  fc
    .array(fc.constantFrom(...words), { minLength, maxLength: 7 })
    .map((list) => list.join(separator));

const STEPS = ["Stir.", "Bake it.", "Bake it well.", "Dough:", "", "  Wait.", "\r", "Tür\u2028"];

const ingredientLine = fc
  .record(
    {
      item: item(4),
      quantity: word,
      unit: word,
      preparation: word,
      isOptional: fc.constant(true as const),
      scales: fc.constant(false as const),
    },
    { requiredKeys: ["item"] },
  )
  .map(({ item: { id, name }, ...rest }) => ({ ingredientId: id, ingredient: name, ...rest }));
const line = fc.oneof(
  { weight: 4, arbitrary: ingredientLine },
  { weight: 1, arbitrary: fc.record({ heading: fc.constantFrom("Dough", "Filling") }) },
);
const lines = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), line), {
    maxLength: 8,
    selector: ([lineId]) => lineId,
  })
  .map((list) => list.map(([lineId, rest]): ContentLine => ({ lineId, ...rest })));
const photos = fc.uniqueArray(
  fc.record(
    { photoId: fc.integer({ min: 1, max: 4 }), caption: word },
    { requiredKeys: ["photoId"] },
  ),
  { maxLength: 3, selector: ({ photoId }) => photoId },
);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const content: fc.Arbitrary<RecipeContent> = fc
  .record({
    name: text(["Plum", "tart", "cake"], " ", 1),
    instructions: text(STEPS, "\n", 1),
    category: item(2),
    difficultyLevel: item(3),
    tags: items,
    equipment: items,
    lines,
    photos,
    steps: fc.array(fc.record({ position: fc.nat(3), text: word, photos }), { maxLength: 2 }),
    ingredientsNotes: optional(word),
    servings: optional(fc.integer({ min: 1, max: 9 })),
    prepMinutes: optional(fc.integer({ min: 1, max: 9 })),
    source: optional(word),
  })
  // Stored content has no fields without a value.
  .map((fields) => JSON.parse(JSON.stringify(fields)) as RecipeContent);

/** Lines that match keep their IDs, so that IDs cannot be equal. */
const withoutIds = ({ lines: list, ...rest }: RecipeContent) => ({
  ...rest,
  lines: list.map(({ lineId: _id, ...fields }) => fields),
});

const before: RecipeContent = {
  ...{
    name: "Plum tart",
    instructions: "Stir.\nBake.",
    tags: [],
    equipment: [],
    photos: [],
    steps: [],
  },
  ...{ category: { id: 1, name: "Cakes" }, difficultyLevel: { id: 1, name: "Easy" } },
  lines: [
    { lineId: 1, ingredientId: 1, ingredient: "Butter", quantity: "200", unit: "g" },
    { lineId: 2, heading: "For the top" },
    { lineId: 3, ingredientId: 2, ingredient: "Sugar", quantity: "100", unit: "g" },
  ],
};
const [butter, heading, sugar] = before.lines as [ContentLine, ContentLine, ContentLine];

describe("The difference of two recipes", () => {
  it("is empty for equal ones", () => {
    fc.assert(fc.property(content, (one) => findChanges(one, one).length === 0));
  });

  it("turns one into the other, for 1,000 pairs", () => {
    fc.assert(
      fc.property(content, content, (one, other) => {
        const { content: changed, unfit } = applyChanges(one, findChanges(one, other));
        expect(unfit).toEqual([]);
        expect(withoutIds(changed)).toEqual(withoutIds(other));
      }),
      { numRuns: 1_000 },
    );
  });

  it("names a changed line with its heading", () => {
    const after = { ...before, lines: [butter, heading, { ...sugar, quantity: "50" }] };
    expect(findChanges(before, after)).toEqual([
      { part: "LINE", before: sugar, after: { ...sugar, quantity: "50" }, section: "For the top" },
    ]);
  });

  it("names only the line that moved", () => {
    const after = { ...before, lines: [heading, sugar, butter] };
    expect(findChanges(before, after)).toMatchObject([
      { part: "LINE", before: butter, after: butter, section: "For the top" },
    ]);
  });

  it("replaces all instructions if more lines differ than can be compared in a short time", () => {
    const list = (word: string) => Array.from({ length: 150 }, (_, i) => `${word} ${i}`).join("\n");
    const repeat = (word: string) => `${list(word)}\nWait.\nBake.\nCool.\n${list(word)}`;
    const after = { ...before, instructions: repeat("Stir") };
    const other = { ...before, instructions: repeat("Fold") };
    const changes = findChanges(after, other);
    expect(changes).toMatchObject([
      { part: "STEP", hunk: { oldStart: 1, oldLines: 303, newStart: 1, newLines: 303 } },
    ]);
    expect(applyChanges(after, changes)).toEqual({ content: other, unfit: [] });
    expect(applyChanges(before, changes).unfit).toEqual(changes);
  });

  it("ignores another name of the same category", () => {
    expect(findChanges(before, { ...before, category: { id: 1, name: "Cake" } })).toEqual([]);
  });
});

describe("A change of a recipe that has changed since", () => {
  const halved = { ...before, lines: [butter, heading, { ...sugar, quantity: "50" }] };

  it.each<[string, RecipeContent, RecipeContent]>([
    ["of a line that is gone", halved, { ...before, lines: [butter] }],
    [
      "of an amount that differs",
      halved,
      { ...before, lines: [butter, { ...sugar, quantity: "80" }] },
    ],
    ["of a fact that differs", { ...before, name: "Tart" }, { ...before, name: "Pie" }],
    [
      "of a step that differs",
      { ...before, instructions: "Stir.\nBake long." },
      { ...before, instructions: "Stir.\nGrill." },
    ],
  ])("is refused: %s", (_what, after, current) => {
    const changes = findChanges(before, after);
    expect(applyChanges(current, changes)).toEqual({ content: current, unfit: changes });
  });

  it("keeps what it does not touch", () => {
    const current = {
      ...before,
      name: "Pie",
      instructions: "Wash.\nStir.\nBake.",
      lines: [heading, { ...sugar, unit: "grams" }],
    };
    const after = { ...halved, instructions: "Stir.\nBake.\nEat." };
    const { content: changed, unfit } = applyChanges(current, findChanges(before, after));
    expect(unfit).toEqual([]);
    expect(changed).toEqual({
      ...current,
      instructions: "Wash.\nStir.\nBake.\nEat.",
      lines: [heading, { ...sugar, unit: "grams", quantity: "50" }],
    });
  });
});
