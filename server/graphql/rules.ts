import type { AuthCheckerFn } from "type-graphql";
import type { Context, RoleName, Viewer } from "./context";
import { emailUnconfirmed, forbidden, notFound, unauthenticated } from "../errors";
import { ownProperty } from "../../shared/ownProperty";

/** The subject of a rule: the arguments of a call and the context of its request. */
export interface OperationCall {
  args: Record<string, unknown>;
  context: Context;
}

/** A rule that can allow a call; a guard lists several, and any of them is enough. */
export interface Rule<Thing = unknown> {
  readonly name: string;
  /**
   * Throws NOT_FOUND if the subject of the call does not exist. All rules are checked before
   * `allows` is called.
   */
  requires?(call: OperationCall): Promise<void>;
  /** Returns true if this viewer may make the call. */
  allows(viewer: Viewer, call: OperationCall): boolean | Promise<boolean>;
  /** Returns true if this viewer may act on a loaded entity, for `viewerCan…` fields. */
  allowsOn(viewer: Viewer, thing: Thing): boolean;
}

const byViewer = (name: string, allowed: (viewer: Viewer) => boolean): Rule => ({
  name,
  allows: allowed,
  allowsOn: allowed,
});

/** Makes a rule that no `viewerCan…` field uses. */
export const byCall = (
  name: string,
  allows: (viewer: Viewer, call: OperationCall) => boolean | Promise<boolean>,
): Rule => ({ name, allows, allowsOn: () => false });

const role = (name: RoleName) => byViewer(name, (viewer) => viewer.roleName === name);

/** Allows any logged-in user. */
export const user = byViewer("user", () => true);
export const admin = role("admin");
export const contributor = role("contributor");

/** The roles that may add recipes and related data, such as ingredients. */
export const canCreateRecipe = [contributor, admin];

/** Returns true for the roles in `canCreateRecipe`. */
export const isContributorRole = (roleName: string): boolean =>
  canCreateRecipe.some(({ name }) => name === roleName);

/** Allows the user whom the argument `userId` names. */
export const self: Rule<{ userId: number }> = {
  name: "self",
  allows: (viewer, { args }) => args["userId"] === viewer.userId,
  allowsOn: (viewer, thing) => thing.userId === viewer.userId,
};

/** Allows the user whom `userId` names, or the viewer if it is omitted. */
export const selfOrUnnamed = byCall("self", (viewer, { args }) =>
  [null, undefined, viewer.userId].includes(args["userId"] as number | null | undefined),
);

/** A definition that finds the entity to which a call refers. */
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
 * Makes a rule for calls on an entity that must exist: NOT_FOUND is reported before FORBIDDEN. A
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

/** Allows the owner of an entity, such as the author of a review. The entity must exist. */
export const ownerOf = <Thing>(ownable: Ownable<Thing>): Rule<Thing> =>
  whenExists(ownable, {
    name: `owner of ${ownable.thing.toLowerCase()}`,
    allows: async (viewer, call) =>
      ownable.ownerId(await findEntity(ownable, call)) === viewer.userId,
    allowsOn: (viewer, thing) => ownable.ownerId(thing) === viewer.userId,
  });

/** Returns true if the rules of a mutation let this viewer act on an entity. */
export const mayActOn = <Thing>(
  rules: readonly Rule<Thing>[],
  viewer: Viewer | null,
  thing: Thing,
): boolean => viewer !== null && rules.some((rule) => rule.allowsOn(viewer, thing));

/**
 * The mutations that are allowed before the viewer's address is confirmed: favorites, private notes, and those of the own
 * account. All queries are allowed, too.
 */
export const mutationsBeforeConfirmation: ReadonlySet<string> = new Set([
  "addFavorite",
  "removeFavorite",
  "writeNote",
  "deleteNote",
  "sendConfirmationMail",
  "updateUser",
  "changePassword",
  "deleteAccount",
  "endSession",
  "endOtherSessions",
  "logout",
]);

/** Returns true if a mutation is refused until the viewer's address is confirmed. */
const needsConfirmation = (viewer: Viewer, mutation: string | null, { args }: OperationCall) =>
  viewer.mustConfirmEmail === true &&
  mutation !== null &&
  (!mutationsBeforeConfirmation.has(mutation) ||
    ![undefined, null, viewer.userId].includes(args["userId"] as number | null | undefined));

/**
 * Checks the rules of a call: first the login, then the existence of its subject, then each rule in order.
 * @param mutation the name of the called mutation; null for a query or a field
 * @throws UNAUTHENTICATED, EMAIL_UNCONFIRMED, NOT_FOUND, FORBIDDEN
 */
export async function checkCall(
  rules: readonly Rule[],
  call: OperationCall,
  mutation: string | null = null,
): Promise<true> {
  const { viewer } = call.context;
  if (!viewer) throw unauthenticated();
  if (needsConfirmation(viewer, mutation, call)) throw emailUnconfirmed();
  for (const rule of rules) await rule.requires?.(call);
  for (const rule of rules) {
    if (await rule.allows(viewer, call)) return true;
  }
  throw forbidden();
}

/** Runs the rules that a decorator lists. */
export const checkRules: AuthCheckerFn<Context, Rule> = ({ args, context, info }, rules) =>
  checkCall(rules, { args, context }, info.parentType.name === "Mutation" ? info.fieldName : null);
