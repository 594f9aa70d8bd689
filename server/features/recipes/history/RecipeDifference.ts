import { Field, ObjectType, registerEnumType } from "type-graphql";
import { diffWordsWithSpace } from "diff";
import type { ContentLine } from "./RecipeContent";
import {
  type FactValue,
  findChangedFields,
  type LineChange,
  type RecipeChange,
} from "./difference/RecipeChange";
import { RecipeVersion } from "./RecipeVersion";

/** The part of a recipe that a change concerns. */
export enum RecipePart {
  FACT = "FACT",
  TAG = "TAG",
  EQUIPMENT = "EQUIPMENT",
  LINE = "LINE",
  STEP = "STEP",
  STEP_DETAILS = "STEP_DETAILS",
  PHOTOS = "PHOTOS",
}

registerEnumType(RecipePart, {
  name: "RecipePart",
  description: "The part of a recipe that a change concerns.",
  valuesConfig: {
    FACT: { description: "A field, such as the name or a time." },
    TAG: { description: "A tag." },
    EQUIPMENT: { description: "A piece of equipment." },
    LINE: { description: "An ingredient line or a heading." },
    STEP: { description: "Lines of the instructions." },
    STEP_DETAILS: { description: "Durations, photos and chosen lines of the steps." },
    PHOTOS: { description: "The photos of the dish." },
  },
});

export enum ChangeKind {
  ADDED = "ADDED",
  REMOVED = "REMOVED",
  CHANGED = "CHANGED",
  MOVED = "MOVED",
}

registerEnumType(ChangeKind, {
  name: "ChangeKind",
  description: "The kind of a change.",
  valuesConfig: {
    ADDED: { description: "It is new." },
    REMOVED: { description: "It is gone." },
    CHANGED: { description: "It has other values." },
    MOVED: { description: "It is in another place, with equal values." },
  },
});

@ObjectType({ simpleResolvers: true, description: "A line in a version of a recipe." })
export class VersionLine {
  @Field(() => String, { nullable: true, description: "The heading; null for an ingredient." })
  heading!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The name that the ingredient had; null for a heading.",
  })
  ingredient!: string | null;

  @Field(() => String, { nullable: true, description: "The quantity as entered." })
  quantity!: string | null;

  @Field(() => String, { nullable: true, description: "The unit as entered." })
  unit!: string | null;

  @Field(() => String, { nullable: true, description: "The preparation of the ingredient." })
  preparation!: string | null;

  @Field(() => Boolean, { description: "True if the ingredient can be left out." })
  isOptional!: boolean;

  @Field(() => Boolean, { description: "True if the quantity changes with the servings." })
  scales!: boolean;
}

export const toVersionLine = (line: ContentLine): VersionLine =>
  Object.assign(new VersionLine(), {
    heading: line.heading ?? null,
    ingredient: line.ingredient ?? null,
    quantity: line.quantity ?? null,
    unit: line.unit ?? null,
    preparation: line.preparation ?? null,
    isOptional: line.isOptional ?? false,
    scales: line.scales ?? true,
  });

@ObjectType({ simpleResolvers: true, description: "A part of a text in a difference." })
export class ChangedWords {
  @Field(() => String, { description: "The words with their spaces and line breaks." })
  text!: string;

  @Field(() => ChangeKind, { nullable: true, description: "Null if both versions have the words." })
  kind!: ChangeKind.ADDED | ChangeKind.REMOVED | null;
}

@ObjectType("RecipeChange", {
  simpleResolvers: true,
  description: "A difference between two recipes, which can be applied on its own.",
})
export class RecipeChangeType {
  @Field(() => RecipePart, { description: "The part that differs." })
  part!: RecipePart;

  @Field(() => ChangeKind, { description: "The kind of the change." })
  kind!: ChangeKind;

  @Field(() => String, {
    nullable: true,
    description: "The name of the field, such as prepMinutes; null for other parts.",
  })
  field!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The heading above the line; null without one and for other parts.",
  })
  section!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The value before, for photos their number; null without one.",
  })
  before!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The value after, for photos their number; null without one.",
  })
  after!: string | null;

  @Field(() => VersionLine, { nullable: true, description: "The line before; null without one." })
  lineBefore!: VersionLine | null;

  @Field(() => VersionLine, { nullable: true, description: "The line after; null without one." })
  lineAfter!: VersionLine | null;

  @Field(() => [String], { description: "The fields of the line that differ." })
  lineFields!: string[];

  @Field(() => [ChangedWords], {
    description: "The text of steps or of a long field, word by word; empty for other parts.",
  })
  words!: ChangedWords[];
}
@ObjectType({ simpleResolvers: true, description: "The difference of two versions of a recipe." })
export class RecipeDifference {
  @Field(() => RecipeVersion, { description: "The version before." })
  before!: RecipeVersion;

  @Field(() => RecipeVersion, { description: "The version after." })
  after!: RecipeVersion;

  @Field(() => [RecipeChangeType], {
    nullable: true,
    description:
      "The changes, facts first; null if the content of one version has been removed by an admin.",
  })
  changes!: RecipeChangeType[] | null;
}

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

const compareWords = (before: string, after: string): ChangedWords[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) =>
    Object.assign(new ChangedWords(), {
      text: value,
      kind: added ? ChangeKind.ADDED : removed ? ChangeKind.REMOVED : null,
    }),
  );

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
  return { kind, words: compareWords(pick(" -"), pick(" +")) };
}

function describe(change: RecipeChange): Partial<RecipeChangeType> {
  switch (change.part) {
    case "FACT": {
      const [before, after] = [toText(change.before), toText(change.after)];
      const words = compareWords(before ?? "", after ?? "");
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
