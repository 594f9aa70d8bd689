import { type ClassType, Field, InputType } from "type-graphql";
import { z } from "zod";
import { maxLength } from "../../../shared/inputLimits";
import { requiredText } from "../../graphql/validate";

/** A thing that is all name. */
export interface NameInput {
  name: string;
}

/**
 * Makes the input type of a kind of reference data.
 * @param required what people are told when the name is missing
 * @param name how the name is called when it is too long
 */
export function nameInput(type: string, required: string, name: string): ClassType<NameInput> {
  @InputType(type, { description: "The thing as it is typed." })
  class Input implements NameInput {
    static rules = z.object({ name: requiredText(required, name, maxLength.referenceName) });

    @Field(() => String, { description: "1 to 200 characters, unique without regard to case." })
    name!: string;
  }
  return Input;
}
