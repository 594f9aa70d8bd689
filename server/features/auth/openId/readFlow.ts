import { timingSafeEqual } from "node:crypto";
import type { Context } from "../../../graphql/context";
import type { LoginFlow } from "../../../services";

const isSame = (one: string, other: string): boolean =>
  Buffer.byteLength(one) === Buffer.byteLength(other) &&
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The login that this browser has begun, if it is the one that the provider answers; otherwise null. */
export function readFlow({ caller, services }: Context, parameters: string): LoginFlow | null {
  const sealed = caller.loginFlow();
  const flow = sealed && services.loginFlows.open(sealed);
  const state = new URLSearchParams(parameters).get("state");
  return flow && state !== null && isSame(flow.state, state) ? flow : null;
}
