import { accountBanned } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { toNameKey } from "../../../lib/text";
import type { LoginFlow, OpenIdClaims } from "../../../services";
import { User } from "../../users/User";
import { checkPassword } from "../password/checkPassword";
import { createSession } from "../session/createSession";
import { Identity } from "./Identity";
import type { LoginPayload } from "../session/LoginPayload";
import { createSecondFactorError } from "../twoFactor/createSecondFactorError";
import { createUser } from "./createUser";
import {
  loginCanceled,
  emailNotVerified,
  passwordRequired,
  loginFailed,
  registrationClosed,
  requireProvider,
  unknownLogin,
} from "./errors";
import { findLinkedUser, linkIdentity } from "./identities";
import { updateRole } from "./updateRole";
import { timingSafeEqual } from "node:crypto";

const isSameState = (expected: string, actual: string): boolean =>
  Buffer.byteLength(expected) === Buffer.byteLength(actual) &&
  timingSafeEqual(Buffer.from(expected), Buffer.from(actual));

/**
 * Reads the login that this browser has begun; null if the provider's response belongs to another
 * login.
 */
function readFlow({ caller, services }: Context, parameters: string): LoginFlow | null {
  const sealedFlow = caller.loginFlow();
  const flow = sealedFlow && services.loginFlows.open(sealedFlow);
  const state = new URLSearchParams(parameters).get("state");
  return flow && state !== null && isSameState(flow.state, state) ? flow : null;
}

/**
 * The account key for counting failures, because no account is identified before the provider has
 * responded.
 */
const ATTEMPTS_KEY = "openid";

const hasAccount = ({ db }: Context, email: string): Promise<boolean> =>
  db.getRepository(User).existsBy({ emailKey: toNameKey(email) });

/** Reads the user's claims from the provider. A failure counts as a failed login of the address. */
async function identify(context: Context, parameters: string): Promise<OpenIdClaims> {
  const { caller, services } = context;
  const provider = requireProvider(context);
  const flow = readFlow(context, parameters);
  const answer = await services.loginAttempts.check(ATTEMPTS_KEY, caller, async () =>
    flow
      ? context.withoutDatabase(() => provider.complete(flow, parameters, caller.details.id))
      : null,
  );
  if (answer?.claims) return answer.claims;
  if (answer?.isCanceled) throw loginCanceled(provider.name);
  context.recordEvent("login failed", { by: "openid" });
  throw flow ? loginFailed(provider.name) : unknownLogin();
}

/** Finds the ID of the account for the claims, or creates the account. */
async function findOrCreate(context: Context, claims: OpenIdClaims): Promise<number> {
  const { issuer, name } = requireProvider(context);
  const linkedUserId = await findLinkedUser(context.db, issuer, claims);
  if (linkedUserId !== null) return linkedUserId;
  if (!claims.email || !claims.emailVerified) throw emailNotVerified(name);
  if (await hasAccount(context, claims.email)) {
    throw passwordRequired(context.services.identityChallenges.sign(claims));
  }
  if (!context.services.config.openId!.registration) throw registrationClosed();
  return createUser(context, claims);
}

/** Reads the account's present state, with its role. */
async function findUser({ db }: Context, userId: number): Promise<User> {
  const user = await db
    .getRepository(User)
    .findOne({ where: { userId }, relations: { role: true } });
  // The account may have been deleted in the meantime.
  if (!user) throw unknownLogin();
  return user;
}

/** Starts the session of a user whom the provider has confirmed. */
async function logIn(
  context: Context,
  userId: number,
  { role, secondFactor, subject }: OpenIdClaims,
): Promise<LoginPayload> {
  const account = await findUser(context, userId);
  if (account.banned) throw accountBanned(account.banReason);
  await updateRole(context, account, role);
  const user = await findUser(context, userId);
  // The link is read after the account, so that the session also fails if a reset has removed the
  // link in between.
  const { issuer } = requireProvider(context);
  if (!(await context.db.getRepository(Identity).existsBy({ userId, issuer, subject })))
    throw unknownLogin();
  if (user.twoFactor && !secondFactor) throw await createSecondFactorError(context, user);
  return createSession(context, user, { secondFactor, vouched: secondFactor }, "openid");
}

/**
 * Completes a login at the provider and starts a session.
 * @param parameters the query string with which the provider has sent the browser back
 */
export async function completeOpenIdLogin(
  context: Context,
  parameters: string,
): Promise<LoginPayload> {
  const claims = await identify(context, parameters);
  context.caller.setLoginFlow(null);
  return logIn(context, await findOrCreate(context, claims), claims);
}

/**
 * Links the provider's account to the account with the same email address, whose password proves
 * that both belong to one person, and starts a session.
 */
export async function linkOpenIdLogin(
  context: Context,
  challenge: string,
  password: string,
): Promise<LoginPayload> {
  requireProvider(context);
  const claims = context.services.identityChallenges.verify(challenge);
  if (!claims) throw unknownLogin();
  const { email, secondFactor, subject } = claims;
  const user = await checkPassword(context, { email, password });
  if (user.twoFactor && !secondFactor) throw await createSecondFactorError(context, user, subject);
  await linkIdentity(context, user, subject);
  return logIn(context, user.userId, claims);
}
