import { Field, ObjectType, registerEnumType } from "type-graphql";
import type { ContentLine } from "./RecipeContent";
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
