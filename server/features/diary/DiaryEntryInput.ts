import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { clearableText } from "../../graphql/validate";
import { describeMaxLength } from "../../lib/describeLimits";
import { maxCount, maxLength } from "../../../shared/inputLimits";
import { AttachedPhotoInput, attachedPhotoRules } from "../photos/AttachedPhoto";

const HOUR_MS = 60 * 60 * 1000;
/** The difference between UTC and the time zone in which a day begins first. */
const FIRST_ZONE_MS = 14 * HOUR_MS;

/** Returns true for a day that has begun in some time zone. */
const hasBegun = (day: string): boolean =>
  day <= new Date(Date.now() + FIRST_ZONE_MS).toISOString().slice(0, 10);

/** The content of a diary entry. */
@InputType({
  description: "The editable fields of a diary entry. An update keeps those that are omitted.",
})
export class DiaryEntryInput {
  static rules = z.object({
    cookedOn: z.iso
      .date("The day must be a date such as 2026-11-21.")
      .refine((day) => day >= "1900-01-01", "The day is too long ago.")
      .refine(hasBegun, "The day must not be in the future.")
      .nullish(),
    text: clearableText("The line", maxLength.diaryEntry),
    isPublic: z.boolean().nullish(),
    photos: attachedPhotoRules,
  });

  @Field(() => String, {
    nullable: true,
    description: "The day of cooking, such as 2026-11-21. A new entry has today's date by default.",
  })
  cookedOn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `A line of text, ${describeMaxLength(maxLength.diaryEntry)}. Null or a blank text removes it.`,
  })
  text?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "True if everyone who may see the recipe may see the entry. A new entry is private by default.",
  })
  isPublic?: boolean | null;

  @Field(() => [AttachedPhotoInput], {
    nullable: true,
    description: `At most ${maxCount.attachedPhotos} photos in order.`,
  })
  photos?: AttachedPhotoInput[] | null;
}
