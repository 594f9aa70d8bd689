import { Field, InputType } from "type-graphql";
import { z } from "zod";
import type { InputSettings } from "../../../config/InputSettings";
import { RegisterInput } from "../session/RegisterInput";

/** The account of the first admin, with the key of a setup link. */
@InputType({ description: "The account of a site's first admin." })
export class FirstAdminInput extends RegisterInput {
  static override rules = (settings: InputSettings) =>
    RegisterInput.rules(settings).extend({ key: z.string() });

  @Field(() => String, { description: "The key from the setup link." })
  key!: string;
}
