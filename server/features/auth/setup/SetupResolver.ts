import { Arg, Ctx, Field, InputType, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../graphql/context";
import { Throws } from "../../../graphql/throws";
import { createSession } from "../session/createSession";
import { LoginPayload } from "../session/LoginPayload";
import { checkSetupKey, useSetupKey } from "./setupKeys";
import { z } from "zod";
import type { InputSettings } from "../../../config/InputSettings";
import { RegisterInput } from "../session/RegisterInput";

/** The account of the first admin, with the key of a setup link. */
@InputType({ description: "The account of a site's first admin." })
class FirstAdminInput extends RegisterInput {
  static override rules = (settings: InputSettings) =>
    RegisterInput.rules(settings).extend({ key: z.string() });

  @Field(() => String, { description: "The key from the setup link." })
  key!: string;
}

/** Sets up a site that has no admin. */
@Resolver()
export class SetupResolver {
  @Throws("BAD_USER_INPUT")
  @Query(() => Boolean, {
    description: "Checks that a setup link is still valid. Returns true, or fails.",
  })
  async checkSetup(
    @Arg("key", () => String, { description: "The key from the setup link." }) key: string,
    @Ctx() { db, services }: Context,
  ): Promise<boolean> {
    await checkSetupKey(db, key, services.config);
    return true;
  }

  @Throws("BAD_USER_INPUT", "CONFLICT", "RATE_LIMITED")
  @Mutation(() => LoginPayload, {
    description:
      "Creates the first admin with the key of a setup link, and logs in. A link is valid for 24 hours and only while there is no admin. Fails with CONFLICT if the name or the email is taken.",
  })
  async createFirstAdmin(
    @Arg("input", { description: "The account and the key." }) input: FirstAdminInput,
    @Ctx() context: Context,
  ): Promise<LoginPayload> {
    const { caller, db, services } = context;
    await services.registrations.take(caller.ip, caller.details);
    // The key is checked before hashing, so that an invented key costs no hash.
    await checkSetupKey(db, input.key, services.config);
    const passwordHash = await context.withoutDatabase(() =>
      services.passwords.hash(input.password, caller.ip),
    );
    const admin = await useSetupKey(db, input.key, { ...input, passwordHash }, services.config);
    context.recordEvent("first admin created", { userId: admin.userId });
    return createSession(context, admin, { secondFactor: false });
  }
}
