import { type ClassType, Field, InputType } from "type-graphql";
import { z } from "zod";
import { requiredText } from "../../graphql/validate";
import { describeLength } from "../../lib/describeLimits";
import { maxLength } from "../../../shared/inputLimits";

/** The input of reference data, which has only a name. */
export interface NameInput {
  name: string;
}

/**
 * Creates the input type of a kind of reference data.
 * @param required the error message for a missing name
 * @param name the label in the error message for a name that is too long
 */
export function makeNameInput(type: string, required: string, name: string): ClassType<NameInput> {
  @InputType(type, { description: "The editable fields." })
  class Input implements NameInput {
    static rules = z.object({ name: requiredText(required, name, maxLength.referenceName) });

    @Field(() => String, {
      description: `The name: ${describeLength(maxLength.referenceName)}, unique regardless of case.`,
    })
    name!: string;
  }
  return Input;
}
