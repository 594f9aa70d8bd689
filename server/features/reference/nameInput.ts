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
 * @param required the error message for a missing name
 * @param name the label in the error message for a name that is too long
 */
export function nameInput(type: string, required: string, name: string): ClassType<NameInput> {
  @InputType(type, { description: "The editable fields." })
  class Input implements NameInput {
    static rules = z.object({ name: requiredText(required, name, maxLength.referenceName) });

    @Field(() => String, {
      description: "The name: 1 to 200 characters, unique regardless of case.",
    })
    name!: string;
  }
  return Input;
}
