import {
  emptyDraft,
  emptyLine,
  isSendable,
  moveLine,
  parseDraft,
  removeLine,
  sameDraft,
  toInput,
} from "./recipeDraft";

const full = () => ({
  ...emptyDraft(),
  name: " Plum cake ",
  categoryId: 1,
  difficultyLevelId: 2,
  instructions: "Bake.",
});

describe("The recipe form", () => {
  it("may be sent once title, category and difficulty are set", () => {
    expect(isSendable(emptyDraft())).toBe(false);
    expect(isSendable({ ...full(), name: "   " })).toBe(false);
    expect(isSendable({ ...full(), categoryId: null })).toBe(false);
    expect(isSendable({ ...full(), difficultyLevelId: null })).toBe(false);
    expect(isSendable(full())).toBe(true);
  });

  it("sends trimmed texts, null for empty ones, and no row without an ingredient", () => {
    const lines = [
      { ...emptyLine(), ingredientId: 4, quantity: " 1/2 ", unit: " " },
      { ...emptyLine(), quantity: "3" },
    ];
    expect(toInput({ ...full(), lines, ingredientsNotes: "  " })).toEqual({
      name: "Plum cake",
      categoryId: 1,
      difficultyLevelId: 2,
      instructions: "Bake.",
      ingredientsNotes: null,
      tagIds: [],
      description: null,
      servings: null,
      servingsUnit: null,
      prepMinutes: null,
      cookMinutes: null,
      totalMinutes: null,
      source: null,
      ingredients: [
        { ingredientId: 4, quantity: "1/2", unit: null, isOptional: false, scales: true },
      ],
    });
  });

  it("moves rows, and none out of the list", () => {
    const [a, b, c] = [emptyLine(), emptyLine(), emptyLine()];
    expect(moveLine([a, b, c], 0, 2)).toEqual([b, c, a]);
    expect(moveLine([a, b, c], 2, 1)).toEqual([a, c, b]);
    expect(moveLine([a, b, c], 0, -1)).toEqual([a, b, c]);
    expect(moveLine([a, b, c], 2, 3)).toEqual([a, b, c]);
  });

  it("keeps its last row", () => {
    const [a, b] = [emptyLine(), emptyLine()];
    expect(removeLine([a, b], a.key)).toEqual([b]);
    expect(removeLine([b], b.key)).toEqual([b]);
  });

  it("reads the draft that it kept, with rows of its own", () => {
    const draft = { ...full(), lines: [{ ...emptyLine(), ingredientId: 4 }] };
    const read = parseDraft(JSON.stringify(draft));
    expect(read && sameDraft(read, draft)).toBe(true);
    expect(read?.lines[0]?.key).not.toBe(draft.lines[0]?.key);
  });

  it("takes from the server what the kept draft did not know of", () => {
    const kept = { name: "Plum", instructions: "Bake.", lines: [emptyLine()], tagIds: [] };
    const read = parseDraft(JSON.stringify(kept), { ...full(), source: "My aunt" });
    expect(read).toMatchObject({ name: "Plum", source: "My aunt" });
  });

  it("is changed by what is no number too, so that nothing typed is lost", () => {
    expect(sameDraft({ ...full(), servings: "many" }, full())).toBe(false);
    expect(sameDraft({ ...full(), servings: "many" }, { ...full(), servings: "few" })).toBe(false);
    expect(sameDraft({ ...full(), servings: "1.5 " }, { ...full(), servings: "1,5" })).toBe(true);
  });

  it.each([
    null,
    "",
    "{",
    "3",
    '"x"',
    "{}",
    '{"name":"x","instructions":"y","lines":[],"tagIds":[]}',
  ])("is empty after a draft that cannot be read: %s", (text) => {
    expect(parseDraft(text)).toBeNull();
  });
});
