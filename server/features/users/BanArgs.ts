import { ArgsType, Field, Int } from "type-graphql";
import { z } from "zod";
import { maxLength } from "../../../shared/inputLimits";
import { describeMaxLength } from "../../lib/describeLimits";
import { optionalText } from "../../graphql/validate";

/** Whom to ban, and why. */
@ArgsType()
export class BanArgs {
  static rules = z.looseObject({ reason: optionalText("Reason", maxLength.banReason) });

  @Field(() => Int, { description: "The user's numeric ID." })
  userId!: number;

  @Field(() => String, {
    nullable: true,
    description: `The reason, which the user reads at the next login; ${describeMaxLength(maxLength.banReason)}.`,
  })
  reason!: string | null;
}
