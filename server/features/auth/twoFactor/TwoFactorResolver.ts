import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../graphql/context";
import { user } from "../../../graphql/rules";
import { ONCE } from "../../../graphql/cost";
import { Throws } from "../../../graphql/throws";
import { LoginPayload } from "../session/LoginPayload";
import { ConfirmAuthenticatorArgs, SetUpAuthenticatorArgs } from "./AuthenticatorArgs";
import {
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  setUpAuthenticator,
} from "./authenticators";
import { AuthenticatorSetup } from "./AuthenticatorSetup";
import { completeLogin } from "./completeLogin";
import { PasswordAndCodeInput } from "./PasswordAndCodeInput";
import { SecondFactorInput } from "./SecondFactorInput";
import { TwoFactor } from "./TwoFactor";
import { Passkey } from "../passkeys/Passkey";
import { RecoveryCode } from "./RecoveryCode";
import { TotpSecret } from "./TotpSecret";

/** Reads the viewer's second factors. */
async function findTwoFactor({ db, services, viewer }: Context): Promise<TwoFactor> {
  const { userId, roleName } = viewer!;
  const [totp, passkeys, recoveryCodesLeft] = await Promise.all([
    db.getRepository(TotpSecret).findOneBy({ userId }),
    db.getRepository(Passkey).find({ where: { userId }, order: { passkeyId: "ASC" } }),
    db.getRepository(RecoveryCode).countBy({ userId }),
  ]);
  return Object.assign(new TwoFactor(), {
    required: services.config.requireTwoFactor.includes(roleName),
    authenticatorAddedAt: totp?.confirmedAt ?? null,
    passkeys,
    recoveryCodesLeft,
  });
}

/** Completes logins with a second factor, and manages second factors. */
@Resolver()
export class TwoFactorResolver {
  @Throws("UNAUTHENTICATED", "ACCOUNT_BANNED", "BAD_USER_INPUT", "RATE_LIMITED")
  @Mutation(() => LoginPayload, {
    description:
      "Completes a login that failed with SECOND_FACTOR_REQUIRED, and starts a session. A challenge is valid for five minutes, and only while the password is the same. Too many wrong codes lead to RATE_LIMITED.",
  })
  completeLogin(
    @Arg("input", { description: "The challenge and a code." }) input: SecondFactorInput,
    @Ctx() context: Context,
  ): Promise<LoginPayload> {
    return completeLogin(context, input);
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED")
  @Query(() => TwoFactor, { description: "The second factors of the viewer's login." })
  viewerTwoFactor(@Ctx() context: Context): Promise<TwoFactor> {
    return findTwoFactor(context);
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED", "BAD_USER_INPUT", "CONFLICT", "RATE_LIMITED")
  @Mutation(() => AuthenticatorSetup, {
    complexity: ONCE,
    description:
      "Prepares an authenticator app, which takes effect with `confirmAuthenticator`. Fails with CONFLICT if there is one already. Too many wrong passwords lead to RATE_LIMITED.",
  })
  setUpAuthenticator(
    @Args() { password }: SetUpAuthenticatorArgs,
    @Ctx() context: Context,
  ): Promise<AuthenticatorSetup> {
    return setUpAuthenticator(context, password);
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED", "BAD_USER_INPUT", "CONFLICT")
  @Mutation(() => [String], {
    description:
      "Adds the prepared authenticator app with a code that it shows, and ends all of the viewer's other sessions. Returns ten recovery codes, which cannot be read again; an empty list if the account has recovery codes already.",
  })
  confirmAuthenticator(
    @Args() { code }: ConfirmAuthenticatorArgs,
    @Ctx() context: Context,
  ): Promise<string[]> {
    return confirmAuthenticator(context, code);
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED", "BAD_USER_INPUT", "CONFLICT", "RATE_LIMITED")
  @Mutation(() => Boolean, {
    complexity: ONCE,
    description:
      "Removes the viewer's authenticator app; without another second factor, this turns two-factor login off. Always returns true. Too many wrong passwords or codes lead to RATE_LIMITED.",
  })
  async removeAuthenticator(
    @Arg("input", { description: "The password and a code." }) input: PasswordAndCodeInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await removeAuthenticator(context, input);
    return true;
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED", "BAD_USER_INPUT", "CONFLICT", "RATE_LIMITED")
  @Mutation(() => [String], {
    complexity: ONCE,
    description:
      "Replaces the viewer's recovery codes and returns the new ones, which cannot be read again. Too many wrong passwords or codes lead to RATE_LIMITED.",
  })
  renewRecoveryCodes(
    @Arg("input", { description: "The password and a code." }) input: PasswordAndCodeInput,
    @Ctx() context: Context,
  ): Promise<string[]> {
    return renewRecoveryCodes(context, input);
  }
}
