import { diffWordsWithSpace } from "diff";
import {
  type FactValue,
  findChangedFields,
  type LineChange,
  type RecipeChange,
} from "./difference/RecipeChange";
import {
  type ChangedWords,
  ChangeKind,
  RecipeChangeType,
  RecipePart,
  toVersionLine,
} from "./RecipeDifference";

const NOTHING = {
  ...{ field: null, section: null, before: null, after: null, lineBefore: null, lineAfter: null },
  ...{ lineFields: [], words: [] },
};

const toText = (value: FactValue | undefined): string | null =>
  value === undefined ? null : typeof value === "object" ? value.name : String(value);

const readKind = ({ before, after }: { before?: unknown; after?: unknown }): ChangeKind =>
  before === undefined
    ? ChangeKind.ADDED
    : after === undefined
      ? ChangeKind.REMOVED
      : ChangeKind.CHANGED;

/** The number of edits that are looked for, because the time grows with its square. */
const MAX_EDITS = 200;

type ChangedText = Pick<ChangedWords, "text" | "kind">;

/** Compares two texts word by word; null if they differ too much. */
const compareWords = (before: string, after: string): ChangedText[] | null =>
  diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS })?.map(
    ({ value, added, removed }) => ({
      text: value,
      kind: added ? ChangeKind.ADDED : removed ? ChangeKind.REMOVED : null,
    }),
  ) ?? null;

const replaceText = (before: string, after: string): ChangedText[] => [
  ...(before ? [{ text: before, kind: ChangeKind.REMOVED as const }] : []),
  ...(after ? [{ text: after, kind: ChangeKind.ADDED as const }] : []),
];

function describeLine({ before, after, section }: LineChange) {
  const lineFields = before && after ? findChangedFields(before, after) : [];
  const isMoved = before && after && lineFields.length === 0;
  return {
    kind: isMoved ? ChangeKind.MOVED : readKind({ before, after }),
    section: section ?? null,
    lineBefore: before ? toVersionLine(before) : null,
    lineAfter: after ? toVersionLine(after) : null,
    lineFields: lineFields.map((field) => (field === "ingredientId" ? "ingredient" : field)),
  };
}

const readLineKind = (line: string): ChangedText["kind"] =>
  line.startsWith("-") ? ChangeKind.REMOVED : line.startsWith("+") ? ChangeKind.ADDED : null;

/** The lines of a hunk without their marks; those around the change are in both texts. */
function describeSteps(lines: readonly string[]) {
  const pick = (marks: string) =>
    lines
      .filter((line) => marks.includes(line.charAt(0)))
      .map((line) => line.slice(1))
      .join("\n");
  const kind = !lines.some((line) => line.startsWith("-"))
    ? ChangeKind.ADDED
    : lines.some((line) => line.startsWith("+"))
      ? ChangeKind.CHANGED
      : ChangeKind.REMOVED;
  const wholeLines = lines.map((line, i) => ({
    text: line.slice(1) + (i < lines.length - 1 ? "\n" : ""),
    kind: readLineKind(line),
  }));
  return { kind, words: compareWords(pick(" -"), pick(" +")) ?? wholeLines };
}

function describe(change: RecipeChange): Partial<RecipeChangeType> {
  switch (change.part) {
    case "FACT": {
      const [before, after] = [toText(change.before), toText(change.after)];
      const texts = [before ?? "", after ?? ""] as const;
      const words = compareWords(...texts) ?? replaceText(...texts);
      return { kind: readKind(change), field: change.field, before, after, words };
    }
    case "TAG":
    case "EQUIPMENT":
      return { kind: readKind(change), before: toText(change.before), after: toText(change.after) };
    case "LINE":
      return describeLine(change);
    case "STEP":
      return describeSteps(change.hunk.lines);
    case "PHOTOS": {
      const [before, after] = [change.before, change.after].map(({ length }) => String(length));
      return { kind: ChangeKind.CHANGED, before: before!, after: after! };
    }
    case "STEP_DETAILS":
      return { kind: ChangeKind.CHANGED };
  }
}

/** Converts a change to its type in the schema. */
export const toChangeType = (change: RecipeChange): RecipeChangeType =>
  Object.assign(new RecipeChangeType(), NOTHING, describe(change), {
    part: RecipePart[change.part],
  });
