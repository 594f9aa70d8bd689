import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { MAX_IMPORT_TEXT } from "../../../shared/inputLimits";
import { requiredText } from "../../graphql/validate";
import { describeMaxLength } from "../../lib/describeLimits";

/** The text of a photographed card as somebody has corrected it. */
@InputType({ description: "The text of a photographed card as corrected." })
export class CardTextInput {
  static rules = z.object({
    text: requiredText("The text is required.", "The text", MAX_IMPORT_TEXT),
  });

  @Field(() => String, {
    description: `The text, in English or German; ${describeMaxLength(MAX_IMPORT_TEXT)}.`,
  })
  text!: string;
}
