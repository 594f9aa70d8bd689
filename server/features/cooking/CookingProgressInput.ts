import { Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import { maxCount } from "../../../shared/inputLimits";

/** No recipe has more items to check off. */
const MAX_DONE = maxCount.checkedItems;
const ITEM = /^(line|step):[\d.]{1,40}$/;

/** The checked items. */
@InputType({ description: "The viewer's progress in cooking a recipe." })
export class CookingProgressInput {
  static rules = z.object({
    recipeVersion: z.int().min(1, "The version must be at least 1."),
    done: z
      .array(z.string().regex(ITEM, "Checked items are “line:” or “step:” with a number."))
      .max(MAX_DONE, `At most ${MAX_DONE} items can be checked off.`),
    step: z.int().min(0, "The step must be at least 0.").nullish(),
    changedAt: z.date().nullish(),
  });

  @Field(() => Int, { description: "The version of the recipe that was cooked from." })
  recipeVersion!: number;

  @Field(() => [String], {
    description: `The checked items: \`line:\` with the ID of a line, or \`step:\` with section and number; at most ${MAX_DONE}.`,
  })
  done!: string[];

  @Field(() => Int, {
    nullable: true,
    description: "The screen of cook mode that is shown, from 0; null if it is not opened.",
  })
  step!: number | null;

  @Field(() => Date, {
    nullable: true,
    description: "The time of the change, by default now. It does not replace a later state.",
  })
  changedAt!: Date | null;
}
