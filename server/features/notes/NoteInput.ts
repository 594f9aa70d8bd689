import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { maxLength } from "../../../shared/inputLimits";
import { requiredText } from "../../graphql/validate";

/** The text of a note. */
@InputType({ description: "The editable fields of a note." })
export class NoteInput {
  static rules = z.object({
    text: requiredText("Note text is required.", "Note text", maxLength.note),
  });

  @Field(() => String, { description: "The text, 1 to 10,000 characters." })
  text!: string;
}
