import { ArgsType, Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import { maxLength } from "../../../shared/inputLimits";
import { optionalText, requiredText } from "../../graphql/validate";
import { describeLength, describeMaxLength } from "../../lib/describeLimits";

/** The input of `createContributorRequest`. */
@InputType({ description: "A request to become a contributor." })
export class ContributorRequestInput {
  static rules = z.object({
    message: requiredText("A message is required.", "Message", maxLength.contributorRequest),
  });

  @Field(() => String, {
    description: `The user's message, ${describeLength(maxLength.contributorRequest)}.`,
  })
  message!: string;
}

/** The arguments of `declineContributorRequest`. */
@ArgsType()
export class DeclineArgs {
  static rules = z.looseObject({ reason: optionalText("Reason", maxLength.declineReason) });

  @Field(() => Int, { description: "The request's numeric ID." })
  contributorRequestId!: number;

  @Field(() => String, {
    nullable: true,
    description: `The reason, which the user reads in an email; ${describeMaxLength(maxLength.declineReason)}.`,
  })
  reason!: string | null;
}
