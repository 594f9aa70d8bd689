import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { requiredText } from "../../validate";

/** An ingredient as it is typed. */
@InputType({ description: "An ingredient as it is typed." })
export class IngredientInput {
  static rules = z.object({
    name: requiredText("Ingredient name is required.", "Ingredient name", 200),
  });

  @Field(() => String, { description: "1 to 200 characters, unique without regard to case." })
  name!: string;
}
