import { Not } from "typeorm";
import { conflict } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { queueAccountNotice } from "../../outbox/QueuedMail";
import { userById } from "../../users/loaders";
import { Identity } from "./Identity";
import { wrongPassword } from "../password/currentPassword";
import { provePassword } from "../password/provePassword";
import { Session } from "../session/Session";
import { OpenIdLogin } from "./OpenIdLogin";

/** Reads the viewer's login by OpenID Connect. */
export async function findOpenIdLogin(context: Context): Promise<OpenIdLogin> {
  const { userId } = context.viewer!;
  const [identity, account] = await Promise.all([
    context.db.getRepository(Identity).findOneBy({ userId }),
    context.load(userById, userId),
  ]);
  return Object.assign(new OpenIdLogin(), {
    providerName: context.services.openId?.name ?? null,
    linkedAt: identity?.linkedAt ?? null,
    lastUsedAt: identity?.lastUsedAt ?? null,
    isRemovable: identity !== null && account?.passwordHash !== "",
  });
}

/** Removes the viewer's link to the provider, given the password, and ends all other sessions. A mail reports it. */
export async function removeOpenIdLogin(context: Context, password: string): Promise<void> {
  const { userId, sessionId } = context.viewer!;
  const account = await provePassword(context, password, wrongPassword);
  await context.db.transaction(async (data) => {
    const { affected } = await data.delete(Identity, { userId });
    if (!affected) throw conflict("Your account is not linked.");
    await data.delete(Session, { userId, sessionId: Not(sessionId) });
    await queueAccountNotice(data, "identity-removed", account, context.caller.locale());
  });
  context.recordEvent("identity removed", { userId });
  context.services.outbox.emit("queued");
}
