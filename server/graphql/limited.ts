import { type MiddlewareFn, UseMiddleware } from "type-graphql";
import type { LimitedAct } from "../services";
import type { Context } from "./context";

/** Counts the calls of a mutation by viewer, after its rules have allowed them. */
export const Limited = (act: LimitedAct) => {
  const count: MiddlewareFn<Context> = async ({ context }, next) => {
    const { caller, services, viewer } = context;
    if (viewer) await services.accountLimits[act].take(String(viewer.userId), caller.details);
    return (await next()) as unknown;
  };
  return UseMiddleware(count);
};
