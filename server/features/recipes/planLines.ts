import { badInput } from "../../errors";
import { maxCount } from "../../../shared/inputLimits";
import type { RecipeInput } from "./RecipeInput";
import type { RecipeLine } from "./RecipeLine";
import { type IngredientLine, type Line, TOO_MANY_LINES } from "./RecipeLineInput";

/** The stored columns of a line. */
export type StoredLine = Pick<
  RecipeLine,
  | "lineId"
  | "ingredientId"
  | "heading"
  | "quantity"
  | "unit"
  | "preparation"
  | "isOptional"
  | "scales"
>;

/** A line to store. Without an ID, it is a new one. */
export type PlannedLine = Omit<StoredLine, "lineId"> & { lineId: number | undefined };

type SentLine = Line & Pick<IngredientLine, "section">;

const NO_AMOUNT = {
  ingredientId: null,
  quantity: null,
  unit: null,
  preparation: null,
  isOptional: false,
  scales: true,
};

const planHeading = (heading: string, lineId?: number): PlannedLine => ({
  ...NO_AMOUNT,
  lineId,
  heading,
});

/** Keeps what the caller does not send. */
const planIngredient = (line: SentLine, stored: StoredLine | undefined): PlannedLine => ({
  lineId: stored?.lineId,
  ingredientId: line.ingredientId!,
  heading: null,
  quantity: line.quantity,
  unit: line.unit,
  preparation: (line.preparation === undefined ? stored?.preparation : line.preparation) ?? null,
  isOptional: line.isOptional,
  scales: line.scales ?? stored?.scales ?? true,
});

/**
 * Finds the stored line that each line replaces: the one with its ID, else one with the same ingredient or heading, in
 * order.
 */
function matchLines(
  stored: readonly StoredLine[],
  lines: readonly SentLine[],
): (StoredLine | undefined)[] {
  const free = new Set(stored);
  const claim = (isMatch: (line: StoredLine) => boolean) => {
    const match = [...free].find(isMatch);
    if (match) free.delete(match);
    return match;
  };
  const byId = lines.map(
    ({ lineId, heading }) =>
      lineId != null &&
      claim((one) => one.lineId === lineId && (one.heading === null) === !heading),
  );
  return lines.map(
    ({ ingredientId, heading }, i) =>
      byId[i] ||
      claim((one) => (heading ? one.heading === heading : one.ingredientId === ingredientId)),
  );
}

/** The heading above each stored line. */
function findSections(stored: readonly StoredLine[]): Map<StoredLine, StoredLine | undefined> {
  let section: StoredLine | undefined;
  return new Map(
    stored.map((line) => {
      if (line.heading !== null) section = line;
      return [line, section];
    }),
  );
}

/** Puts headings back that no line has any more: before the next heading that is left, or at the end. */
function insertHeadings(
  planned: PlannedLine[],
  stored: readonly StoredLine[],
  isKept: (heading: StoredLine) => boolean,
): PlannedLine[] {
  const lines = [...planned];
  let end = lines.length;
  for (const line of stored.filter(({ heading }) => heading !== null).reverse()) {
    const position = lines.findIndex(({ lineId }) => lineId === line.lineId);
    if (position >= 0) end = position;
    else if (isKept(line)) lines.splice(end, 0, planHeading(line.heading!, line.lineId));
  }
  return lines;
}

/** Puts ingredients under the headings that they had, or that the caller sends. */
class SectionedLines {
  readonly planned: PlannedLine[] = [];
  private readonly free: Set<StoredLine>;
  private readonly sections: ReadonlyMap<StoredLine, StoredLine | undefined>;
  /** The stored heading of the current section, if it had it before. */
  private heading: StoredLine | undefined;
  private section: string | null = null;

  constructor(stored: readonly StoredLine[]) {
    this.sections = findSections(stored);
    this.free = new Set(stored.filter(({ heading }) => heading !== null));
  }

  add(line: SentLine, match: StoredLine | undefined): void {
    const heading = match && this.sections.get(match);
    const { section = match ? (heading?.heading ?? null) : this.section } = line;
    const isSame = section !== null && section === heading?.heading;
    if (isSame) this.startSection(section, heading);
    else if (section !== this.section) this.startSection(section);
    this.planned.push(planIngredient(line, match));
  }

  /** A line without a section that follows a heading belongs to it: the order of lines is kept. */
  private startSection(section: string | null, heading?: StoredLine): void {
    if (!section || (heading && heading === this.heading)) return;
    const isFree = heading && this.free.has(heading);
    if (!isFree && section === this.section) return;
    const existing = isFree ? heading : [...this.free].find((one) => one.heading === section);
    if (existing) this.free.delete(existing);
    this.planned.push(planHeading(section, existing?.lineId));
    this.heading = existing;
    this.section = section;
  }
}

/** Plans the lines for callers that send ingredients only: headings stay above the lines that they had. */
function planIngredients(
  stored: readonly StoredLine[],
  ingredients: readonly SentLine[],
): PlannedLine[] {
  const matches = matchLines(stored, ingredients);
  const lines = new SectionedLines(stored);
  ingredients.forEach((line, i) => lines.add(line, matches[i]));
  const sendsSections = ingredients.some((line) => line.section !== undefined);
  const hadLines = new Set(
    [...findSections(stored)].map(([line, heading]) => (line === heading ? undefined : heading)),
  );
  return insertHeadings(lines.planned, stored, (line) => !sendsSections || !hadLines.has(line));
}

const planAll = (stored: readonly StoredLine[], lines: readonly SentLine[]): PlannedLine[] => {
  const matches = matchLines(stored, lines);
  return lines.map((line, i) =>
    line.heading ? planHeading(line.heading, matches[i]?.lineId) : planIngredient(line, matches[i]),
  );
};

/**
 * Plans the lines of a recipe after an edit.
 * @param stored the lines in order
 * @returns all lines in order; undefined if the input leaves them unchanged
 * @throws BAD_USER_INPUT if the headings of ingredients would exceed the number of lines
 */
export function planLines(
  stored: readonly StoredLine[],
  { lines, ingredients }: Pick<RecipeInput, "lines" | "ingredients">,
): PlannedLine[] | undefined {
  if (lines) return planAll(stored, lines);
  const planned = ingredients && planIngredients(stored, ingredients);
  if (planned && planned.length > maxCount.lines) throw badInput(TOO_MANY_LINES, "ingredients");
  return planned ?? undefined;
}
