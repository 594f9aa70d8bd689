import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { maxLength } from "../../../shared/inputLimits";
import { requiredText } from "../../graphql/validate";
import { describeLength } from "../../lib/describeLimits";

/** Another name of something, as it is typed. */
@InputType({ description: "An alias." })
export class AliasInput {
  static rules = z.object({
    name: requiredText("Alias is required.", "Alias", maxLength.referenceName),
  });

  @Field(() => String, {
    description: `The other name: ${describeLength(maxLength.referenceName)}; no name and no other alias of the kind is the same, regardless of case.`,
  })
  name!: string;
}
