import { GraphQLError } from "graphql";

/** The HTTP status of every code that an answer may carry; the only place that sets one. */
export const httpStatus = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  ACCOUNT_BANNED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof httpStatus;

interface Details {
  /** The input field that breaks a rule. */
  field?: string;
  /** Every field that breaks a rule, where there may be several. */
  issues?: Issue[];
  /** Seconds after which the same call may go through. */
  retryAfter?: number;
  /** What the log knows the request by. */
  requestId?: string | undefined;
  /** Goes to the log, never to the caller. */
  cause?: unknown;
}

/** A rule that a field of an input breaks. */
export interface Issue {
  field: string;
  /** Which rule, for people. */
  message: string;
}

/** A refusal in words for a person: the one kind of error that leaves the server as it is. */
export class AppError extends GraphQLError {
  /** Every field that breaks a rule; the message is that of the first. */
  readonly issues: Issue[];

  constructor(
    readonly code: ErrorCode,
    message: string,
    { cause, issues, ...extensions }: Details = {},
  ) {
    super(message, { extensions: { code, status: httpStatus[code], ...extensions } });
    this.issues =
      issues ?? (extensions.field === undefined ? [] : [{ field: extensions.field, message }]);
    if (cause !== undefined) this.cause = cause;
  }
}

export const badInput = (message: string, field?: string) =>
  new AppError("BAD_USER_INPUT", message, field === undefined ? {} : { field });

/** @param issues every field that breaks a rule, in the order in which they are told */
export const invalidInput = (issues: [Issue, ...Issue[]]) =>
  new AppError("BAD_USER_INPUT", issues[0].message, { field: issues[0].field, issues });

export const unauthenticated = (message = "Please log in first.") =>
  new AppError("UNAUTHENTICATED", message);

export const forbidden = () => new AppError("FORBIDDEN", "You do not have permission to do this.");

export const accountBanned = () => new AppError("ACCOUNT_BANNED", "Your account has been banned.");

/** `notFound("Recipe")` says "Recipe not found." */
export const notFound = (thing: string) => new AppError("NOT_FOUND", `${thing} not found.`);

export const conflict = (message: string, field?: string) =>
  new AppError("CONFLICT", message, field === undefined ? {} : { field });

/** Somebody else changed the thing since it was read. */
export const stale = (thing: string) =>
  new AppError(
    "PRECONDITION_FAILED",
    `Somebody else has changed this ${thing} in the meantime. Please check the current version.`,
  );

/** @param message says how much is taken */
export const tooLarge = (message: string, field?: string) =>
  new AppError("PAYLOAD_TOO_LARGE", message, field === undefined ? {} : { field });

export const rateLimited = (retryAfter: number) =>
  new AppError("RATE_LIMITED", "Too many attempts. Please try again later.", {
    retryAfter,
  });

/** No call of REST is at this address. */
export const noSuchCall = () => new AppError("NOT_FOUND", "This endpoint does not exist.");

/** The address has calls, but none with this method. */
export const methodNotAllowed = () =>
  new AppError("METHOD_NOT_ALLOWED", "This endpoint does not support this method.");

/**
 * What is wrong with a request that could not even be read.
 * @param status what the HTTP layer says of it
 */
export function unreadable(status: number | undefined): AppError | null {
  if (status === undefined || status < 400 || status > 499) return null;
  return status === httpStatus.PAYLOAD_TOO_LARGE
    ? tooLarge("The request body is too large.")
    : badInput("The request is malformed.");
}

/** A bug of ours; the log says which, under the request's id. */
export const unexpected = (requestId: string | undefined) =>
  new AppError("INTERNAL_SERVER_ERROR", "Something went wrong on our side. Please try again.", {
    requestId,
  });

export const unavailable = (cause?: unknown) =>
  new AppError(
    "SERVICE_UNAVAILABLE",
    "The service is temporarily unavailable. Please try again shortly.",
    {
      retryAfter: 1,
      cause,
    },
  );
