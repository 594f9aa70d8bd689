import { AsyncLocalStorage } from "node:async_hooks";
import type { OperationDefinitionNode } from "graphql";
import type { Slot } from "./Admission";

/** What matters to whoever looks for an attack. */
export type SecurityEvent =
  | "email changed"
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

interface LoggedEvent {
  event: SecurityEvent;
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

/** What is known about the request that is being served: for its line in the log, and what it occupies. */
export interface RequestDetails {
  readonly id: string;
  readonly errors: Set<string>;
  readonly events: LoggedEvent[];
  viewerId?: number;
  operation?: string;
  slot?: Slot;
}

const current = new AsyncLocalStorage<RequestDetails>();

/** A name may be as long as a body. */
const LONGEST_NAME = 64;

/** Serves a request, with a place for what becomes known about it meanwhile. */
export function withRequestDetails(id: string, serve: (details: RequestDetails) => void): void {
  const details: RequestDetails = { id, errors: new Set(), events: [] };
  current.run(details, serve, details);
}

/** The id of the request that is being served: in the log, and in the response to a request that failed. */
export const requestId = (): string | undefined => current.getStore()?.id;

/** The codes of errors in the response to this request, which grow until it is closed. */
export const requestErrors = (): ReadonlySet<string> => current.getStore()?.errors ?? new Set();

/** Records whose token a request has. */
export function recordViewer(viewerId: number): void {
  const details = current.getStore();
  if (details) details.viewerId = viewerId;
}

/** Records the name of the GraphQL operation that a request executes. */
export function recordOperation({ name }: OperationDefinitionNode): void {
  const details = current.getStore();
  if (details && name) details.operation = name.value.slice(0, LONGEST_NAME);
}

/** Records the code of an error in a response. */
export function recordError(code: string): void {
  current.getStore()?.errors.add(code);
}

/** Records what a request has done or tried. */
export function recordEvent(event: SecurityEvent, about: Omit<LoggedEvent, "event"> = {}): void {
  current.getStore()?.events.push({ event, ...about });
}

/** Records the slot that a request holds. */
export function recordSlot(slot: Slot): void {
  const details = current.getStore();
  if (details) details.slot = slot;
}

/** Awaits something that needs no database, while the slot of the request is for others. */
export const lendSlot = <Result>(work: () => Promise<Result>): Promise<Result> =>
  current.getStore()?.slot?.lend(work) ?? work();
