import { GraphQLJSONObject } from "graphql-scalars";
import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../graphql/context";
import { user } from "../../../graphql/rules";
import { ONCE } from "../../../graphql/cost";
import { Throws } from "../../../graphql/throws";
import { LoginPayload } from "../session/LoginPayload";
import { Passkey } from "./Passkey";
import { SetUpAuthenticatorArgs as PasswordArgs } from "../twoFactor/AuthenticatorArgs";
import { PasswordAndCodeInput } from "../twoFactor/PasswordAndCodeInput";
import { PasskeyInput, PasskeyLoginArgs, RenamePasskeyArgs } from "./inputs";
import { loginWithPasskey } from "./loginWithPasskey";
import { NewPasskey } from "./NewPasskey";
import { addPasskey, preparePasskey, removePasskey, renamePasskey } from "./viewerPasskeys";
import { makeLoginOptions } from "./passkeyOptions";

/** Adds, renames and removes the viewer's passkeys, and logs in with passkeys. */
@Resolver()
export class PasskeyResolver {
  @Query(() => GraphQLJSONObject, {
    description:
      "The challenge for a login by passkey, as `PublicKeyCredentialRequestOptionsJSON`. Valid for five minutes.",
  })
  passkeyLoginOptions(@Ctx() context: Context): Promise<object> {
    return makeLoginOptions(context);
  }

  @Throws("UNAUTHENTICATED", "ACCOUNT_BANNED", "BAD_USER_INPUT", "RATE_LIMITED")
  @Mutation(() => LoginPayload, {
    description:
      "Logs in with a passkey that has verified its user, for example by fingerprint, and starts a session. No password and no code are needed.",
  })
  loginWithPasskey(
    @Args() { response }: PasskeyLoginArgs,
    @Ctx() context: Context,
  ): Promise<LoginPayload> {
    return loginWithPasskey(context, response);
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED", "BAD_USER_INPUT", "RATE_LIMITED")
  @Mutation(() => GraphQLJSONObject, {
    complexity: ONCE,
    description:
      "Returns the options for creating a passkey of the viewer, as `PublicKeyCredentialCreationOptionsJSON`. Valid for five minutes. Too many wrong passwords lead to RATE_LIMITED.",
  })
  preparePasskey(@Args() { password }: PasswordArgs, @Ctx() context: Context): Promise<object> {
    return preparePasskey(context, password);
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED", "BAD_USER_INPUT", "CONFLICT")
  @Mutation(() => NewPasskey, {
    description:
      "Adds a passkey that a browser has created, as a second factor and for logging in. The first second factor ends all of the viewer's other sessions. Fails with CONFLICT if the passkey was added before.",
  })
  addPasskey(
    @Arg("input", { description: "The passkey." }) input: PasskeyInput,
    @Ctx() context: Context,
  ): Promise<NewPasskey> {
    return addPasskey(context, input);
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "BAD_USER_INPUT")
  @Mutation(() => Passkey, { description: "Renames one of the viewer's passkeys." })
  renamePasskey(
    @Args() { passkeyId, name }: RenamePasskeyArgs,
    @Ctx() context: Context,
  ): Promise<Passkey> {
    return renamePasskey(context, passkeyId, name);
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "BAD_USER_INPUT", "RATE_LIMITED")
  @Mutation(() => Boolean, {
    complexity: ONCE,
    description:
      "Removes one of the viewer's passkeys; without another second factor, this turns two-factor login off. Always returns true. Too many wrong passwords or codes lead to RATE_LIMITED.",
  })
  async removePasskey(
    @Arg("passkeyId", () => Int, { description: "The passkey's numeric ID." }) passkeyId: number,
    @Arg("input", { description: "The password and a code." }) input: PasswordAndCodeInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await removePasskey(context, passkeyId, input);
    return true;
  }
}
