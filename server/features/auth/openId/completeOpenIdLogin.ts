import { accountBanned } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { toNameKey } from "../../../lib/text";
import type { LoginFlow, OpenIdClaims } from "../../../services";
import { User } from "../../users/User";
import { checkPassword } from "../password/checkPassword";
import { finishLogin } from "../session/finishLogin";
import { Identity } from "./Identity";
import type { LoginPayload } from "../session/LoginPayload";
import { secondStep } from "../twoFactor/secondStep";
import { createUser } from "./createUser";
import {
  cancelled,
  emailNotVerified,
  passwordRequired,
  refused,
  registrationClosed,
  requireProvider,
  unknownLogin,
} from "./errors";
import { findLinkedUser, linkIdentity } from "./identities";
import { updateRole } from "./updateRole";
import { timingSafeEqual } from "node:crypto";

const isSame = (one: string, other: string): boolean =>
  Buffer.byteLength(one) === Buffer.byteLength(other) &&
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The login that this browser has begun, if it is the one that the provider answers; otherwise null. */
function readFlow({ caller, services }: Context, parameters: string): LoginFlow | null {
  const sealed = caller.loginFlow();
  const flow = sealed && services.loginFlows.open(sealed);
  const state = new URLSearchParams(parameters).get("state");
  return flow && state !== null && isSame(flow.state, state) ? flow : null;
}

/** Whom failures are counted for: nobody's account is named before the provider has. */
const ANYBODY = "openid";

const isKnown = ({ db }: Context, email: string): Promise<boolean> =>
  db.getRepository(User).existsBy({ emailKey: toNameKey(email) });

/** Asks the provider who has come back from it. A failure counts as a failed login of the address. */
async function identify(context: Context, parameters: string): Promise<OpenIdClaims> {
  const { caller, services } = context;
  const provider = requireProvider(context);
  const flow = readFlow(context, parameters);
  const answer = await services.loginAttempts.check(ANYBODY, caller, async () =>
    flow
      ? context.withoutDatabase(() => provider.complete(flow, parameters, caller.details.id))
      : null,
  );
  if (answer?.claims) return answer.claims;
  if (answer?.isCancelled) throw cancelled(provider.name);
  context.recordEvent("login failed", { by: "openid" });
  throw flow ? refused(provider.name) : unknownLogin();
}

/** The id of the account that somebody logs in to, which is created if there is none. */
async function findOrCreate(context: Context, claims: OpenIdClaims): Promise<number> {
  const { issuer, name } = requireProvider(context);
  const linked = await findLinkedUser(context.db, issuer, claims);
  if (linked !== null) return linked;
  if (!claims.email || !claims.emailVerified) throw emailNotVerified(name);
  if (await isKnown(context, claims.email)) {
    throw passwordRequired(context.services.identityChallenges.sign(claims));
  }
  if (!context.services.config.openId!.registration) throw registrationClosed();
  return createUser(context, claims);
}

/** The account as it is now, with its role. */
async function findUser({ db }: Context, userId: number): Promise<User> {
  const user = await db
    .getRepository(User)
    .findOne({ where: { userId }, relations: { role: true } });
  // Deleted in this moment.
  if (!user) throw unknownLogin();
  return user;
}

/** Starts the session of somebody whom the provider has confirmed. */
async function logIn(
  context: Context,
  userId: number,
  { role, secondFactor, subject }: OpenIdClaims,
): Promise<LoginPayload> {
  const found = await findUser(context, userId);
  if (found.banned) throw accountBanned(found.banReason);
  await updateRole(context, found, role);
  const user = await findUser(context, userId);
  // Looked up after the account was read: a reset that has removed the link since also fails the session.
  const { issuer } = requireProvider(context);
  if (!(await context.db.getRepository(Identity).existsBy({ userId, issuer, subject })))
    throw unknownLogin();
  if (user.twoFactor && !secondFactor) throw await secondStep(context, user);
  return finishLogin(context, user, { secondFactor, vouched: secondFactor }, "openid");
}

/**
 * Completes a login at the provider and starts a session.
 * @param parameters what the provider has sent the browser back with, as a query string
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
 * Links the provider's account to the one with the same email address, whose password proves that it is the same
 * person's, and starts a session.
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
  if (user.twoFactor && !secondFactor) throw await secondStep(context, user, subject);
  await linkIdentity(context, user, subject);
  return logIn(context, user.userId, claims);
}
