import type { IncomingMessage } from "node:http";
import type { OperationDefinitionNode } from "graphql";
import type { Slot } from "./Admission";
import { PerRequest } from "./PerRequest";

/** What matters to whoever looks for an attack. */
export type SecurityEvent =
  | "email changed"
  | "first admin created"
  | "identity linked"
  | "identity removed"
  | "limit reached"
  | "logged in"
  | "login failed"
  | "merge undone"
  | "passkey added"
  | "passkey removed"
  | "password changed"
  | "password reset"
  | "recovery code used"
  | "recovery codes renewed"
  | "reference data merged"
  | "registered"
  | "role changed"
  | "second factor failed"
  | "session ended"
  | "two-factor turned off"
  | "two-factor turned on"
  | "user banned"
  | "user deleted"
  | "user unbanned";

/** What is logged of an event besides what it is. */
export interface EventDetails {
  /** Whom it concerns. */
  userId?: number;
  /** What the login was by, other than by password. */
  by?: "openid" | "passkey";
  /** The name of the limit. */
  limit?: string;
  /** Of a merge: which kind, which one is gone, and which one stays. */
  kind?: string;
  mergedId?: number;
  intoId?: number;
}

interface LoggedEvent extends EventDetails {
  event: SecurityEvent;
}

/** What is known about a request: for its line in the log, and what it occupies. */
export interface RequestDetails {
  /** In the log, and in the response to a request that failed; undefined for what belongs to no request. */
  readonly id: string | undefined;
  /** The codes of errors in the response, which grow until it is closed. */
  readonly errors: Set<string>;
  readonly events: LoggedEvent[];
  /** Whose token it has. */
  viewerId?: number;
  operation?: string;
  /** The slot that it holds. */
  slot?: Slot;
}

const ofRequests = new PerRequest<RequestDetails>();

/** A name may be as long as a body. */
const LONGEST_NAME = 64;

/** @param id none for what belongs to no request, whose details nobody reads */
export const makeDetails = (id?: string): RequestDetails => ({
  id,
  errors: new Set(),
  events: [],
});

/** Gives a request an id and a place for what becomes known about it, before anything else is done for it. */
export function addDetails(request: IncomingMessage, id: string): RequestDetails {
  const details = makeDetails(id);
  ofRequests.set(request, details);
  return details;
}

/** What is known about a request. */
export const detailsOf = (request: IncomingMessage): RequestDetails => ofRequests.get(request)!;

/** Records the name of the GraphQL operation that a request executes. */
export function recordOperation(details: RequestDetails, { name }: OperationDefinitionNode): void {
  if (name) details.operation = name.value.slice(0, LONGEST_NAME);
}

/** Records what a request has done or tried. */
export function recordEvent(
  details: RequestDetails,
  event: SecurityEvent,
  about: EventDetails = {},
): void {
  details.events.push({ event, ...about });
}
