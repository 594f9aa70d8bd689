import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { requiredText } from "../../graphql/validate";
import { describeLength } from "../../lib/describeLimits";
import { maxLength } from "../../../shared/inputLimits";

/** The text of a note. */
@InputType({ description: "The editable fields of a note." })
export class NoteInput {
  static rules = z.object({
    text: requiredText("Note text is required.", "Note text", maxLength.note),
  });

  @Field(() => String, { description: `The text, ${describeLength(maxLength.note)}.` })
  text!: string;
}
