import type { EntityManager } from "typeorm";
import { maxLength } from "../../../../shared/inputLimits";
import { AppError } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { emailAddress, requiredName } from "../../../graphql/validate";
import { toNameKey } from "../../../lib/text";
import type { OpenIdClaims } from "../../../services";
import { roleIds } from "../../users/Role";
import { nameColumns, refuseLookalike, User } from "../../users/User";
import { Identity } from "./Identity";
import { refused, requireProvider } from "./errors";

/** Room for a number behind a name that is taken. */
const LONGEST = maxLength.username - 5;
const MOST_TRIES = 20;

const validName = requiredName("", "Username", maxLength.username);

async function isFree(data: EntityManager, name: string): Promise<boolean> {
  if (await data.existsBy(User, { nameKey: toNameKey(name) })) return false;
  try {
    await refuseLookalike(data, name);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** An email address is nobody's name: names are public. */
const isName = (name: string): boolean => !name.includes("@") && validName.safeParse(name).success;

/** The first of the names that may be used, or one with a number that is free. */
async function chooseName(data: EntityManager, names: readonly string[]): Promise<string> {
  const wanted = names.map((name) => name.trim().slice(0, LONGEST)).find(isName) ?? "Cook";
  const name = validName.parse(wanted);
  for (let number = 1; number <= MOST_TRIES; number++) {
    const tried = number === 1 ? name : `${name} ${number}`;
    if (await isFree(data, tried)) return tried;
  }
  return `${name} ${Date.now().toString(36).slice(-4)}`;
}

/**
 * Creates the account of somebody who logs in by the provider for the first time. It has no password; a reset link
 * gives it one.
 */
export async function createUser(
  context: Context,
  { subject, email, names, role }: OpenIdClaims,
): Promise<number> {
  const { issuer, name: provider } = requireProvider(context);
  const { newUserRole } = context.services.config;
  if (!emailAddress.safeParse(email).success) throw refused(provider);
  const address = emailAddress.parse(email);
  await context.services.registrations.take(context.caller.ip, context.caller.details);
  const userId = await context.db.transaction(async (data) => {
    const made = await data.save(User, {
      ...nameColumns(await chooseName(data, names)),
      email: address,
      emailKey: toNameKey(address),
      passwordHash: "",
      roleId: roleIds[role === null || role === "default" ? newUserRole : role],
    });
    await data.insert(Identity, {
      userId: made.userId,
      issuer,
      subject,
      emailKey: made.emailKey,
    });
    return made.userId;
  });
  context.recordEvent("registered", { userId, by: "openid" });
  return userId;
}
