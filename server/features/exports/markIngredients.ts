import { foldText } from "../../../shared/foldText";
import { listPlurals } from "../../../shared/amounts/ingredientNames";
import { findNames } from "../../../shared/stepLines/findNamedLines";
import { findStepLines } from "../../../shared/stepLines/findStepLines";
import type { NamedLine } from "../../../shared/stepLines/linesAt";

/** A place in a step that is written as a mark. */
export interface Mark {
  start: number;
  end: number;
  /** Writes the mark for the words at this place. */
  write: (words: string) => string;
}

/** The marks of one step. */
type StepMarks = Mark[];

interface Place {
  start: number;
  end: number;
  /** The name of the item that the text mentions there. */
  name: string;
}

const overlaps = (one: Omit<Place, "name">, other: Omit<Place, "name">): boolean =>
  one.start < other.end && other.start < one.end;

/** Removes a remark after a comma or in brackets, as in "Milk (whole)". */
const shortenName = (name: string): string => name.replace(/(?<!\s)\s*[,(].*$/s, "");

/** Lists the forms of a name that a step may use, the longest first. */
const listForms = (name: string): string[] =>
  [
    ...new Set(
      [name, shortenName(name)].flatMap((spelling) => [spelling, ...listPlurals(spelling)]),
    ),
  ]
    .filter((form) => form !== "")
    .sort((a, b) => b.length - a.length);

/** Returns true if words are a name in the singular or plural, with or without its remark. */
export const isFormOfName = (words: string, name: string): boolean =>
  listForms(name).some((form) => foldText(form) === foldText(words));

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

const makePattern = (forms: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${forms.map(escapePattern).join("|")})(?![\\p{L}\\p{N}])`,
    "giu",
  );

/** Finds the places of all names, those of longer names first, and of main words such as "oil" behind them. */
function findPlaces<Item extends { name: string }>(text: string, items: readonly Item[]): Place[] {
  const names = [...new Set(items.map(({ name }) => name))].sort((a, b) => b.length - a.length);
  const wholeNames = names.flatMap((name) => {
    const forms = listForms(name);
    const matches = forms.length > 0 ? [...text.matchAll(makePattern(forms))] : [];
    return matches.map(({ 0: { length }, index }) => ({ start: index, end: index + length, name }));
  });
  const mainWords = names.flatMap((name) =>
    findNames(text, name, items).map((place) => ({ ...place, name })),
  );
  const places: Place[] = [];
  for (const place of [...wholeNames, ...mainWords]) {
    if (!places.some((other) => overlaps(place, other))) places.push(place);
  }
  return places.sort((a, b) => a.start - b.start);
}

/**
 * Finds the first mention of each item in the steps. If an ingredient has several lines, a step with the amount
 * of one of them means that line.
 * @param taken the marks that the steps have already
 * @returns the items that no step mentions
 */
export function markMentions<Item extends NamedLine>(
  steps: readonly string[],
  items: readonly Item[],
  taken: readonly StepMarks[],
  write: (item: Item, words: string) => string,
): Item[] {
  const rest = new Set(items);
  const countByName = new Map<string, number>();
  for (const { name } of items) countByName.set(name, (countByName.get(name) ?? 0) + 1);
  for (const [step, text] of steps.entries()) {
    const marks = taken[step]!;
    const places = findPlaces(text, items).filter(
      (place) => !marks.some((mark) => overlaps(mark, place)),
    );
    if (places.length === 0) continue;
    const stepItems = new Set(findStepLines(text, items));
    const added = new Map<Item, Mark>();
    for (const { start, end, name } of places) {
      const item = [...rest].find(
        (other) =>
          other.name === name &&
          !added.has(other) &&
          (countByName.get(name) === 1 || stepItems.has(other)),
      );
      if (item) added.set(item, { start, end, write: (words) => write(item, words) });
    }
    // A paragraph of marks only would be a list instead of a step.
    const unmarked = [...marks, ...added.values()].map((mark) => ({ ...mark, write: () => "" }));
    if (!/[\p{L}\p{N}]/u.test(writeMarks(text, unmarked, (words) => words))) continue;
    marks.push(...added.values());
    for (const item of added.keys()) rest.delete(item);
  }
  return [...rest];
}

/** Writes a step with its marks. */
export function writeMarks(
  text: string,
  marks: readonly Mark[],
  writeText: (text: string) => string,
): string {
  let written = "";
  let position = 0;
  for (const { start, end, write } of [...marks].sort((a, b) => a.start - b.start)) {
    written += writeText(text.slice(position, start)) + write(text.slice(start, end));
    position = end;
  }
  return written + writeText(text.slice(position));
}
