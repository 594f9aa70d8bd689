import type { AuthCheckerFn } from "type-graphql";
import type { Context, RoleName, Viewer } from "./context";
import { forbidden, notFound, unauthenticated } from "./errors";

/** What a rule is asked about: the arguments of a call and the request it came with. */
export interface Call {
  args: Record<string, unknown>;
  context: Context;
}

/** One way to be allowed; a guard lists several, and any of them is enough. */
export interface Rule<Thing = unknown> {
  readonly name: string;
  /** Whether this viewer may make the call. */
  allows(viewer: Viewer, call: Call): boolean | Promise<boolean>;
  /** Whether this viewer may act on a thing at hand: what `viewerCan…` fields answer. */
  allowsOn(viewer: Viewer, thing: Thing): boolean;
}

const byViewer = (name: string, allowed: (viewer: Viewer) => boolean): Rule => ({
  name,
  allows: allowed,
  allowsOn: allowed,
});

const role = (name: RoleName) => byViewer(name, (viewer) => viewer.roleName === name);

/** Anybody who is logged in. */
export const user = byViewer("user", () => true);
export const admin = role("admin");
export const contributor = role("contributor");

/** The user whom the argument `userId` names. */
export const self: Rule<{ userId: number }> = {
  name: "self",
  allows: (viewer, { args }) => args["userId"] === viewer.userId,
  allowsOn: (viewer, thing) => thing.userId === viewer.userId,
};

/** How `ownerOf` finds a thing: its words for "not found", its id argument and who owns it. */
export interface Ownable<Thing> {
  thing: string;
  idArgument: string;
  find(context: Context, id: number): Promise<Thing | null>;
  ownerId(thing: Thing): number;
}

/** Who added the recipe or wrote the review. Throws NOT_FOUND when there is no such thing. */
export const ownerOf = <Thing>(ownable: Ownable<Thing>): Rule<Thing> => ({
  name: `owner of ${ownable.thing.toLowerCase()}`,
  async allows(viewer, { args, context }) {
    const thing = await ownable.find(context, Number(args[ownable.idArgument]));
    if (!thing) throw notFound(ownable.thing);
    return ownable.ownerId(thing) === viewer.userId;
  },
  allowsOn: (viewer, thing) => ownable.ownerId(thing) === viewer.userId,
});

/** Whether the rules that guard a mutation let this viewer act on a thing. */
export const mayActOn = <Thing>(
  rules: readonly Rule<Thing>[],
  viewer: Viewer | null,
  thing: Thing,
): boolean => viewer !== null && rules.some((rule) => rule.allowsOn(viewer, thing));

/** Runs the rules that a decorator lists: not logged in comes first, then each in its order. */
export const checkRules: AuthCheckerFn<Context, Rule> = async ({ args, context }, rules) => {
  if (!context.viewer) throw unauthenticated();
  for (const rule of rules) {
    if (await rule.allows(context.viewer, { args, context })) return true;
  }
  throw forbidden();
};
