import type { IncomingMessage } from "node:http";
import type { OperationDefinitionNode } from "graphql";
import type { Slot } from "./Admission";
import { PerRequest } from "./PerRequest";

/** The events that are relevant to security. */
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
  | "site settings changed"
  | "two-factor turned off"
  | "two-factor turned on"
  | "user banned"
  | "user deleted"
  | "user unbanned";

/** Further fields of a logged event. */
export interface EventDetails {
  /** The user whom the event concerns. */
  userId?: number;
  /** The login method; absent if it was the password. */
  by?: "openid" | "passkey";
  /** The name of the limit. */
  limit?: string;
  /** The kind of merged data, the removed ID and the remaining ID. */
  kind?: string;
  mergedId?: number;
  intoId?: number;
  /** The names of the changed settings. */
  settings?: string;
}

interface LoggedEvent extends EventDetails {
  event: SecurityEvent;
}

/** Details of a request for its log line, and the slot that it occupies. */
export interface RequestDetails {
  /** The ID in the log and in error responses; undefined outside of a request. */
  readonly id: string | undefined;
  /** The codes of errors in the response, collected until it is closed. */
  readonly errors: Set<string>;
  readonly events: LoggedEvent[];
  /** The user whose token the request has. */
  viewerId?: number;
  operation?: string;
  /** True if the response is a stored copy, made for an earlier request or for another one at the same time. */
  isStored?: true;
  /** The slot that the request occupies. */
  slot?: Slot;
}

const detailsByRequest = new PerRequest<RequestDetails>();

/** The maximum length of a logged operation name, since a client may send a very long one. */
const MAX_NAME_LENGTH = 64;

/**
 * Creates details.
 * @param id undefined outside of a request; the details are then not logged
 */
export const makeDetails = (id?: string): RequestDetails => ({
  id,
  errors: new Set(),
  events: [],
});

/** Assigns an ID and details to a request, before it is processed. */
export function addDetails(request: IncomingMessage, id: string): RequestDetails {
  const details = makeDetails(id);
  detailsByRequest.set(request, details);
  return details;
}

/** Returns the details of a request. */
export const getDetails = (request: IncomingMessage): RequestDetails =>
  detailsByRequest.get(request)!;

/** Records the name of the GraphQL operation that a request executes. */
export function recordOperation(details: RequestDetails, { name }: OperationDefinitionNode): void {
  if (name) details.operation = name.value.slice(0, MAX_NAME_LENGTH);
}

/** Records a security event of a request. */
export function recordEvent(
  details: RequestDetails,
  event: SecurityEvent,
  eventDetails: EventDetails = {},
): void {
  details.events.push({ event, ...eventDetails });
}
