import { Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import { maxCount, maxLength } from "../../../shared/inputLimits";
import { clearableText } from "../../graphql/validate";
import { describeMaxLength } from "../../lib/describeLimits";

const rules = z.object({
  photoId: z.number().int(),
  caption: clearableText("Caption", maxLength.photoCaption),
});

/** The caption of a photo; without text, it is cleared. */
export type PhotoCaption = z.output<typeof rules>;

/** Keeps the last of several captions of a photo. */
const keepLastPerPhoto = (captions: readonly PhotoCaption[]): PhotoCaption[] => [
  ...new Map(captions.map((caption) => [caption.photoId, caption])).values(),
];

/** The rules of a list of captions. */
export const photoCaptionsUpTo = (count: number, tooMany: string) =>
  z
    .array(rules)
    .max(count, tooMany)
    .nullish()
    .transform((captions) => captions && keepLastPerPhoto(captions));

export const photoCaptions = photoCaptionsUpTo(
  maxCount.photos,
  `A recipe has at most ${maxCount.photos} photos`,
);

/** The caption of one of a recipe's photos. */
@InputType({ description: "The caption of one of a recipe's photos." })
export class PhotoCaptionInput {
  @Field(() => Int, { description: "The photo's numeric ID." })
  photoId!: number;

  @Field(() => String, {
    nullable: true,
    description: `The caption, ${describeMaxLength(maxLength.photoCaption)}; trimmed, and stored as null if empty.`,
  })
  caption?: string | null;
}
