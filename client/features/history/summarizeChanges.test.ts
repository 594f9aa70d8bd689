import { summarizeChanges } from "./summarizeChanges";

const line = (ingredient: string, quantity: string) => ({
  __typename: "VersionLine" as const,
  heading: null,
  ingredient,
  quantity,
  unit: "g",
  preparation: null,
  isOptional: false,
  scales: true,
});
type Line = ReturnType<typeof line>;
const change = (
  kind: "ADDED" | "REMOVED" | "CHANGED",
  lineBefore: Line | null,
  lineAfter: Line | null,
) => ({
  __typename: "RecipeChange" as const,
  part: "LINE" as const,
  kind,
  field: null,
  section: null,
  before: null,
  after: null,
  lineFields: kind === "CHANGED" ? ["quantity"] : [],
  words: [],
  lineBefore,
  lineAfter,
});

it("A summary names ingredients as within a sentence", () => {
  const changes = [
    change("REMOVED", line("Egg", "1"), null),
    change("REMOVED", line("Wheat flour", "90"), null),
    change("ADDED", null, line("Rye flour", "90")),
    change("ADDED", null, line("Caster sugar", "20")),
    change("CHANGED", line("Butter", "10"), line("Butter", "20")),
  ];
  expect(summarizeChanges(changes, "en")).toBe(
    "without egg, rye flour instead of wheat flour, another amount of butter, with caster sugar",
  );
});
