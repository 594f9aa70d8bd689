import type { AuthCheckerFn } from "type-graphql";
import type { Context, RoleName, Viewer } from "./context";
import { forbidden, notFound, unauthenticated } from "../errors";
import { ownProperty } from "../../shared/ownProperty";

/** What a rule is asked about: the arguments of a call and the request it came with. */
export interface OperationCall {
  args: Record<string, unknown>;
  context: Context;
}

/** One way to be allowed; a guard lists several, and any of them is enough. */
export interface Rule<Thing = unknown> {
  readonly name: string;
  /** Throws NOT_FOUND for a call about nothing; asked of all rules before any of them decides. */
  requires?(call: OperationCall): Promise<void>;
  /** Whether this viewer may make the call. */
  allows(viewer: Viewer, call: OperationCall): boolean | Promise<boolean>;
  /** Whether this viewer may act on a thing at hand: what `viewerCan…` fields answer. */
  allowsOn(viewer: Viewer, thing: Thing): boolean;
}

const byViewer = (name: string, allowed: (viewer: Viewer) => boolean): Rule => ({
  name,
  allows: allowed,
  allowsOn: allowed,
});

/** A rule that no `viewerCan…` field uses. */
export const byCall = (
  name: string,
  allows: (viewer: Viewer, call: OperationCall) => boolean | Promise<boolean>,
): Rule => ({ name, allows, allowsOn: () => false });

const role = (name: RoleName) => byViewer(name, (viewer) => viewer.roleName === name);

/** Anybody who is logged in. */
export const user = byViewer("user", () => true);
export const admin = role("admin");
export const contributor = role("contributor");

/** Who may add a recipe, and what is shown with one. */
export const canCreateRecipe = [contributor, admin];

/** The user whom the argument `userId` names. */
export const self: Rule<{ userId: number }> = {
  name: "self",
  allows: (viewer, { args }) => args["userId"] === viewer.userId,
  allowsOn: (viewer, thing) => thing.userId === viewer.userId,
};

/** The user whom `userId` names, or anybody who leaves it out and so means themselves. */
export const selfOrUnnamed = byCall("self", (viewer, { args }) =>
  [null, undefined, viewer.userId].includes(args["userId"] as number | null | undefined),
);

/** How a rule finds the thing that a call is about. */
export interface Findable<Thing> {
  /** The name in the message of NOT_FOUND. */
  thing: string;
  idArgument: string;
  find(context: Context, id: number): Promise<Thing | null>;
}

/** An entity with an owner. */
export interface Ownable<Thing> extends Findable<Thing> {
  ownerId(thing: Thing): number;
}

async function findEntity<Thing>(
  findable: Findable<Thing>,
  { args, context }: OperationCall,
): Promise<Thing> {
  const thing = await findable.find(context, Number(ownProperty(args, findable.idArgument)));
  if (!thing) throw notFound(findable.thing);
  return thing;
}

/**
 * The same rule for calls about an entity that must exist; NOT_FOUND is reported before FORBIDDEN. A
 * missing argument names no entity.
 */
export const whenExists = <Thing, Allowed>(
  findable: Findable<Thing>,
  rule: Rule<Allowed>,
): Rule<Allowed> => ({
  ...rule,
  async requires(call) {
    if (ownProperty(call.args, findable.idArgument) != null) await findEntity(findable, call);
  },
});

/** Who added the recipe or wrote the review; the thing must exist. */
export const ownerOf = <Thing>(ownable: Ownable<Thing>): Rule<Thing> =>
  whenExists(ownable, {
    name: `owner of ${ownable.thing.toLowerCase()}`,
    allows: async (viewer, call) =>
      ownable.ownerId(await findEntity(ownable, call)) === viewer.userId,
    allowsOn: (viewer, thing) => ownable.ownerId(thing) === viewer.userId,
  });

/** Whether the rules that guard a mutation let this viewer act on a thing. */
export const mayActOn = <Thing>(
  rules: readonly Rule<Thing>[],
  viewer: Viewer | null,
  thing: Thing,
): boolean => viewer !== null && rules.some((rule) => rule.allowsOn(viewer, thing));

/**
 * Runs rules for a call: logged in, then there at all, then each in its order.
 * @throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN
 */
export async function checkCall(rules: readonly Rule[], call: OperationCall): Promise<true> {
  const { viewer } = call.context;
  if (!viewer) throw unauthenticated();
  for (const rule of rules) await rule.requires?.(call);
  for (const rule of rules) {
    if (await rule.allows(viewer, call)) return true;
  }
  throw forbidden();
}

/** Runs the rules that a decorator lists. */
export const checkRules: AuthCheckerFn<Context, Rule> = ({ args, context }, rules) =>
  checkCall(rules, { args, context });
