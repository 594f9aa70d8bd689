import { applyPatch, type StructuredPatchHunk } from "diff";
import { isDeepStrictEqual } from "node:util";
import type { ContentLine, NamedItem, RecipeContent } from "../RecipeContent";
import {
  findChangedFields,
  isSameFact,
  type LineChange,
  type RecipeChange,
  toLineKey,
} from "./RecipeChange";

/** The result of applying changes to a recipe that may have changed since. */
interface AppliedChanges {
  content: RecipeContent;
  /** The changes that no longer fit, which have no effect. */
  unfit: RecipeChange[];
}

type OfPart<Part extends RecipeChange["part"]> = Extract<RecipeChange, { part: Part }>;

/** A line with the key by which changes refer to it. */
interface KeyedLine {
  key: string;
  line: ContentLine;
}

/** Returns a line with the fields that a change gives it; null if the line has other values meanwhile. */
function changeLine(line: ContentLine, before: ContentLine, after: ContentLine) {
  const fields = findChangedFields(before, after);
  const isFit = fields.every(
    (field) => line[field] === before[field] || line[field] === after[field],
  );
  if (!isFit) return null;
  const names = fields.includes("ingredientId") ? [...fields, "ingredient" as const] : fields;
  const rest = Object.entries(line).filter(([name]) => !names.some((changed) => changed === name));
  const changed = names.flatMap((name) => (after[name] === undefined ? [] : [[name, after[name]]]));
  return Object.fromEntries([...rest, ...changed]) as ContentLine;
}

/** The lines of a recipe while changes are applied one by one. */
class ChangingLines {
  private readonly lines: KeyedLine[];

  constructor(lines: readonly ContentLine[]) {
    this.lines = lines.map((line) => ({ key: toLineKey(line), line }));
  }

  list(): ContentLine[] {
    return this.lines.map(({ line }) => line);
  }

  /** Returns false if the change no longer fits. */
  apply({ before, after, place }: LineChange): boolean {
    if (!after) return before !== undefined && this.remove(before);
    if (!before) return this.insert({ key: place!.key, line: after }, place!.above);
    const entry = this.find(toLineKey(before));
    const line = entry && changeLine(entry.line, before, after);
    if (!entry || !line) return false;
    entry.line = line;
    if (!place) return true;
    this.lines.splice(this.lines.indexOf(entry), 1);
    return this.insert(entry, place.above);
  }

  private find(key: string): KeyedLine | undefined {
    return this.lines.find((entry) => entry.key === key);
  }

  private remove(before: ContentLine): boolean {
    const entry = this.find(toLineKey(before));
    if (!entry) return true;
    if (findChangedFields(entry.line, before).length > 0) return false;
    this.lines.splice(this.lines.indexOf(entry), 1);
    return true;
  }

  /** Inserts a line below another, or at the end if that is gone. */
  private insert(entry: KeyedLine, above: string | null): boolean {
    const position = this.lines.findIndex(({ key }) => key === above);
    const end = above === null ? 0 : this.lines.length;
    this.lines.splice(position < 0 ? end : position + 1, 0, entry);
    return true;
  }
}

function applyItems(items: readonly NamedItem[], changes: readonly OfPart<"TAG" | "EQUIPMENT">[]) {
  const removed = new Set(changes.map(({ before }) => before?.id));
  const added = changes.flatMap(({ after }) => after ?? []);
  const rest = items.filter(({ id }) => !removed.has(id) && !added.some((item) => item.id === id));
  return [...rest, ...added].sort((one, other) => one.id - other.id);
}

/** Returns null if the lines that a hunk replaces, or those around it, are no longer there. */
function patch(text: string, hunks: StructuredPatchHunk[]): string | null {
  const header = { oldFileName: "", newFileName: "", oldHeader: "", newHeader: "", index: "" };
  const patched = applyPatch(`${text}\n`, { ...header, hunks }, { autoConvertLineEndings: false });
  return patched === false ? null : patched.slice(0, -1);
}

function applySteps(text: string, changes: readonly OfPart<"STEP">[]) {
  const all = patch(
    text,
    changes.map(({ hunk }) => hunk),
  );
  if (all !== null) return { text: all, unfit: [] };
  let current = text;
  const unfit = changes.filter(({ hunk }) => {
    const patched = patch(current, [hunk]);
    current = patched ?? current;
    return patched === null;
  });
  return { text: current, unfit };
}

/**
 * Applies changes to a content. A change has no effect if the content has other values than before the change; it is
 * returned instead.
 */
export function applyChanges(
  before: RecipeContent,
  changes: readonly RecipeChange[],
): AppliedChanges {
  const pick = <Part extends RecipeChange["part"]>(part: Part) =>
    changes.filter((change): change is OfPart<Part> => change.part === part);
  const unfit: RecipeChange[] = [];
  const values = new Map<string, unknown>(Object.entries(before));
  const setValue = (
    name: string,
    change: OfPart<"FACT" | "PHOTOS" | "STEP_DETAILS">,
    isFit: boolean,
  ) => {
    if (!isFit) unfit.push(change);
    else if (change.after === undefined) values.delete(name);
    else values.set(name, change.after);
  };
  for (const change of pick("FACT")) {
    const isFit = [change.before, change.after].some((value) =>
      isSameFact(value, before[change.field]),
    );
    setValue(change.field, change, isFit);
  }
  const isEither = (value: unknown, change: OfPart<"PHOTOS" | "STEP_DETAILS">) =>
    isDeepStrictEqual(value, change.before) || isDeepStrictEqual(value, change.after);
  for (const change of pick("PHOTOS")) {
    setValue("photos", change, isEither(before.photos, change));
  }
  for (const change of pick("STEP_DETAILS")) {
    setValue("steps", change, isEither(before.steps, change));
  }
  // The cast is safe, because a change of a fact has a value of its field.
  const content = Object.fromEntries(values) as unknown as RecipeContent;
  content.tags = applyItems(before.tags, pick("TAG"));
  content.equipment = applyItems(before.equipment, pick("EQUIPMENT"));
  const lines = new ChangingLines(before.lines);
  unfit.push(...pick("LINE").filter((change) => !lines.apply(change)));
  content.lines = lines.list();
  const steps = applySteps(before.instructions, pick("STEP"));
  unfit.push(...steps.unfit);
  content.instructions = steps.text;
  return { content, unfit };
}
