import { structuredPatch, type StructuredPatchHunk } from "diff";
import { isDeepStrictEqual } from "node:util";
import type { ContentLine, ContentStep, NamedItem, RecipeContent } from "../RecipeContent";
import {
  factNames,
  findChangedFields,
  isSameFact,
  type LineChange,
  type RecipeChange,
  toLineKey,
} from "./RecipeChange";

const findFacts = (before: RecipeContent, after: RecipeContent): RecipeChange[] =>
  factNames
    .filter((field) => !isSameFact(before[field], after[field]))
    .map((field) => ({
      part: "FACT",
      field,
      ...(before[field] !== undefined && { before: before[field] }),
      ...(after[field] !== undefined && { after: after[field] }),
    }));

function findItems(
  part: "TAG" | "EQUIPMENT",
  before: readonly NamedItem[],
  after: readonly NamedItem[],
): RecipeChange[] {
  const isIn = (items: readonly NamedItem[], { id }: NamedItem) =>
    items.some((item) => item.id === id);
  return [
    ...before.filter((item) => !isIn(after, item)).map((item) => ({ part, before: item })),
    ...after.filter((item) => !isIn(before, item)).map((item) => ({ part, after: item })),
  ];
}

/** Finds the earlier line of each line: the one with its ID, else one with its ingredient or heading, in order. */
function matchLines(
  before: readonly ContentLine[],
  after: readonly ContentLine[],
): (ContentLine | undefined)[] {
  const free = new Set(before);
  const claim = (isMatch: (line: ContentLine) => boolean) => {
    const match = [...free].find(isMatch);
    if (match) free.delete(match);
    return match;
  };
  const byId = after.map((line) =>
    claim((one) => one.lineId === line.lineId && (one.heading === undefined) === !line.heading),
  );
  return after.map(
    (line, i) =>
      byId[i] ??
      claim((one) =>
        line.heading ? one.heading === line.heading : one.ingredientId === line.ingredientId,
      ),
  );
}

/** Finds the longest increasing subsequence, which are the positions that need not move. */
function findIncreasing(positions: readonly number[]): Set<number> {
  const lengths: number[] = [];
  const previous: number[] = [];
  positions.forEach((position, i) => {
    let best = -1;
    for (let j = 0; j < i; j++) {
      if (positions[j]! < position && (best < 0 || lengths[j]! > lengths[best]!)) best = j;
    }
    previous[i] = best;
    lengths[i] = best < 0 ? 1 : lengths[best]! + 1;
  });
  const increasing = new Set<number>();
  for (let i = lengths.indexOf(Math.max(...lengths)); i >= 0; i = previous[i]!) {
    increasing.add(positions[i]!);
  }
  return increasing;
}

/** Finds the heading above each line. */
function findSections(lines: readonly ContentLine[]): Map<ContentLine, string | undefined> {
  let section: string | undefined;
  return new Map(
    lines.map((line) => {
      if (line.heading) section = line.heading;
      return [line, line.heading ? undefined : section];
    }),
  );
}

function findLines(
  before: readonly ContentLine[],
  after: readonly ContentLine[],
  matches: readonly (ContentLine | undefined)[],
): LineChange[] {
  const sectionsBefore = findSections(before);
  const sectionsAfter = findSections(after);
  const positions = matches.flatMap((match) => (match ? before.indexOf(match) : []));
  const unmoved = findIncreasing(positions);
  const isMatched = new Set(matches);
  const inSection = (section: string | undefined) => (section === undefined ? {} : { section });
  const removed = before
    .filter((line) => !isMatched.has(line))
    .map((line): LineChange => ({
      part: "LINE",
      before: line,
      ...inSection(sectionsBefore.get(line)),
    }));
  let above: string | null = null;
  const others = after.flatMap((line, i): LineChange[] => {
    const match = matches[i];
    const key: string = match ? toLineKey(match) : `added ${i}`;
    const isInPlace = match && unmoved.has(before.indexOf(match));
    const isSame = match && findChangedFields(match, line).length === 0;
    const change: LineChange = {
      part: "LINE",
      ...(match && { before: match }),
      after: line,
      ...inSection(sectionsAfter.get(line)),
      ...(!isInPlace && { place: { key, above } }),
    };
    above = key;
    return isInPlace && isSame ? [] : [change];
  });
  return [...removed, ...others];
}

/** The number of changed lines that are looked for, because the time grows with its square. */
const MAX_CHANGED_LINES = 500;

/** Makes one hunk that replaces all lines. */
function replaceLines(before: string, after: string): StructuredPatchHunk {
  const [removed, added] = [before.split("\n"), after.split("\n")];
  return {
    ...{ oldStart: 1, oldLines: removed.length, newStart: 1, newLines: added.length },
    lines: [...removed.map((line) => `-${line}`), ...added.map((line) => `+${line}`)],
  };
}

/** Compares instructions line by line. If they differ too much, all lines are replaced. */
function findStepChanges(before: string, after: string): RecipeChange[] {
  const options = { context: 1, maxEditLength: MAX_CHANGED_LINES };
  const patch = structuredPatch("", "", `${before}\n`, `${after}\n`, "", "", options);
  const hunks = patch?.hunks ?? [replaceLines(before, after)];
  return hunks.map((hunk) => ({ part: "STEP", hunk }));
}

/** Replaces the chosen lines of steps by the earlier lines that they match. */
function translateLines(
  { lines, steps }: RecipeContent,
  matches: readonly (ContentLine | undefined)[],
): ContentStep[] {
  const ids = new Map(lines.map(({ lineId }, i) => [lineId, matches[i]?.lineId ?? lineId]));
  return steps.map((step) =>
    step.lineIds ? { ...step, lineIds: step.lineIds.map((id) => ids.get(id) ?? id) } : step,
  );
}

/** Finds the changes that turn one content into another. `applyChanges` applies them. */
export function findChanges(before: RecipeContent, after: RecipeContent): RecipeChange[] {
  const matches = matchLines(before.lines, after.lines);
  const steps = translateLines(after, matches);
  return [
    ...findFacts(before, after),
    ...findItems("TAG", before.tags, after.tags),
    ...findItems("EQUIPMENT", before.equipment, after.equipment),
    ...findLines(before.lines, after.lines, matches),
    ...findStepChanges(before.instructions, after.instructions),
    ...(isDeepStrictEqual(before.steps, steps)
      ? []
      : [{ part: "STEP_DETAILS" as const, before: before.steps, after: steps }]),
    ...(isDeepStrictEqual(before.photos, after.photos)
      ? []
      : [{ part: "PHOTOS" as const, before: before.photos, after: after.photos }]),
  ];
}
