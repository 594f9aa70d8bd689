import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../graphql/context";
import { user } from "../../../graphql/rules";
import { ONCE } from "../../../graphql/cost";
import { Throws } from "../../../graphql/throws";
import { LoginPayload } from "../session/LoginPayload";
import { SetUpAuthenticatorArgs as PasswordArgs } from "../twoFactor/AuthenticatorArgs";
import { completeOpenIdLogin, linkOpenIdLogin } from "./completeOpenIdLogin";
import { CompleteOpenIdLoginArgs, OpenIdLinkInput } from "./inputs";
import { OpenIdLogin } from "./OpenIdLogin";
import { findOpenIdLogin, removeOpenIdLogin } from "./viewerOpenIdLogin";
import { requireProvider } from "./errors";

/**
 * The account key for counting logins that begin. An address with too many failed logins cannot
 * begin another login.
 */
const ATTEMPTS_KEY = "openid";

/** Begins a login: stores the flow in a cookie and returns the provider's URL. */
async function startOpenIdLogin(context: Context): Promise<string> {
  const { caller, services } = context;
  const provider = requireProvider(context);
  const authorization = await services.loginAttempts.check(ATTEMPTS_KEY, caller, () =>
    context.withoutDatabase(() => provider.start()),
  );
  caller.setLoginFlow(services.loginFlows.seal(authorization!.flow));
  return authorization!.url;
}

/** Logs in by OpenID Connect, and links and unlinks the provider's account. */
@Resolver()
export class OpenIdResolver {
  @Throws("BAD_USER_INPUT", "RATE_LIMITED", "SERVICE_UNAVAILABLE")
  @Mutation(() => String, {
    description:
      "Begins a login by OpenID Connect. Returns the address at the provider that the browser goes to, and sets a cookie that `completeOpenIdLogin` needs within ten minutes. Fails with BAD_USER_INPUT if the site has no such login, and with SERVICE_UNAVAILABLE while the provider is unavailable.",
  })
  startOpenIdLogin(@Ctx() context: Context): Promise<string> {
    return startOpenIdLogin(context);
  }

  @Throws(
    "UNAUTHENTICATED",
    "PASSWORD_REQUIRED",
    "SECOND_FACTOR_REQUIRED",
    "ACCOUNT_BANNED",
    "BAD_USER_INPUT",
    "RATE_LIMITED",
    "SERVICE_UNAVAILABLE",
  )
  @Mutation(() => LoginPayload, {
    description:
      "Completes a login by OpenID Connect and starts a session. The first login creates an account if the provider has verified the email address and the operator allows it. If there is an account with the address already, it fails with PASSWORD_REQUIRED, whose `challenge` extension is for `linkOpenIdLogin`. An account with two-factor login needs the second factor as with `login`, unless the provider vouches for one.",
  })
  completeOpenIdLogin(
    @Args() { parameters }: CompleteOpenIdLoginArgs,
    @Ctx() context: Context,
  ): Promise<LoginPayload> {
    return completeOpenIdLogin(context, parameters);
  }

  @Throws(
    "UNAUTHENTICATED",
    "SECOND_FACTOR_REQUIRED",
    "ACCOUNT_BANNED",
    "FORBIDDEN",
    "BAD_USER_INPUT",
    "RATE_LIMITED",
  )
  @Mutation(() => LoginPayload, {
    description:
      "Links the provider's account to the one with the same email address, and starts a session. The password is needed once. A challenge is valid for fifteen minutes.",
  })
  linkOpenIdLogin(
    @Arg("input", { description: "The challenge and the password." }) input: OpenIdLinkInput,
    @Ctx() context: Context,
  ): Promise<LoginPayload> {
    return linkOpenIdLogin(context, input.challenge, input.password);
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED")
  @Query(() => OpenIdLogin, { description: "The viewer's login by OpenID Connect." })
  viewerOpenIdLogin(@Ctx() context: Context): Promise<OpenIdLogin> {
    return findOpenIdLogin(context);
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED", "BAD_USER_INPUT", "CONFLICT", "RATE_LIMITED")
  @Mutation(() => Boolean, {
    complexity: ONCE,
    description:
      "Removes the link to the provider's account and ends all of the viewer's other sessions. Always returns true. Fails with CONFLICT if there is no link. Too many wrong passwords lead to RATE_LIMITED.",
  })
  async removeOpenIdLogin(
    @Args() { password }: PasswordArgs,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await removeOpenIdLogin(context, password);
    return true;
  }
}
