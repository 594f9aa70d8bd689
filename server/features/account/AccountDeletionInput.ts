import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { LONGEST_PASSWORD_BYTES } from "../../../shared/inputLimits";
import { currentPassword } from "../auth/password/currentPassword";

/** The options for deleting the viewer's account. */
@InputType({
  description: "The options for deleting an account, and the proof that it may be deleted.",
})
export class AccountDeletionInput {
  static rules = z.object({
    password: currentPassword,
    keepRecipes: z.boolean(),
    keepReviews: z.boolean(),
  });

  @Field(() => String, {
    description: `The account's password, at most ${LONGEST_PASSWORD_BYTES} bytes.`,
  })
  password!: string;

  @Field(() => Boolean, {
    description:
      "True if the viewer's recipes stay, as those of a former member; otherwise they are deleted for good, with all reviews, favorites and notes.",
  })
  keepRecipes!: boolean;

  @Field(() => Boolean, {
    description:
      "True if the viewer's reviews stay, as those of a former member; otherwise they are deleted.",
  })
  keepReviews!: boolean;
}
