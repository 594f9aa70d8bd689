import { emptyLine, removeLine } from "./draftLines";
import { emptyDraft, isSendable, parseDraft, sameDraft, toInput } from "./recipeDraft";

const full = () => ({
  ...emptyDraft(),
  name: " Plum cake ",
  categoryId: 1,
  difficultyLevelId: 2,
  instructions: "Bake.",
});

const photo = (photoId: number) => ({
  photoId,
  image: { url: `/photos/${photoId}`, width: 3, height: 2, srcSet: null, placeholder: null },
  caption: "",
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
      equipmentIds: [],
      photoIds: [],
      photoCaptions: [],
      coverDrawing: null,
      visibility: "PUBLIC",
      description: null,
      servings: null,
      servingsUnit: null,
      prepMinutes: null,
      cookMinutes: null,
      totalMinutes: null,
      source: null,
      language: "en",
      nutrition: null,
      nutritionSource: null,
      lines: [
        {
          lineId: null,
          ingredientId: 4,
          quantity: "1/2",
          unit: null,
          preparation: null,
          isOptional: false,
          scales: true,
        },
      ],
    });
  });

  it("sends each line with its ID, and headings unless they are empty", () => {
    const lines = [
      { ...emptyLine(), lineId: 7, heading: " For the dough " },
      { ...emptyLine(), lineId: 8, ingredientId: 4 },
      { ...emptyLine(), lineId: 9, ingredientId: 4 },
      { ...emptyLine(), lineId: 10, heading: " " },
      { ...emptyLine(), ingredient: "For the filling:" },
    ];
    expect(toInput({ ...full(), lines }).lines).toMatchObject([
      { lineId: 7, heading: "For the dough" },
      { lineId: 8, ingredientId: 4 },
      { lineId: 9, ingredientId: 4 },
      { lineId: null, heading: "For the filling" },
    ]);
  });

  it("keeps its last row", () => {
    const [a, b] = [emptyLine(), emptyLine()];
    expect(removeLine([a, b], a.key)).toEqual([b]);
    expect(removeLine([b], b.key)).toEqual([b]);
  });

  it("reads the stored draft, with new keys for its rows", () => {
    const draft = { ...full(), lines: [{ ...emptyLine(), ingredientId: 4 }] };
    const read = parseDraft(JSON.stringify(draft));
    expect(read && sameDraft(read, draft)).toBe(true);
    expect(read?.lines[0]?.key).not.toBe(draft.lines[0]?.key);
  });

  it("reads the stored draft of an older form, whose rows have no IDs and no headings", () => {
    const { lineId: _id, heading: _heading, ...row } = { ...emptyLine(), ingredientId: 4 };
    const read = parseDraft(JSON.stringify({ ...full(), lines: [row] }));
    expect(read?.lines).toMatchObject([{ ingredientId: 4, lineId: null, heading: null }]);
    const saved = { ...full(), lines: [{ ...emptyLine(), ingredientId: 4, lineId: 7 }] };
    expect(sameDraft(read!, saved)).toBe(true);
  });

  it("has a row for an ingredient if a stored draft has only headings", () => {
    const lines = [{ ...emptyLine(), heading: "For the dough" }];
    const read = parseDraft(JSON.stringify({ ...full(), lines }));
    expect(read?.lines.map(({ heading }) => heading)).toEqual(["For the dough", null]);
  });

  it("counts another heading as a change, but not an empty one", () => {
    const withHeading = (heading: string) => ({
      ...full(),
      lines: [{ ...emptyLine(), heading }, emptyLine()],
    });
    expect(sameDraft(withHeading("For the dough"), full())).toBe(false);
    expect(sameDraft(withHeading("Dough"), withHeading("Icing"))).toBe(false);
    expect(sameDraft(withHeading(" "), full())).toBe(true);
  });

  it("keeps the order of its photos, and has those of the recipe if an older draft lacks photos", () => {
    const photos = [photo(7), photo(3)];
    const read = parseDraft(JSON.stringify({ ...full(), photos }));
    expect(read?.photos).toEqual(photos);
    expect(toInput({ ...full(), photos }).photoIds).toEqual([7, 3]);
    const { photos: _none, ...older } = full();
    expect(parseDraft(JSON.stringify(older), { ...full(), photos })?.photos).toEqual(photos);
  });

  it("has captions, which older drafts lack, and counts them as changes", () => {
    const { caption: _none, ...older } = photo(7);
    const read = parseDraft(JSON.stringify({ ...full(), photos: [older] }));
    expect(read?.photos).toEqual([photo(7)]);
    const captioned = { ...full(), photos: [{ ...photo(7), caption: " Oven " }] };
    expect(toInput(captioned).photoCaptions).toEqual([{ photoId: 7, caption: "Oven" }]);
    expect(sameDraft(captioned, { ...full(), photos: [photo(7)] })).toBe(false);
  });

  it("counts another cover as a change", () => {
    const [one, other] = [photo(7), photo(3)];
    expect(
      sameDraft({ ...full(), photos: [one, other] }, { ...full(), photos: [other, one] }),
    ).toBe(false);
  });

  it("takes values from the server that an older draft lacks", () => {
    const storedDraft = { name: "Plum", instructions: "Bake.", lines: [emptyLine()], tagIds: [] };
    const read = parseDraft(JSON.stringify(storedDraft), { ...full(), source: "My aunt" });
    expect(read).toMatchObject({ name: "Plum", source: "My aunt" });
  });

  it("counts a row without an ingredient and an unfinished line as changes", () => {
    const typed = { ...emptyLine(), ingredient: "plutonium" };
    expect(sameDraft({ ...full(), lines: [typed] }, full())).toBe(false);
    expect(sameDraft({ ...full(), lines: [{ ...typed }] }, { ...full(), lines: [typed] })).toBe(
      true,
    );
    expect(sameDraft({ ...full(), lines: [{ ...emptyLine(), quantity: "2" }] }, full())).toBe(
      false,
    );
    expect(sameDraft({ ...full(), typedLine: "2 eggs" }, full())).toBe(false);
    expect(sameDraft({ ...full(), lines: [emptyLine(), emptyLine()] }, full())).toBe(true);
  });

  it("counts an invalid number as a change", () => {
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
  ])("ignores a draft that cannot be read: %s", (text) => {
    expect(parseDraft(text)).toBeNull();
  });
});
