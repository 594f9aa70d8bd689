import type { Context } from "../../../graphql/context";
import { requireProvider } from "./errors";

/** Whom beginnings are counted for: an address with too many failed logins begins none. */
const ANYBODY = "openid";

/** Begins a login: has the browser keep what completes it, and answers where it goes. */
export async function startOpenIdLogin(context: Context): Promise<string> {
  const { caller, services } = context;
  const provider = requireProvider(context);
  const started = await services.loginAttempts.check(ANYBODY, caller, () =>
    context.withoutDatabase(() => provider.start()),
  );
  caller.setLoginFlow(services.loginFlows.seal(started!.flow));
  return started!.url;
}
