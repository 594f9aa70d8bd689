import { Field, InputType, Int, ObjectType } from "type-graphql";
import { z } from "zod";
import { maxCount, maxLength } from "../../../shared/inputLimits";
import { requiredText } from "../../graphql/validate";
import { describeLength } from "../../lib/describeLimits";
import { toNameKey } from "../../lib/text";

@ObjectType({
  simpleResolvers: true,
  description:
    "Words of the same meaning, such as Shrimp, Prawn and Garnele. Searches, filters and imports find each by the others.",
})
export class SynonymGroup {
  @Field(() => Int, { description: "The group's numeric ID." })
  synonymId!: number;

  @Field(() => [String], { description: "The words, in the order of the editor." })
  names!: string[];
}

const MIN_NAMES = 2;

const names = z
  .array(requiredText("Word is required.", "Word", maxLength.referenceName))
  // Words that differ in case are the same.
  .transform((words) => [...new Map(words.map((word) => [toNameKey(word), word])).values()])
  .refine((words) => words.length >= MIN_NAMES, "Enter at least two words.")
  .refine(
    (words) => words.length <= maxCount.synonyms,
    `A group has at most ${maxCount.synonyms} words.`,
  );

@InputType({ description: "A group of synonyms." })
export class SynonymGroupInput {
  static rules = z.object({ names });

  @Field(() => [String], {
    description: `The words, ${MIN_NAMES} to ${maxCount.synonyms}, each ${describeLength(maxLength.referenceName)}. Plurals and other forms are found as well. No word is in another group.`,
  })
  names!: string[];
}
