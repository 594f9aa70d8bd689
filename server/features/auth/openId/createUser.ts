import type { EntityManager } from "typeorm";
import { maxLength } from "../../../../shared/inputLimits";
import { AppError } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { emailAddress, requiredName } from "../../../graphql/validate";
import { toNameKey } from "../../../lib/text";
import type { OpenIdClaims } from "../../../services";
import { roleIds } from "../../users/Role";
import { queueWelcome } from "../../outbox/QueuedMail";
import { toNameColumns, refuseLookalike, User } from "../../users/User";
import { Identity } from "./Identity";
import { loginFailed, requireProvider } from "./errors";

/** The maximum length of a name, which leaves room for a number after a name that is taken. */
const MAX_NAME_LENGTH = maxLength.username - 5;
const MAX_TRIES = 20;

const nameRule = requiredName("", "Username", maxLength.username);

async function isAvailable(data: EntityManager, name: string): Promise<boolean> {
  if (await data.existsBy(User, { nameKey: toNameKey(name) })) return false;
  try {
    await refuseLookalike(data, name);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Returns true for a usable name. An email address is not usable, because names are public. */
const isUsableName = (name: string): boolean =>
  !name.includes("@") && nameRule.safeParse(name).success;

/** Chooses the first usable name, with a number if it is taken. */
async function chooseName(data: EntityManager, names: readonly string[]): Promise<string> {
  const preferredName =
    names.map((name) => name.trim().slice(0, MAX_NAME_LENGTH)).find(isUsableName) ?? "Cook";
  const name = nameRule.parse(preferredName);
  for (let number = 1; number <= MAX_TRIES; number++) {
    const candidate = number === 1 ? name : `${name} ${number}`;
    if (await isAvailable(data, candidate)) return candidate;
  }
  return `${name} ${Date.now().toString(36).slice(-4)}`;
}

/** Creates an account at the first login by the provider. It has no password until a reset link sets one. */
export async function createUser(
  context: Context,
  { subject, email, names, role }: OpenIdClaims,
): Promise<number> {
  const { issuer, name: provider } = requireProvider(context);
  const { newUserRole } = context.services.siteSettings.values;
  if (!emailAddress.safeParse(email).success) throw loginFailed(provider);
  const address = emailAddress.parse(email);
  await context.services.registrations.take(context.caller.ip, context.caller.details);
  const userId = await context.db.transaction(async (data) => {
    const user = await data.save(User, {
      ...toNameColumns(await chooseName(data, names)),
      email: address,
      emailKey: toNameKey(address),
      passwordHash: "",
      roleId: roleIds[role === null || role === "default" ? newUserRole : role],
    });
    await data.insert(Identity, {
      userId: user.userId,
      issuer,
      subject,
      emailKey: user.emailKey,
    });
    await queueWelcome(data, "welcome", user.userId, context.caller.locale());
    return user.userId;
  });
  context.services.outbox.emit("queued");
  context.recordEvent("registered", { userId, by: "openid" });
  return userId;
}
